package voxelpopuli.world.location;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;

/**
 * Knows which game servers answer.
 *
 * <ol>
 *   <li>pings a server when somebody asks, once for all who ask meanwhile,
 *   <li>believes the answer for a moment: a client asks for a hundred chunks of one owner at once.
 * </ol>
 *
 * <p>Made by {@link LocatorActor}, stops with it; if it fails, it is restarted and knows nothing.
 */
final class LivenessActor extends AbstractBehavior<LivenessActor.Command> {

  sealed interface Command {}

  record Ask(GameAddress server, ActorRef<Alive> replyTo) implements Command {}

  private record Pinged(GameAddress server, boolean alive) implements Command {}

  /** Whether the server answers. */
  record Alive(GameAddress server, boolean alive) {}

  private record Known(boolean alive, long untilMillis) {}

  /** Servers that are remembered; old ones are forgotten first when there are more. */
  private static final int MAX_KNOWN = 4096;

  static Behavior<Command> create(LocationSettings settings) {
    return Behaviors.setup(context -> new LivenessActor(context, settings));
  }

  private final LocationSettings settings;
  private final Map<GameAddress, Known> known = new HashMap<>();
  private final Map<GameAddress, List<ActorRef<Alive>>> waiting = new HashMap<>();

  private LivenessActor(ActorContext<Command> context, LocationSettings settings) {
    super(context);
    this.settings = settings;
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Ask.class, this::onAsk)
        .onMessage(Pinged.class, this::onPinged)
        .build();
  }

  private Behavior<Command> onAsk(Ask ask) {
    Known answer = known.get(ask.server());
    if (answer != null && answer.untilMillis() > System.currentTimeMillis()) {
      ask.replyTo().tell(new Alive(ask.server(), answer.alive()));
      return this;
    }
    List<ActorRef<Alive>> others = waiting.get(ask.server());
    if (others != null) {
      others.add(ask.replyTo());
      return this;
    }
    waiting.put(ask.server(), new ArrayList<>(List.of(ask.replyTo())));
    Duration timeout = settings.pingTimeout();
    getContext()
        .pipeToSelf(
            GameCall.ping(getContext().getSystem(), ask.server(), timeout),
            (alive, failure) -> new Pinged(ask.server(), failure == null && alive));
    return this;
  }

  private Behavior<Command> onPinged(Pinged pinged) {
    if (known.size() >= MAX_KNOWN) {
      known.values().removeIf(one -> one.untilMillis() < System.currentTimeMillis());
    }
    long until = System.currentTimeMillis() + settings.liveness().toMillis();
    known.put(pinged.server(), new Known(pinged.alive(), until));
    Alive answer = new Alive(pinged.server(), pinged.alive());
    waiting.remove(pinged.server()).forEach(one -> one.tell(answer));
    return this;
  }
}
