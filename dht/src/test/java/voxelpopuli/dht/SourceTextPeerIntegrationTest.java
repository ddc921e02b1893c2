package voxelpopuli.dht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetSocketAddress;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.DhtFixtures.Running;
import voxelpopuli.dht.record.RecordKind;

/** A peer that knows nothing but the dissertation's JSON, byte for byte by hand. */
class SourceTextPeerIntegrationTest {

  private static final ActorTestKit KIT = DhtFixtures.testKit();
  private static final NodeId PEER = NodeId.sha1("a python peer");
  private static final NodeId KEY = NodeId.sha1("3,0,-2");
  private Running node;
  private InetSocketAddress address;
  private UdpPeer peer;

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  @BeforeEach
  void start() throws IOException {
    node = DhtFixtures.network(KIT, 1).get(0);
    address = node.self().address();
    peer = new UdpPeer();
  }

  @AfterEach
  void close() {
    peer.close();
    node.ref().tell(new KademliaNode.Stop());
  }

  private String ask(long id, String rpc, String args) throws IOException {
    peer.send(
        "{\"id\": %d, \"node\": \"%s\", \"call\": true, \"rpc\": \"%s\", \"args\": %s}"
            .formatted(id, PEER.hex(), rpc, args),
        address);
    return peer.answer(id);
  }

  @Test
  void pingIsAnsweredWithOurIdAndNothingThatAPlainPeerDoesNotKnow() throws IOException {
    assertThat(ask(17, "PING", "[]"))
        .isEqualTo(
            "{\"id\":17,\"node\":\"%s\",\"call\":false,\"rpc\":\"PING\",\"ret\":\"%s\"}"
                .formatted(node.self().id(), node.self().id()));
  }

  @Test
  void integerIdsAreAnsweredAsIntegers() throws IOException {
    peer.send(
        "{\"id\":5,\"node\":%s,\"call\":true,\"rpc\":\"PING\",\"args\":[]}"
            .formatted(PEER.toBigInteger()),
        address);
    assertThat(peer.answer(5))
        .contains("\"node\":" + node.self().id().toBigInteger() + ",")
        .contains("\"ret\":" + node.self().id().toBigInteger() + "}");
    peer.send(
        "{\"id\":6,\"node\":%s,\"call\":true,\"rpc\":\"STORE_CHUNK\",\"args\":[%s,[\"10.1.2.3\",7401]]}"
            .formatted(PEER.toBigInteger(), KEY.toBigInteger()),
        address);
    assertThat(peer.answer(6)).contains("\"ret\":true");
    assertThat(node.get(RecordKind.CHUNK, KEY).record().orElseThrow().text())
        .isEqualTo("[\"10.1.2.3\",7401]");
  }

  @Test
  void chunkIsStoredAndFoundAndPlayersAreSeparate() throws IOException {
    String key = "\"" + KEY.hex() + "\"";
    assertThat(ask(1, "FIND_CHUNK", "[" + key + "]")).contains("\"ret\":{\"nodes\":[]}");
    assertThat(ask(2, "STORE_CHUNK", "[" + key + ", [\"127.0.0.1\", 7401]]"))
        .contains("\"ret\":true");
    assertThat(ask(3, "FIND_CHUNK", "[" + key + "]"))
        .contains("\"ret\":{\"value\":[\"127.0.0.1\",7401]");
    assertThat(ask(4, "FIND_PLAYER", "[" + key + "]")).contains("\"nodes\"");
    assertThat(ask(5, "STORE_PLAYER", "[" + key + ",{\"name\":\"ada\",\"position\":[1,64,-2.5]}]"))
        .contains("\"ret\":true");
    assertThat(ask(6, "FIND_PLAYER", "[" + key + "]"))
        .contains("\"value\":{\"name\":\"ada\",\"position\":[1,64,-2.5]}");
  }

  @Test
  void plainPeerIsPingedInItsOwnTongueAndThenEntersTheTable() throws IOException {
    ask(1, "PING", "[]");
    String ping = peer.call();
    assertThat(ping).contains("\"rpc\":\"PING\"").doesNotContain("world").doesNotContain("enc");
    String id = ping.replaceAll(".*\"id\":(\\d+),.*", "$1");
    peer.send(
        "{\"id\":%s,\"node\":\"%s\",\"call\":false,\"rpc\":\"PING\",\"ret\":\"%s\"}"
            .formatted(id, PEER, PEER),
        address);
    await().until(() -> node.info().table().contacts().anyMatch(c -> c.id().equals(PEER)));
    String found = ask(9, "FIND_NODE", "[\"" + KEY.hex() + "\"]");
    assertThat(found).as("without the asker").contains("\"ret\":[]");
  }

  @Test
  void unknownCallsAreDroppedAndCounted() throws IOException {
    long before = node.info().counters().droppedUnknown();
    peer.send(
        "{\"id\":1,\"node\":\"%s\",\"call\":true,\"rpc\":\"FORMAT_DISK\",\"args\":[]}"
            .formatted(PEER),
        address);
    await().until(() -> node.info().counters().droppedUnknown() == before + 1);
  }

  @Test
  void answerFromAnotherAddressDoesNotCount() throws IOException {
    ask(1, "PING", "[]");
    String ping = peer.call();
    String id = ping.replaceAll(".*\"id\":(\\d+),.*", "$1");
    long before = node.info().counters().ignoredAnswers();
    try (UdpPeer liar = new UdpPeer()) {
      liar.send(
          "{\"id\":%s,\"node\":\"%s\",\"call\":false,\"rpc\":\"PING\",\"ret\":\"%s\"}"
              .formatted(id, PEER, PEER),
          address);
      await().until(() -> node.info().counters().ignoredAnswers() > before);
    }
    assertThat(node.info().table().size()).isZero();
  }
}
