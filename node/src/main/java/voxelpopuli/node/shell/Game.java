package voxelpopuli.node.shell;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.world.World;

/** This node's part of the world as commands talk to it: a question, and a wait for its answer. */
public final class Game {

  /** A backup of a large world takes its time. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final ActorSystem<?> system;
  private final ActorRef<World.Command> world;

  public Game(ActorSystem<?> system, ActorRef<World.Command> world) {
    this.system = system;
    this.world = world;
  }

  /**
   * Asks and waits.
   *
   * @throws java.util.concurrent.CompletionException when no answer came in time
   */
  <R> R ask(Function<ActorRef<R>, World.Command> question) {
    return AskPattern.ask(world, question::apply, PATIENCE, system.scheduler())
        .toCompletableFuture()
        .join();
  }

  /** Asks for news, which come one after the other. */
  <R> BlockingQueue<R> listen(Class<R> type, Function<ActorRef<R>, World.Command> question) {
    BlockingQueue<R> news = new LinkedBlockingQueue<>();
    Behavior<R> listener =
        Behaviors.receive(type)
            .onAnyMessage(
                one -> {
                  news.add(one);
                  return Behaviors.same();
                })
            .build();
    ActorRef<R> ref = system.systemActorOf(listener, "shell-" + UUID.randomUUID(), Props.empty());
    world.tell(question.apply(ref));
    return news;
  }

  void tell(World.Command command) {
    world.tell(command);
  }
}
