package voxelpopuli.world;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.server.GameServerActor;
import voxelpopuli.world.store.StoreActor;

/**
 * Asks the parts of a world for their numbers, one after the other, and adds them up.
 *
 * <p>Made by {@link World} for one question; stops with the answer.
 */
final class StatsRound {

  private sealed interface Command {}

  private record Served(StoreActor.ServedChunks chunks) implements Command {}

  private record Connections(int count) implements Command {}

  private record Online(PlayersActor.Online online) implements Command {}

  private Optional<StoreActor.ServedChunks> served = Optional.empty();
  private Optional<Integer> connections = Optional.empty();
  private Optional<Integer> online = Optional.empty();
  private final int awake;
  private final ActorRef<World.Stats> replyTo;

  private StatsRound(int awake, ActorRef<World.Stats> replyTo) {
    this.awake = awake;
    this.replyTo = replyTo;
  }

  static Behavior<Void> create(
      int awake,
      ActorRef<LocatorActor.Command> locator,
      ActorRef<GameServerActor.Command> server,
      ActorRef<PlayersActor.Command> players,
      ActorRef<World.Stats> replyTo) {
    Behavior<Command> round =
        Behaviors.setup(
            context -> {
              locator.tell(
                  new LocatorActor.ListServed(
                      context.messageAdapter(StoreActor.ServedChunks.class, Served::new)));
              server.tell(
                  new GameServerActor.CountConnections(
                      context.messageAdapter(Integer.class, Connections::new)));
              players.tell(
                  new PlayersActor.ListOnline(
                      context.messageAdapter(PlayersActor.Online.class, Online::new)));
              return new StatsRound(awake, replyTo).gathering();
            });
    return round.unsafeCast();
  }

  private Behavior<Command> gathering() {
    return Behaviors.receive(Command.class)
        .onMessage(
            Served.class,
            message -> {
              served = Optional.of(message.chunks());
              return answer();
            })
        .onMessage(
            Connections.class,
            message -> {
              connections = Optional.of(message.count());
              return answer();
            })
        .onMessage(
            Online.class,
            message -> {
              online = Optional.of(message.online().names().size());
              return answer();
            })
        .build();
  }

  private Behavior<Command> answer() {
    if (served.isEmpty() || connections.isEmpty() || online.isEmpty()) {
      return Behaviors.same();
    }
    replyTo.tell(
        new World.Stats(
            awake,
            served.get().chunks().size(),
            served.get().edited().size(),
            connections.get(),
            online.get()));
    return Behaviors.stopped();
  }
}
