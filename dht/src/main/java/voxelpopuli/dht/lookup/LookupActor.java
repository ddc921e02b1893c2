package voxelpopuli.dht.lookup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RpcEndpointActor;
import voxelpopuli.dht.wire.Request;
import voxelpopuli.dht.wire.Response;

/**
 * One lookup: asks its way to the nodes nearest to a key.
 *
 * <ol>
 *   <li>makes the calls that its frontier wants, and feeds it the answers,
 *   <li>for a get, gathers records until there are enough, answers, and repairs a holder that
 *       lacked it,
 *   <li>for a put, goes on as {@link StoringActor} once the nearest are known.
 * </ol>
 *
 * Made by KademliaNode for every put, get, closest, refresh and republishing; stops when it has
 * answered. It is not restarted: if it fails, its asker hears nothing, which a lost node would look
 * like too.
 */
public final class LookupActor extends AbstractBehavior<CallEvent> {

  private final LookupParts parts;
  private final Goal goal;
  private final Request request;
  private final Paths paths;
  private final Optional<Gathering> gathering;
  private final List<Contact> asked = new ArrayList<>();
  private final AtomicBoolean forgotten = new AtomicBoolean();
  private final long startedNanos;
  private int failed;

  public static Behavior<CallEvent> create(LookupParts parts, Goal goal) {
    return Behaviors.setup(context -> new LookupActor(context, parts, goal).proceed());
  }

  private LookupActor(ActorContext<CallEvent> context, LookupParts parts, Goal goal) {
    super(context);
    this.parts = parts;
    this.goal = goal;
    this.request = goal.request();
    this.startedNanos = parts.time().nanos();
    NodeId target = goal.target();
    int k = parts.settings().k();
    boolean player = goal instanceof Goal.Get get && get.kind() == RecordKind.PLAYER;
    this.paths =
        new Paths(
            target,
            parts.self().get().id(),
            k,
            parts.settings().alpha(),
            player ? parts.settings().disjointPaths() : 1,
            parts.routing().snapshot().nearestOrMarked(target, k));
    parts.routing().touch(target, startedNanos);
    this.gathering = goal instanceof Goal.Get get ? Optional.of(gathering(get)) : Optional.empty();
  }

  private Gathering gathering(Goal.Get get) {
    Gathering gather =
        new Gathering(
            get.kind(),
            get.target(),
            parts.settings().gatherAnswers(),
            parts.settings().gatherNearest());
    parts
        .records()
        .find(get.kind(), get.target(), parts.time().wallMillis())
        .ifPresent(gather::own);
    return gather;
  }

  @Override
  public Receive<CallEvent> createReceive() {
    return newReceiveBuilder()
        .onMessage(CallEvent.Answered.class, this::onAnswered)
        .onMessage(CallEvent.Overdue.class, this::onOverdue)
        .onMessage(CallEvent.Failed.class, this::onFailed)
        .build();
  }

  private Behavior<CallEvent> onAnswered(CallEvent.Answered answered) {
    Contact contact = asked.get((int) answered.tag());
    if (answered.response() instanceof Response.Nodes nodes) {
      gathering.ifPresent(gather -> gather.missing(contact));
      paths.answered(contact.id(), nodes.contacts());
    } else if (answered.response() instanceof Response.Found found
        && gathering.map(gather -> gather.found(contact, found.record())).orElse(false)) {
      paths.answered(contact.id(), List.of());
    } else {
      failed++;
      paths.failed(contact.id()); // refused, or a record that is not what it claims to be
    }
    return proceed();
  }

  private Behavior<CallEvent> onOverdue(CallEvent.Overdue overdue) {
    paths.overdue(asked.get((int) overdue.tag()).id());
    return proceed();
  }

  private Behavior<CallEvent> onFailed(CallEvent.Failed event) {
    failed++;
    paths.failed(asked.get((int) event.tag()).id());
    return proceed();
  }

  private Behavior<CallEvent> proceed() {
    if (gathering.isPresent() && gathering.get().isEnough(paths)) {
      return finish();
    }
    for (Contact contact : paths.next()) {
      ask(contact);
    }
    return paths.isDone() ? finish() : this;
  }

  private void ask(Contact contact) {
    asked.add(contact);
    OutgoingCall call =
        new OutgoingCall(
            contact.address(),
            Optional.of(contact.id()),
            request,
            getContext().getSelf(),
            asked.size() - 1,
            Optional.empty(),
            true,
            forgotten);
    parts.endpoint().tell(new RpcEndpointActor.Make(call));
  }

  private Behavior<CallEvent> finish() {
    forgotten.set(true);
    if (goal instanceof Goal.Get get) {
      return finishGet(get, gathering.orElseThrow());
    }
    List<Contact> nearest = withSelf(paths.nearest());
    LookupStats stats = stats(nearest.stream().map(Contact::id).findFirst());
    if (goal instanceof Goal.Put put) {
      return StoringActor.create(parts, put, nearest, stats, startedNanos);
    }
    ((Goal.Closest) goal).replyTo().tell(new ClosestResult(goal.target(), nearest, stats));
    return Behaviors.stopped();
  }

  private Behavior<CallEvent> finishGet(Goal.Get get, Gathering gather) {
    Optional<DhtRecord> record = gather.best();
    get.replyTo().tell(new GetResult(get.kind(), get.target(), record, stats(gather.bestFrom())));
    if (record.filter(DhtRecord::isVersioned).isPresent()) {
      gather.toRepair().ifPresent(contact -> repair(contact, record.get()));
    }
    return Behaviors.stopped();
  }

  private void repair(Contact contact, DhtRecord record) {
    OutgoingCall call =
        OutgoingCall.to(
            contact, new Request.Store(record), getContext().getSystem().ignoreRef(), 0);
    parts.endpoint().tell(new RpcEndpointActor.Make(call));
  }

  private List<Contact> withSelf(List<Contact> others) {
    Contact self = parts.self().get();
    List<Contact> all = new ArrayList<>(others);
    int at = 0;
    while (at < all.size() && goal.target().compareDistance(all.get(at).id(), self.id()) < 0) {
      at++;
    }
    all.add(at, self);
    return List.copyOf(all.subList(0, Math.min(all.size(), parts.settings().k())));
  }

  private LookupStats stats(Optional<NodeId> reached) {
    return new LookupStats(
        paths.calls(),
        failed,
        reached.map(paths::depth).orElse(0),
        parts.time().nanos() - startedNanos);
  }
}
