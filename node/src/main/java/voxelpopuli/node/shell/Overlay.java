package voxelpopuli.node.shell;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.japi.function.Function;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeInfo;

/** The overlay as commands talk to it: a question, and a wait for its answer. */
public final class Overlay {

  /** A lookup with dead peers on its way may take some seconds. */
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  private final ActorSystem<?> system;
  private final ActorRef<KademliaNode.Command> node;

  public Overlay(ActorSystem<?> system, ActorRef<KademliaNode.Command> node) {
    this.system = system;
    this.node = node;
  }

  /**
   * Asks and waits.
   *
   * @throws java.util.concurrent.CompletionException when no answer came in time
   */
  <R> R ask(Function<ActorRef<R>, KademliaNode.Command> question) {
    CompletionStage<R> answer = AskPattern.ask(node, question, PATIENCE, system.scheduler());
    return answer.toCompletableFuture().join();
  }

  NodeInfo inspect() {
    return ask(KademliaNode.Inspect::new);
  }
}
