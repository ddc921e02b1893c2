package voxelpopuli.world.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WorkersTest {

  private final Workers workers = new Workers(1);
  private final CountDownLatch gate = new CountDownLatch(1);
  private final List<String> done = Collections.synchronizedList(new ArrayList<>());

  @AfterEach
  void close() {
    gate.countDown();
    workers.close();
  }

  @Test
  void nearestIsMadeFirstAndEqualsInTheirOrder() {
    occupy();
    submit(50, "far");
    submit(Workers.WHENEVER, "rehearsal");
    submit(10, "near");
    submit(50, "as far");
    CompletionStage<String> last = submit(Workers.WHENEVER, "last").result();
    open(last);
    assertThat(done).containsExactly("near", "far", "as far", "rehearsal", "last");
  }

  @Test
  void whatSomebodyNearerWantsMovesForward() {
    occupy();
    submit(20, "one");
    Workers.Task<String> other = submit(30, "other");
    assertThat(workers.sooner(other, 40)).isSameAs(other);
    workers.sooner(other, 10);
    open(submit(Workers.WHENEVER, "last").result());
    assertThat(done).containsExactly("other", "one", "last");
    assertThat(other.result().toCompletableFuture()).isCompletedWithValue("other");
  }

  @Test
  void whatIsMadeAlreadyIsNotMadeTwice() {
    gate.countDown();
    Workers.Task<String> made = submit(5, "made");
    open(made.result());
    workers.sooner(made, 1);
    open(submit(9, "next").result());
    assertThat(done).containsExactly("made", "next");
  }

  @Test
  void failureIsTheResultAndHoldsUpNobody() {
    gate.countDown();
    Workers.Task<String> bad =
        workers.submit(
            1,
            () -> {
              throw new IllegalStateException("no");
            });
    assertThatThrownBy(() -> bad.result().toCompletableFuture().get(5, TimeUnit.SECONDS))
        .hasRootCauseMessage("no");
    open(submit(2, "next").result());
    assertThat(done).containsExactly("next");
  }

  /** Keeps the only thread busy, so that the others queue up. */
  private void occupy() {
    workers.submit(
        0,
        () -> {
          try {
            return gate.await(10, TimeUnit.SECONDS);
          } catch (InterruptedException e) {
            return false;
          }
        });
  }

  private Workers.Task<String> submit(int priority, String name) {
    return workers.submit(
        priority,
        () -> {
          done.add(name);
          return name;
        });
  }

  private void open(CompletionStage<String> awaited) {
    gate.countDown();
    assertThat(awaited.toCompletableFuture()).succeedsWithin(java.time.Duration.ofSeconds(5));
  }
}
