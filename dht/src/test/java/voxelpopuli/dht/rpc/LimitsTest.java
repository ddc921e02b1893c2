package voxelpopuli.dht.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.LimitSettings;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.wire.Dialect;
import voxelpopuli.dht.wire.Header;
import voxelpopuli.dht.wire.MessageCodec;
import voxelpopuli.dht.wire.Response;

class LimitsTest {

  private static final long SECOND = 1_000_000_000L;
  private static final LimitSettings LIMITS = DhtFixtures.settings().limits();

  @Test
  void sourceMayBurstThenKeepsItsRate() {
    RateLimit<String> rate = new RateLimit<>(10, 5, 100);
    for (int i = 0; i < 5; i++) {
      assertThat(rate.allows("a", 0)).isTrue();
    }
    assertThat(rate.allows("a", 0)).isFalse();
    assertThat(rate.allows("b", 0)).isTrue();
    assertThat(rate.allows("a", SECOND / 10)).isTrue();
    assertThat(rate.allows("a", SECOND / 10)).isFalse();
  }

  @Test
  void unprovenPublicAddressSoonGetsNoMoreThanThreeTimesItsCall() throws Exception {
    AnswerBudget budget = new AnswerBudget(LIMITS);
    InetAddress stranger = InetAddress.getByName("203.0.113.7");
    for (int i = 0; i < LIMITS.unprovenAnswersPerSecond(); i++) {
      assertThat(budget.maxBytes(stranger, false, 100, 0)).isEqualTo(Integer.MAX_VALUE);
    }
    assertThat(budget.maxBytes(stranger, false, 100, 0)).isEqualTo(300);
    assertThat(budget.maxBytes(stranger, true, 100, 0)).isEqualTo(Integer.MAX_VALUE);
    InetAddress here = InetAddress.getByName("192.168.1.2");
    for (int i = 0; i < 100; i++) {
      assertThat(budget.maxBytes(here, false, 100, 0)).isEqualTo(Integer.MAX_VALUE);
    }
  }

  @Test
  void answerThatMustBeShortNamesFewerNodes() {
    MessageCodec codec = new MessageCodec(DhtFixtures.settings().wireLimits());
    Header header = new Header(1, NodeId.sha1("n"), Optional.empty(), 1, Dialect.CBOR);
    Response nodes = new Response.Nodes(DhtFixtures.contacts(20, 1), true);
    byte[] fitted = AnswerFitter.fit(codec, header, "FIND_NODE", nodes, 0, 300).orElseThrow();
    assertThat(fitted.length).isBetween(150, 300);
    assertThat(AnswerFitter.fit(codec, header, "FIND_NODE", nodes, 0, 20)).isEmpty();
  }

  @Test
  void sendQueueKeepsCallsBackBeyondTheReceiveBuffer() {
    SendQueue queue = new SendQueue(DhtFixtures.settings().rpc());
    queue.granted(212_992);
    assertThat(queue.window()).isEqualTo(92);
    Peer peer = new Peer();
    assertThat(queue.mayStart(91, peer)).isTrue();
    assertThat(queue.mayStart(92, peer)).isFalse();
    peer.inFlight = 64;
    assertThat(queue.mayStart(0, peer)).isFalse();
  }

  @Test
  void queuedCallStartsWhenItsPeerHasAPlaceAgain() {
    SendQueue queue = new SendQueue(DhtFixtures.settings().rpc());
    PeerBook peers = new PeerBook(10);
    InetSocketAddress busy = new InetSocketAddress("127.0.0.1", 1);
    InetSocketAddress free = new InetSocketAddress("127.0.0.1", 2);
    peers.at(busy).inFlight = 64;
    List<OutgoingCall> calls =
        List.of(
            OutgoingCall.toAddress(busy, null, null, 1),
            OutgoingCall.toAddress(free, null, null, 2));
    calls.forEach(queue::add);
    assertThat(queue.next(5, peers)).contains(calls.get(1));
    assertThat(queue.next(5, peers)).isEmpty();
    peers.at(busy).inFlight = 63;
    assertThat(queue.next(5, peers)).contains(calls.get(0));
  }
}
