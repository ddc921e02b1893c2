package voxelpopuli.dht.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

class CallTableTest {

  private static final InetSocketAddress PEER = new InetSocketAddress("127.0.0.1", 7400);
  private static final InetSocketAddress OTHER = new InetSocketAddress("127.0.0.1", 7500);
  private final CallTable<String> table = new CallTable<>();

  private CallTable.Pending<String> call(long id) {
    CallTable.Pending<String> pending = table.open("call", PEER, 0, 10, 1);
    table.attempt(pending, id, 0, 20);
    return pending;
  }

  @Test
  void answerCountsOnlyFromTheAddressThatWasAsked() {
    call(1);
    assertThat(table.answered(1, OTHER, 5)).isEmpty();
    assertThat(table.answered(1, PEER, 5)).isPresent();
  }

  @Test
  void unknownAndRepeatedAnswersAreIgnored() {
    call(1);
    assertThat(table.answered(2, PEER, 5)).isEmpty();
    assertThat(table.answered(1, PEER, 5)).isPresent();
    assertThat(table.answered(1, PEER, 6)).isEmpty();
  }

  @Test
  void overdueIsSaidOnceAndBeforeTheTimeOut() {
    var pending = call(1);
    assertThat(table.tick(9)).isEmpty();
    assertThat(table.tick(10)).containsExactly(new CallTable.Overdue<>(pending));
    assertThat(table.tick(11)).isEmpty();
  }

  @Test
  void callIsTriedOnceMoreThenFails() {
    var pending = call(1);
    table.tick(10);
    assertThat(table.tick(20)).containsExactly(new CallTable.Retry<>(pending));
    table.attempt(pending, 2, 20, 40);
    assertThat(table.tick(59)).isEmpty();
    assertThat(table.tick(60)).containsExactly(new CallTable.Expired<>(pending));
    assertThat(table.size()).isZero();
    assertThat(table.answered(2, PEER, 61)).isEmpty();
  }

  @Test
  void answerToTheFirstAttemptCountsAfterTheSecondWasSentAndIsMeasuredFromTheFirst() {
    var pending = call(1);
    table.tick(20);
    table.attempt(pending, 2, 20, 40);
    assertThat(table.answered(1, PEER, 25).orElseThrow().roundTripNanos()).isEqualTo(25);
    assertThat(table.isTaken(2)).isFalse();
  }

  @Test
  void timeInWhichWeSleptDoesNotCountAgainstAPeer() {
    call(1);
    table.postpone(100);
    assertThat(table.tick(109)).isEmpty();
    assertThat(table.tick(110)).hasSize(1);
  }
}
