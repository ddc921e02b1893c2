package voxelpopuli.dht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.DhtFixtures.Running;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.dht.wire.Dialect;
import voxelpopuli.dht.wire.Header;
import voxelpopuli.dht.wire.MessageCodec;
import voxelpopuli.dht.wire.Request;

/** What strangers may throw at a node. */
class HostilePeersIntegrationTest {

  private static final ActorTestKit KIT = DhtFixtures.testKit();
  private static final int FUZZED = 10_000;

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  /** Real messages with bytes changed, cut off or put in; and noise. None is a valid store. */
  private static List<byte[]> samples() {
    MessageCodec codec = new MessageCodec(DhtFixtures.settings().wireLimits());
    List<byte[]> samples = new ArrayList<>();
    NodeId sender = NodeId.sha1("fuzzer");
    for (Dialect dialect : List.of(Dialect.OFFER, Dialect.CBOR)) {
      Header header = new Header(1, sender, Optional.of(DhtFixtures.WORLD), 1, dialect);
      samples.add(codec.writeCall(header, new Request.Ping(), 0));
      samples.add(codec.writeCall(header, new Request.FindNode(sender), 0));
      samples.add(codec.writeCall(header, new Request.Find(RecordKind.PLAYER, sender), 0));
      DhtRecord signed =
          DhtRecord.signed(
              RecordKind.PLAYER, sender, new byte[50], 1, 0, Identity.create(new Random(1)));
      samples.add(codec.writeCall(header, new Request.Store(signed), 0));
    }
    return samples;
  }

  private static byte[] fuzz(List<byte[]> samples, Random random) {
    if (random.nextInt(4) == 0) {
      byte[] noise = new byte[1 + random.nextInt(300)];
      random.nextBytes(noise);
      return noise;
    }
    byte[] bytes = samples.get(random.nextInt(samples.size())).clone();
    for (int i = random.nextInt(6); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return random.nextInt(3) == 0
        ? java.util.Arrays.copyOf(bytes, random.nextInt(bytes.length))
        : bytes;
  }

  @Test
  void tenThousandFuzzedDatagramsChangeNothing() throws IOException {
    List<Running> nodes = DhtFixtures.network(KIT, 3);
    Running node = nodes.get(0);
    await().until(() -> node.info().table().size() == 2);
    node.put(DhtFixtures.value("kept", "still here"));
    Random random = new Random(1);
    List<byte[]> samples = samples();
    long before = node.info().counters().datagramsReceived();
    try (UdpPeer fuzzer = new UdpPeer()) {
      for (int i = 1; i <= FUZZED; i++) {
        fuzzer.send(fuzz(samples, random), node.self().address());
        if (i % 100 == 0) { // no faster than the node reads, or the kernel drops them unread
          long sent = before + i;
          await().until(() -> node.info().counters().datagramsReceived() >= sent);
        }
      }
    }
    NodeInfo after = node.info();
    assertThat(after.counters().droppedMalformed()).isGreaterThan(FUZZED / 4);
    assertThat(after.table().contacts())
        .containsExactlyInAnyOrder(nodes.get(1).self(), nodes.get(2).self());
    assertThat(after.players() + after.chunks()).isZero();
    assertThat(after.values()).isEqualTo(1);
    assertThat(nodes.get(1).get(RecordKind.VALUE, NodeId.sha1("kept")).isFound()).isTrue();
  }

  @Test
  void forgedAndReplayedRecordsAreRefusedByEveryHolder() {
    List<Running> nodes = DhtFixtures.network(KIT, 4);
    await().until(() -> nodes.stream().allMatch(n -> n.info().table().size() == 3));
    Identity ada = Identity.create();
    NodeId key = NodeId.sha1("ada");
    long now = System.currentTimeMillis();
    byte[] there = "{\"name\":\"ada\",\"position\":[1,2,3]}".getBytes(StandardCharsets.UTF_8);
    DhtRecord first = DhtRecord.signed(RecordKind.PLAYER, key, there, 1, now, ada);
    DhtRecord second = DhtRecord.signed(RecordKind.PLAYER, key, there, 2, now, ada);
    assertThat(nodes.get(0).put(first).isStored()).isTrue();
    assertThat(nodes.get(1).put(second).isStored()).isTrue();

    DhtRecord forged = new DhtRecord(RecordKind.PLAYER, key, there, 3, second.signature(), now);
    DhtRecord usurped = DhtRecord.signed(RecordKind.PLAYER, key, there, 9, now, Identity.create());
    DhtRecord unsigned = DhtRecord.versioned(RecordKind.PLAYER, key, there, 9, now);
    for (DhtRecord bad : List.of(first, forged, usurped, unsigned)) {
      PutResult put = nodes.get(2).put(bad);
      assertThat(put.holders()).isEmpty();
      assertThat(put.refused()).isEqualTo(4);
    }
    for (Running node : nodes) {
      assertThat(node.get(RecordKind.PLAYER, key).record()).contains(second);
    }
  }
}
