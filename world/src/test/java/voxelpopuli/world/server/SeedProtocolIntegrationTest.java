package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.account.SignIn;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/** The source text's protocol, spoken by hand over real sockets to two nodes. */
class SeedProtocolIntegrationTest {

  private static final ChunkPos SPAWN = new ChunkPos(0, 0, 0);

  @TempDir static Path folder;
  private static TestNode first;
  private static TestNode second;

  @BeforeAll
  static void start() {
    first = TestNode.start(folder.resolve("first"));
    second = TestNode.start(folder.resolve("second"), first);
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  @Test
  void pingIsAnsweredWithFourBytesAndTheConnectionCloses() {
    try (RawClient client = new RawClient(first.gamePort())) {
      assertThat(client.send("{\"type\":\"ping\"}").rest()).isEqualTo("pong");
    }
    try (RawClient client = new RawClient(first.gamePort())) {
      client.send("{\"type\": \"ping\"}\r\n").endSending();
      assertThat(client.rest()).isEqualTo("pong");
    }
  }

  @Test
  void generatedChunkCanBeConnectedToAndIsFoundByEveryNode() {
    try (RawClient client = new RawClient(first.gamePort())) {
      JsonNode answer = client.send("{\"type\":\"generate\",\"chunk\":[20,0,20]}").line();
      assertThat(answer.path("ok").asBoolean()).isTrue();
      assertThat(client.rest()).isEmpty();
    }
    try (RawClient dht = dht(second)) {
      assertThat(address(dht.query(0, "[20,0,20]"))).isEqualTo(first.gamePort());
    }
    try (RawClient client = RawClient.connected(first.gamePort(), new ChunkPos(20, 0, 20))) {
      assertThat(client.line().path("type").asInt()).isEqualTo(RawClient.CHUNK_DATA);
    }
  }

  @Test
  void connectingToAChunkThatIsNotHereFails() {
    try (RawClient client = new RawClient(first.gamePort())) {
      JsonNode answer = client.send("{\"type\":\"connect\",\"chunk\":[999,0,999]}").line();
      assertThat(answer.path("ok").asBoolean()).isFalse();
      assertThat(answer.path("error").asText()).contains("not here");
    }
  }

  @Test
  void bothNodesNameTheSameServerAndTwoNumbersMeanHeightZero() {
    try (RawClient one = dht(first);
        RawClient other = dht(second)) {
      for (int x = 0; x < 10; x++) {
        int port = address(one.query(0, "[" + x + ",0,3]"));
        assertThat(address(other.query(0, "[" + x + ", 3]\n"))).isEqualTo(port);
      }
    }
  }

  @Test
  void chunkDataHas32768IdsThatSourceTextClientsKnowInTheRightOrder() {
    ChunkPos chunk = SPAWN;
    try (RawClient client = RawClient.connected(owner(chunk), chunk)) {
      JsonNode data = client.line();
      assertThat(data.path("type").asInt()).isEqualTo(RawClient.CHUNK_DATA);
      assertThat(data.path("player").asText()).isEmpty();
      assertThat(data.path("args")).hasSize(32_768);
      data.path("args").forEach(id -> assertThat(id.asInt()).isBetween(0, 3));
      // Index (x*32 + y)*32 + z: the ground under the spawn is at y = 31.
      assertThat(data.path("args").get(31 * 32).asInt()).isNotZero();
    }
  }

  @Test
  void playersAreRelayedAndLateComersAreToldOfThem() {
    ChunkPos chunk = new ChunkPos(1, 0, 0);
    try (RawClient ann = RawClient.connected(owner(chunk), chunk);
        RawClient bob = RawClient.connected(owner(chunk), chunk)) {
      ann.packet(RawClient.REGISTER, "33,32,5.5", "seed-ann");
      JsonNode came = bob.next(RawClient.REGISTER);
      assertThat(came.path("player").asText()).isEqualTo("seed-ann");
      assertThat(came.path("args").toString()).isEqualTo("[33,32,5.5]");
      ann.packet(RawClient.MOVE, "34,32,5.5,90", "seed-ann");
      assertThat(bob.next(RawClient.MOVE).path("args").toString()).isEqualTo("[34,32,5.5,90]");
      try (RawClient late = RawClient.connected(owner(chunk), chunk)) {
        assertThat(late.next(RawClient.REGISTER).path("args").get(0).asInt()).isEqualTo(34);
      }
      ann.packet(RawClient.DEREGISTER, "", "seed-ann");
      assertThat(bob.next(RawClient.DEREGISTER).path("player").asText()).isEqualTo("seed-ann");
    }
    try (RawClient dht = dht(second)) {
      // The overlay is given the place at the same moment as the others are told.
      org.awaitility.Awaitility.await()
          .atMost(java.time.Duration.ofSeconds(10))
          .until(
              () -> dht.query(1, "{\"name\":\"seed-ann\"}").line().toString(),
              "[34,32,5.5]"::equals);
    }
  }

  @Test
  void blockChangeIsSeenByAllInEitherKindOfCoordinates() {
    ChunkPos chunk = new ChunkPos(1, 0, 1);
    try (RawClient ann = RawClient.connected(owner(chunk), chunk);
        RawClient bob = RawClient.connected(owner(chunk), chunk)) {
      bob.next(RawClient.CHUNK_DATA);
      ann.packet(RawClient.BLOCK_CHANGE, "1,2,3,2", "ann");
      int inside = (1 * 32 + 2) * 32 + 3;
      bob.next(RawClient.CHUNK_DATA, data -> data.path("args").get(inside).asInt() == 2);
      ann.packet(RawClient.BLOCK_CHANGE, "36.0,5.0,38.0,3.0", "ann");
      int outside = (4 * 32 + 5) * 32 + 6;
      bob.next(RawClient.CHUNK_DATA, data -> data.path("args").get(outside).asInt() == 3);
    }
  }

  @Test
  void refusedChangeIsAnsweredWithTheChunkAsItIs() {
    ChunkPos chunk = new ChunkPos(2, 0, 1);
    try (RawClient ann = RawClient.connected(owner(chunk), chunk)) {
      JsonNode before = ann.next(RawClient.CHUNK_DATA);
      ann.packet(RawClient.BLOCK_CHANGE, "1,2,3,200", "ann");
      assertThat(ann.next(RawClient.CHUNK_DATA)).isEqualTo(before);
      ann.packet(RawClient.BLOCK_CHANGE, "500,2,3,1", "ann");
      assertThat(ann.next(RawClient.CHUNK_DATA)).isEqualTo(before);
    }
  }

  @Test
  void timeIsToldEveryTick() {
    ChunkPos chunk = new ChunkPos(1, 0, 2);
    try (RawClient ann = RawClient.connected(owner(chunk), chunk)) {
      double earlier = ann.next(RawClient.TIME).path("args").get(0).asDouble();
      double later = ann.next(RawClient.TIME).path("args").get(0).asDouble();
      assertThat(later).isNotEqualTo(earlier).isBetween(0.0, 1440.0);
    }
  }

  @Test
  void sourceTextAndNativePlayersShareOneWorld() {
    BlockPos pos = new BlockPos(3, 31, 9);
    try (TestPlayer ann = TestPlayer.join(first, "native-ann");
        RawClient bob = RawClient.connected(owner(SPAWN), SPAWN)) {
      ann.awaitLoaded(27);
      ann.client().move(1.5, 20, 1.5, 0, 0);
      bob.next(RawClient.REGISTER, packet -> packet.path("player").asText().equals("native-ann"));
      bob.packet(RawClient.REGISTER, "2,20,2", "seed-bob");
      ann.awaitEvent(WorldEvent.PlayerAppeared.class, seen -> seen.name().equals("seed-bob"));
      bob.packet(RawClient.BLOCK_CHANGE, "3,31,9,0", "seed-bob");
      ann.awaitEvent(WorldEvent.BlockChanged.class, change -> change.pos().equals(pos));
      ann.edit(pos, Blocks.BRICK);
      int seen = Blocks.of(Blocks.BRICK).seedId();
      bob.next(RawClient.CHUNK_DATA, data -> data.path("args").get(pos.index()).asInt() == seen);
    }
  }

  @Test
  void guestCannotTakeANameThatHasAKey() {
    ClientOptions options =
        ClientOptions.of(first.address(), "keyed").withRadius(0, 0).withKey(PlayerKey.create());
    try (TestPlayer keyed = TestPlayer.join(options);
        RawClient dht = dht(second)) {
      keyed.awaitLoaded(1);
      await()
          .atMost(Duration.ofSeconds(10))
          .until(
              () ->
                  dht.query(1, "{\"name\":\"keyed\"}").line().get(0).asDouble()
                      == PlayerState.SPAWN.x());
      try (RawClient thief = RawClient.connected(owner(SPAWN), SPAWN)) {
        thief.next(RawClient.CHUNK_DATA);
        thief.packet(RawClient.REGISTER, "2,20,2", "keyed");
        assertThat(thief.rest()).contains("belongs to a player with a key");
      }
    }
  }

  @Test
  void proofOfAnotherConnectionIsRefused() {
    PlayerKey key = PlayerKey.create();
    String hello =
        new String(
            new Handshake.Session(
                    Frame.VERSION, "ivy", 1, HexFormat.of().formatHex(key.publicKey()))
                .line(),
            StandardCharsets.UTF_8);
    try (RawClient one = new RawClient(first.gamePort());
        RawClient other = new RawClient(first.gamePort())) {
      String proof = proof(key, one.send(hello).line());
      other.send(hello).line();
      assertThat(other.send(proof).line().path("error").asText()).contains("did not sign");
      assertThat(one.send(proof).line().path("ok").asBoolean()).isTrue();
    }
  }

  private static String proof(PlayerKey key, JsonNode question) {
    byte[] statement =
        SignIn.statement(
            question.path("challenge").asText(),
            question.path("node").asText(),
            question.path("id").asText(),
            "ivy");
    return "{\"proof\":\"" + HexFormat.of().formatHex(key.sign(statement)) + "\"}\n";
  }

  @Test
  void unknownPlayerStandsAtTheSpawnAndABadQueryDoesNotEndTheSession() {
    try (RawClient dht = dht(first)) {
      assertThat(dht.query(1, "{'name':'nobody-yet'}").line().toString()).isEqualTo("[0,32,0]");
      assertThat(dht.query(0, "[\"x\"]").line().has("error")).isTrue();
      assertThat(dht.query(0, "[0,0,0]").line().isArray()).isTrue();
    }
  }

  @Test
  void severalQueriesInOnePieceAreAnsweredInOrder() {
    try (RawClient dht = dht(first)) {
      byte[] both = "\0[0,0,0]\1{\"name\":\"nobody-yet\"}".getBytes(StandardCharsets.UTF_8);
      dht.send(both);
      assertThat(dht.line().get(0).asText()).isEqualTo("127.0.0.1");
      assertThat(dht.line().toString()).isEqualTo("[0,32,0]");
    }
  }

  @Test
  void malformedHandshakeGetsAReasonAndTheConnectionCloses() {
    for (String bad :
        new String[] {
          "GET / HTTP/1.1\r\n", "{\"type\":\"dance\"}", "{\"type\":\"connect\"}", "[]"
        }) {
      try (RawClient client = new RawClient(first.gamePort())) {
        assertThat(client.send(bad).rest()).contains("\"ok\":false").contains("\"error\"");
      }
    }
  }

  @Test
  void twoThousandHostileMessagesHurtNobody() {
    Random random = new Random(3);
    ChunkPos chunk = new ChunkPos(0, 0, 2);
    int port = owner(chunk);
    try (RawClient witness = RawClient.connected(port, chunk)) {
      for (int i = 0; i < 2_000; i++) {
        try (RawClient client = new RawClient(port)) {
          hostile(client, random, chunk);
        } catch (java.io.UncheckedIOException e) {
          // It was closed while it was still talking.
        }
      }
      witness.packet(RawClient.BLOCK_CHANGE, "1,1,1,2", "witness");
      witness.next(
          RawClient.CHUNK_DATA, data -> data.path("args").get((32 + 1) * 32 + 1).asInt() == 2);
    }
  }

  private static void hostile(RawClient client, Random random, ChunkPos chunk) {
    byte[] noise = new byte[random.nextInt(300)];
    random.nextBytes(noise);
    switch (random.nextInt(6)) {
      case 0 -> client.send(noise);
      case 1 ->
          client
              .send("{\"type\":\"session\",\"version\":1,\"player\":\"x\",\"client\":\"1\"}\n")
              .send(noise);
      case 2 -> client.send("{\"type\":\"dht\"}").send(noise);
      case 3 ->
          client.send("{\"type\":\"connect\",\"chunk\":" + chunk + "}").send(noise).send("\n");
      case 4 -> client.send("{\"type\":" + "[".repeat(random.nextInt(100)));
      default ->
          client
              .send("{\"type\":\"connect\",\"chunk\":" + chunk + "}")
              .packet(random.nextInt(9), "1e999,null,-5,{}", "\\u0000");
    }
  }

  private static RawClient dht(TestNode node) {
    RawClient client = new RawClient(node.gamePort());
    assertThat(client.send("{\"type\":\"dht\"}").line().path("ok").asBoolean()).isTrue();
    return client;
  }

  private static int owner(ChunkPos chunk) {
    try (RawClient dht = dht(first)) {
      return address(dht.query(0, chunk.toString()));
    }
  }

  private static int address(RawClient asked) {
    JsonNode address = asked.line();
    assertThat(address.get(0).asText()).isEqualTo("127.0.0.1");
    return address.get(1).asInt();
  }
}
