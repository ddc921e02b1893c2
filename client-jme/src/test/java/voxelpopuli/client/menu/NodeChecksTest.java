package voxelpopuli.client.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.ClientFixtures;

class NodeChecksTest {

  private final ClientFixtures.Later later = new ClientFixtures.Later();
  private final List<String> asked = new ArrayList<>();

  @Test
  void everyNodeIsAskedAndItsAnswerKept() {
    NodeChecks checks = checks(1);
    checks.tick(List.of("here", "silent", "nonsense"), System.nanoTime());
    assertThat(checks.of("here")).isInstanceOf(NodeState.Asking.class);
    later.runAll();
    assertThat(checks.of("here")).isEqualTo(new NodeState.Here("commons", 3));
    assertThat(checks.of("silent")).isEqualTo(new NodeState.Silent("no answer"));
    assertThat(checks.of("nonsense")).isEqualTo(new NodeState.Silent("not an address"));
  }

  @Test
  void aNodeIsNotAskedTwiceAtTheSameTimeNorBeforeTheIntervalIsOver() {
    long interval = 3_600_000_000_000L;
    NodeChecks checks = checks(interval);
    long now = System.nanoTime();
    checks.tick(List.of("here"), now);
    checks.tick(List.of("here"), now + 2 * interval);
    later.runAll();
    assertThat(asked).containsExactly("here");
    checks.tick(List.of("here"), System.nanoTime());
    later.runAll();
    assertThat(asked).containsExactly("here");
    checks.tick(List.of("here"), System.nanoTime() + interval);
    later.runAll();
    assertThat(asked).containsExactly("here", "here");
  }

  @Test
  void aNodeThatIsNoLongerListedIsForgotten() {
    NodeChecks checks = checks(1);
    checks.tick(List.of("here"), System.nanoTime());
    later.runAll();
    checks.tick(List.of(), System.nanoTime());
    assertThat(checks.of("here")).isInstanceOf(NodeState.Asking.class);
  }

  private NodeChecks checks(long interval) {
    return new NodeChecks(
        node -> {
          asked.add(node);
          if (node.equals("silent")) {
            throw new IOException("connection refused");
          }
          if (node.equals("nonsense")) {
            throw new IllegalArgumentException(node);
          }
          return new NodeState.Here("commons", 3);
        },
        later,
        interval);
  }
}
