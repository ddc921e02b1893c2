package voxelpopuli.world;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.chunk.WorldClock;
import voxelpopuli.world.chunk.WorldTime;
import voxelpopuli.world.player.PlayersActor;

/**
 * Keeps the world's clock.
 *
 * <ol>
 *   <li>shifts it when an operator sets the time, and tells the overlay and the players,
 *   <li>looks now and then whether the operator of another node did, for the time is the whole
 *       world's: nobody's sun may jump at a border between owners.
 * </ol>
 *
 * <p>Made by {@link World}, stops with it. If it fails, it is restarted and looks again.
 */
final class ClockActor extends AbstractBehavior<ClockActor.Command> {

  sealed interface Command {}

  /** "It is so many minutes after midnight now." */
  record Set(double minutes) implements Command {}

  private record Found(GetResult result) implements Command {}

  private record Stored(PutResult result) implements Command {}

  private enum Look implements Command {
    NOW
  }

  private enum Republish implements Command {
    NOW
  }

  /** The key of the record: the shift in minutes, as text; the version is the moment of setting. */
  private static final NodeId KEY = NodeId.sha1("voxelpopuli-time");

  private static final Duration REPUBLISH = Duration.ofHours(6);

  /** A version from further in the future is not believed: nobody could set the time after it. */
  private static final long SKEW_MILLIS = 60_000;

  static Behavior<Command> create(
      WorldClock clock,
      Duration look,
      ActorRef<KademliaNode.Command> overlay,
      ActorRef<PlayersActor.Command> players) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> new ClockActor(context, timers, clock, look, overlay, players)));
  }

  private final WorldClock clock;
  private final ActorRef<KademliaNode.Command> overlay;
  private final ActorRef<PlayersActor.Command> players;
  private final ActorRef<GetResult> found;
  private final ActorRef<PutResult> stored;
  private Optional<DhtRecord> current = Optional.empty();

  private ClockActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      WorldClock clock,
      Duration look,
      ActorRef<KademliaNode.Command> overlay,
      ActorRef<PlayersActor.Command> players) {
    super(context);
    this.clock = clock;
    this.overlay = overlay;
    this.players = players;
    this.found = context.messageAdapter(GetResult.class, Found::new);
    this.stored = context.messageAdapter(PutResult.class, Stored::new);
    timers.startTimerWithFixedDelay(Look.NOW, look);
    timers.startTimerWithFixedDelay(Republish.NOW, REPUBLISH);
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Set.class, this::onSet)
        .onMessage(Look.class, look -> onLook())
        .onMessage(Found.class, this::onFound)
        .onMessage(Republish.class, again -> onRepublish())
        .onMessage(Stored.class, done -> this)
        .build();
  }

  private Behavior<Command> onSet(Set set) {
    long now = System.currentTimeMillis();
    double shift = set.minutes() - WorldTime.minutes(now);
    byte[] text = Double.toString(shift).getBytes(StandardCharsets.UTF_8);
    apply(DhtRecord.versioned(RecordKind.VALUE, KEY, text, now, now), shift);
    return onRepublish();
  }

  private Behavior<Command> onLook() {
    overlay.tell(new KademliaNode.Get(RecordKind.VALUE, KEY, found));
    return this;
  }

  private Behavior<Command> onFound(Found message) {
    message
        .result()
        .record()
        .filter(record -> record.version() > current.map(DhtRecord::version).orElse(0L))
        .filter(record -> record.version() < System.currentTimeMillis() + SKEW_MILLIS)
        .ifPresent(record -> shiftIn(record).ifPresent(shift -> apply(record, shift)));
    return this;
  }

  private Behavior<Command> onRepublish() {
    current.ifPresent(
        record -> {
          long now = System.currentTimeMillis();
          DhtRecord fresh =
              DhtRecord.versioned(RecordKind.VALUE, KEY, record.value(), record.version(), now);
          overlay.tell(new KademliaNode.Put(fresh, stored));
        });
    return this;
  }

  private void apply(DhtRecord record, double shift) {
    current = Optional.of(record);
    clock.shift(shift);
    players.tell(PlayersActor.TimeChanged.NOW);
  }

  private static Optional<Double> shiftIn(DhtRecord record) {
    try {
      double shift = Double.parseDouble(record.text());
      return Math.abs(shift) <= WorldTime.DAY ? Optional.of(shift) : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
