package voxelpopuli.client.menu;

import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import voxelpopuli.world.client.WorldInquiry;

/**
 * Asks the nodes on the start screen, over and over, whether they are there. The window's thread
 * calls {@link #tick}; each question is asked on another, because a silent node takes its time.
 */
public final class NodeChecks {

  /** How one node is asked. */
  @FunctionalInterface
  public interface Question {
    NodeState.Here ask(String node) throws IOException;
  }

  private static final NodeState ASKING = new NodeState.Asking();

  private final Question question;
  private final Executor executor;
  private final long intervalNanos;
  private final Map<String, NodeState> states = new ConcurrentHashMap<>();
  private final Map<String, Long> due = new ConcurrentHashMap<>();

  public NodeChecks(Question question, Executor executor, long intervalNanos) {
    this.question = question;
    this.executor = executor;
    this.intervalNanos = intervalNanos;
  }

  /** Asks a node for its world. Connecting and asking are a round trip each. */
  public static Question overTheNetwork(int timeoutMillis) {
    return node -> {
      long start = System.nanoTime();
      WorldInquiry answer = WorldInquiry.ask(node, timeoutMillis);
      return new NodeState.Here(answer.name(), (System.nanoTime() - start) / 2e6);
    };
  }

  public NodeState of(String node) {
    return states.getOrDefault(node, ASKING);
  }

  /** Asks those of the nodes that were not asked for a while. */
  public void tick(Collection<String> nodes, long nanos) {
    states.keySet().retainAll(nodes);
    due.keySet().retainAll(nodes);
    for (String node : nodes) {
      Long next = due.get(node);
      if (next == null || nanos - next >= 0) {
        due.put(node, Long.MAX_VALUE / 2 + nanos); // until the answer is there
        executor.execute(() -> ask(node));
      }
    }
  }

  private void ask(String node) {
    NodeState state;
    try {
      state = question.ask(node);
    } catch (IOException e) {
      state = new NodeState.Silent("no answer");
    } catch (RuntimeException e) {
      state = new NodeState.Silent("not an address");
    }
    states.put(node, state);
    due.computeIfPresent(node, (key, never) -> System.nanoTime() + intervalNanos);
  }
}
