package voxelpopuli.dht.routing;

import java.time.Duration;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.TimeSource;
import voxelpopuli.dht.rpc.RpcEndpointActor;

/**
 * The routing table: parent of the buckets and publisher of their snapshot.
 *
 * <ol>
 *   <li>makes a bucket when a contact of its distance is first heard of,
 *   <li>holds the limit on contacts of one IP prefix in the whole table,
 *   <li>publishes an immutable snapshot whenever a bucket changes,
 *   <li>says which contacts appeared and died, and which buckets want a refresh.
 * </ol>
 *
 * Made by KademliaNode and stopped with it; a failure stops the node. Its buckets are restarted
 * when they fail.
 */
public final class RoutingTableActor extends AbstractBehavior<RoutingTableActor.Command> {

  /** What the table is told. */
  public sealed interface Command {}

  /** A message of this contact arrived; {@code answered} if it answered a call of ours. */
  public record Seen(Contact contact, boolean answered) implements Command {}

  /** A call to this contact failed. */
  public record Failed(Contact contact) implements Command {}

  /** Another node answers at this contact's address. */
  public record IdChanged(Contact old) implements Command {}

  private record Changed(KBucketActor.Changed change) implements Command {}

  private record CheckRefresh() implements Command {}

  /** What the table says. */
  public sealed interface News {}

  /** A contact entered the table. */
  public record Appeared(Contact contact) implements News {}

  /** A contact was evicted: it answered nothing for long enough, or is somebody else by now. */
  public record Died(Contact contact) implements News {}

  /** No lookup touched this bucket for long: look for somebody in it. */
  public record WantsRefresh(int bucket) implements News {}

  /** Looking for stale buckets costs nothing; a refresh that is some minutes late does no harm. */
  private static final Duration REFRESH_CHECK = Duration.ofMinutes(1);

  private final DhtSettings settings;
  private final NodeId self;
  private final TimeSource time;
  private final RoutingView view;
  private final ActorRef<RpcEndpointActor.Command> endpoint;
  private final ActorRef<News> news;
  private final ActorRef<KBucketActor.Changed> changes;
  private final ActorRef<KBucketActor.Command>[] buckets;

  public static Behavior<Command> create(
      DhtSettings settings,
      NodeId self,
      TimeSource time,
      RoutingView view,
      ActorRef<RpcEndpointActor.Command> endpoint,
      ActorRef<News> news) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers ->
                    new RoutingTableActor(
                        context, timers, settings, self, time, view, endpoint, news)));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private RoutingTableActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      DhtSettings settings,
      NodeId self,
      TimeSource time,
      RoutingView view,
      ActorRef<RpcEndpointActor.Command> endpoint,
      ActorRef<News> news) {
    super(context);
    this.settings = settings;
    this.self = self;
    this.time = time;
    this.view = view;
    this.endpoint = endpoint;
    this.news = news;
    this.changes = context.messageAdapter(KBucketActor.Changed.class, Changed::new);
    this.buckets = (ActorRef<KBucketActor.Command>[]) new ActorRef[NodeId.BITS];
    timers.startTimerWithFixedDelay(new CheckRefresh(), REFRESH_CHECK);
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Seen.class, this::onSeen)
        .onMessage(Failed.class, this::onFailed)
        .onMessage(IdChanged.class, this::onIdChanged)
        .onMessage(Changed.class, this::onChanged)
        .onMessage(CheckRefresh.class, check -> onCheckRefresh())
        .build();
  }

  private Behavior<Command> onSeen(Seen seen) {
    int index = self.bucketIndex(seen.contact().id());
    if (index >= 0 && !prefixIsFull(seen.contact(), index)) {
      bucket(index).tell(new KBucketActor.Seen(seen.contact(), seen.answered()));
    }
    return this;
  }

  private Behavior<Command> onFailed(Failed failed) {
    int index = self.bucketIndex(failed.contact().id());
    if (index >= 0 && buckets[index] != null) {
      buckets[index].tell(new KBucketActor.Failed(failed.contact()));
    }
    return this;
  }

  private Behavior<Command> onIdChanged(IdChanged changed) {
    int index = self.bucketIndex(changed.old().id());
    if (index >= 0 && buckets[index] != null) {
      buckets[index].tell(new KBucketActor.IdChanged(changed.old()));
    }
    return this;
  }

  private Behavior<Command> onChanged(Changed changed) {
    KBucketActor.Changed change = changed.change();
    view.publish(view.snapshot().with(change.index(), change.bucket()));
    change.appeared().forEach(contact -> news.tell(new Appeared(contact)));
    change.gone().forEach(contact -> news.tell(new Died(contact)));
    return this;
  }

  private Behavior<Command> onCheckRefresh() {
    RoutingSnapshot snapshot = view.snapshot();
    long before = time.nanos() - settings.buckets().refreshInterval().toNanos();
    for (int i = snapshot.nearestBucket(); i < NodeId.BITS; i++) {
      if (view.touched(i) <= before) {
        news.tell(new WantsRefresh(i));
      }
    }
    return this;
  }

  private ActorRef<KBucketActor.Command> bucket(int index) {
    if (buckets[index] == null) {
      Behavior<KBucketActor.Command> behavior =
          Behaviors.setup(
              context ->
                  KBucketActor.create(
                      index, newBucket(), settings.buckets(), time, endpoint, changes));
      buckets[index] =
          getContext()
              .spawn(
                  Behaviors.supervise(behavior).onFailure(SupervisorStrategy.restart()),
                  "bucket-" + index,
                  DispatcherSelector.sameAsParent());
    }
    return buckets[index];
  }

  private KBucket newBucket() {
    return new KBucket(
        settings.k(),
        settings.buckets().replacements(),
        settings.buckets().strikes(),
        settings.limits().prefixInBucket(),
        settings.buckets().quietBeforePing().toNanos());
  }

  private boolean prefixIsFull(Contact contact, int index) {
    Optional<String> prefix = IpPrefix.of(contact.ip());
    RoutingSnapshot.Bucket bucket = view.snapshot().bucket(index);
    if (prefix.isEmpty()
        || bucket.living().contains(contact)
        || bucket.marked().contains(contact)) {
      return false;
    }
    long same = view.snapshot().contacts().filter(c -> IpPrefix.of(c.ip()).equals(prefix)).count();
    return same >= settings.limits().prefixInTable();
  }
}
