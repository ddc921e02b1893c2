package voxelpopuli.dht.lookup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RpcEndpointActor;
import voxelpopuli.dht.wire.Request;
import voxelpopuli.dht.wire.Response;

/**
 * The second half of a put: stores the record with the nodes that the lookup found.
 *
 * <ol>
 *   <li>sends all stores at once, to ourselves too if we are one of them,
 *   <li>answers when each has been acknowledged, refused or given up.
 * </ol>
 *
 * A lookup becomes this; it stops when it has answered. Not restarted, as the lookup is not.
 */
final class StoringActor extends AbstractBehavior<CallEvent> {

  /** Numbers of stores start here: a late answer of the lookup's own calls has a lower one. */
  private static final long FIRST_TAG = 1L << 32;

  private final LookupParts parts;
  private final Goal.Put put;
  private final List<Contact> nearest;
  private final LookupStats stats;
  private final long startedNanos;
  private final List<Contact> holders = new ArrayList<>();
  private Optional<String> refusal = Optional.empty();
  private int refused;
  private int failed;

  static Behavior<CallEvent> create(
      LookupParts parts,
      Goal.Put put,
      List<Contact> nearest,
      LookupStats stats,
      long startedNanos) {
    return Behaviors.setup(
        context -> new StoringActor(context, parts, put, nearest, stats, startedNanos));
  }

  private StoringActor(
      ActorContext<CallEvent> context,
      LookupParts parts,
      Goal.Put put,
      List<Contact> nearest,
      LookupStats stats,
      long startedNanos) {
    super(context);
    this.parts = parts;
    this.put = put;
    this.nearest = nearest;
    this.stats = stats;
    this.startedNanos = startedNanos;
    Request store = new Request.Store(put.record());
    for (int i = 0; i < nearest.size(); i++) {
      Contact contact = nearest.get(i);
      if (contact.id().equals(parts.self().get().id())) {
        parts.keeper().keep(put.record(), context.getSelf(), FIRST_TAG + i);
      } else {
        parts
            .endpoint()
            .tell(
                new RpcEndpointActor.Make(
                    OutgoingCall.to(contact, store, context.getSelf(), FIRST_TAG + i)));
      }
    }
  }

  @Override
  public Receive<CallEvent> createReceive() {
    return newReceiveBuilder()
        .onMessage(CallEvent.Answered.class, this::onAnswered)
        .onMessage(CallEvent.Failed.class, this::onFailed)
        .onMessage(CallEvent.Overdue.class, overdue -> this)
        .build();
  }

  private Behavior<CallEvent> onAnswered(CallEvent.Answered answered) {
    if (answered.tag() < FIRST_TAG) {
      return this;
    }
    if (answered.response() instanceof Response.Stored) {
      holders.add(nearest.get((int) (answered.tag() - FIRST_TAG)));
    } else {
      refused++;
      if (answered.response() instanceof Response.Refused no) {
        refusal = Optional.of(no.error());
      }
    }
    return finishIfAllAnswered();
  }

  private Behavior<CallEvent> onFailed(CallEvent.Failed event) {
    if (event.tag() < FIRST_TAG) {
      return this;
    }
    failed++;
    return finishIfAllAnswered();
  }

  private Behavior<CallEvent> finishIfAllAnswered() {
    if (holders.size() + refused + failed < nearest.size()) {
      return this;
    }
    LookupStats whole =
        new LookupStats(
            stats.calls(), stats.failed(), stats.path(), parts.time().nanos() - startedNanos);
    put.replyTo()
        .tell(new PutResult(put.record(), List.copyOf(holders), refused, failed, refusal, whole));
    return Behaviors.stopped();
  }
}
