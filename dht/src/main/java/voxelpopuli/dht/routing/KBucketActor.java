package voxelpopuli.dht.routing;

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
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.BucketSettings;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.TimeSource;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RpcEndpointActor;
import voxelpopuli.dht.wire.Request;

/**
 * One k-bucket: contacts at one distance, least recently seen first.
 *
 * <ol>
 *   <li>keeps order and size,
 *   <li>pings newcomers before they enter, the head before it is evicted, and marked contacts
 *       again,
 *   <li>publishes its contacts to the routing table when they change.
 * </ol>
 *
 * Made by {@link RoutingTableActor} when a contact of its distance is first heard of, and stopped
 * with it. When it fails it is restarted empty: its contacts come back as they are heard of.
 */
public final class KBucketActor extends AbstractBehavior<KBucketActor.Command> {

  /** What a bucket is told. */
  public sealed interface Command {}

  /** A message of this contact arrived; {@code answered} if it answered a call of ours. */
  public record Seen(Contact contact, boolean answered) implements Command {}

  /** A call to this contact failed. */
  public record Failed(Contact contact) implements Command {}

  /** Another node answers at this contact's address. */
  public record IdChanged(Contact old) implements Command {}

  private record Pinged(CallEvent event) implements Command {}

  private record PingAgain(Contact contact) implements Command {}

  /** What a bucket publishes. */
  public record Changed(
      int index, RoutingSnapshot.Bucket bucket, List<Contact> appeared, List<Contact> gone) {}

  private final int index;
  private final KBucket bucket;
  private final BucketSettings settings;
  private final TimeSource time;
  private final ActorRef<RpcEndpointActor.Command> endpoint;
  private final ActorRef<Changed> routing;
  private final ActorRef<CallEvent> pings;
  private final TimerScheduler<Command> timers;
  private final Map<Long, Contact> pinging = new HashMap<>(2);
  private long lastTag;

  static Behavior<Command> create(
      int index,
      KBucket bucket,
      BucketSettings settings,
      TimeSource time,
      ActorRef<RpcEndpointActor.Command> endpoint,
      ActorRef<Changed> routing) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers ->
                    new KBucketActor(
                        context, timers, index, bucket, settings, time, endpoint, routing)));
  }

  private KBucketActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      int index,
      KBucket bucket,
      BucketSettings settings,
      TimeSource time,
      ActorRef<RpcEndpointActor.Command> endpoint,
      ActorRef<Changed> routing) {
    super(context);
    this.timers = timers;
    this.index = index;
    this.bucket = bucket;
    this.settings = settings;
    this.time = time;
    this.endpoint = endpoint;
    this.routing = routing;
    this.pings = context.messageAdapter(CallEvent.class, Pinged::new);
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Seen.class, this::onSeen)
        .onMessage(Failed.class, this::onFailed)
        .onMessage(IdChanged.class, this::onIdChanged)
        .onMessage(Pinged.class, this::onPinged)
        .onMessage(PingAgain.class, this::onPingAgain)
        .build();
  }

  private Behavior<Command> onSeen(Seen seen) {
    return apply(bucket.seen(seen.contact(), seen.answered(), time.nanos()));
  }

  private Behavior<Command> onFailed(Failed failed) {
    return apply(bucket.failed(failed.contact().id(), time.nanos()));
  }

  private Behavior<Command> onIdChanged(IdChanged changed) {
    return apply(bucket.idChanged(changed.old()));
  }

  /** A ping that failed comes as {@link Failed} from the endpoint, like every failed call. */
  private Behavior<Command> onPinged(Pinged pinged) {
    Contact contact = pinging.remove(pinged.event().tag());
    return contact != null && pinged.event() instanceof CallEvent.Answered
        ? apply(bucket.seen(contact, true, time.nanos()))
        : this;
  }

  private Behavior<Command> onPingAgain(PingAgain again) {
    if (bucket.marked().contains(again.contact())) {
      ping(again.contact());
    }
    return this;
  }

  private Behavior<Command> apply(List<KBucket.Effect> effects) {
    List<Contact> appeared = new ArrayList<>(1);
    List<Contact> gone = new ArrayList<>(1);
    boolean publish = false;
    for (KBucket.Effect effect : effects) {
      if (effect instanceof KBucket.Ping ping) {
        ping(ping.contact());
      } else if (effect instanceof KBucket.PingLater later) {
        pingLater(later.contact(), later.strikes());
      } else if (effect instanceof KBucket.Appeared added) {
        appeared.add(added.contact());
        publish = true;
      } else if (effect instanceof KBucket.Gone removed) {
        gone.add(removed.contact());
        publish = true;
      } else if (effect instanceof KBucket.MarkChanged) {
        publish = true;
      }
    }
    if (publish) {
      RoutingSnapshot.Bucket now =
          new RoutingSnapshot.Bucket(bucket.living(), bucket.marked(), bucket.replacements());
      routing.tell(new Changed(index, now, appeared, gone));
    }
    return this;
  }

  private void ping(Contact contact) {
    long tag = ++lastTag;
    pinging.put(tag, contact);
    endpoint.tell(
        new RpcEndpointActor.Make(OutgoingCall.to(contact, new Request.Ping(), pings, tag)));
  }

  private void pingLater(Contact contact, int strikes) {
    Duration wait = settings.recheckAfter().multipliedBy(1L << Math.min(strikes - 1, 6));
    NodeId key = contact.id();
    timers.startSingleTimer(key, new PingAgain(contact), wait);
  }
}
