package voxelpopuli.dht.join;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.io.Tcp;
import org.apache.pekko.io.TcpMessage;
import voxelpopuli.dht.rpc.RpcEndpointActor;

/**
 * Opens one TCP connection, to see whether it can be opened.
 *
 * <ol>
 *   <li>connects, says whether that worked, and closes without a byte.
 * </ol>
 *
 * Made by {@link ReachActor} for one call; stops when it knows. If it fails, the caller hears
 * nothing.
 */
final class TcpProbeActor extends AbstractBehavior<Object> {

  record Result(RpcEndpointActor.ReplySlot slot, boolean reachable) {}

  private final RpcEndpointActor.ReplySlot slot;
  private final ActorRef<Result> replyTo;

  static Behavior<Object> create(
      InetSocketAddress to,
      Duration timeout,
      RpcEndpointActor.ReplySlot slot,
      ActorRef<Result> replyTo) {
    return Behaviors.setup(context -> new TcpProbeActor(context, to, timeout, slot, replyTo));
  }

  private TcpProbeActor(
      ActorContext<Object> context,
      InetSocketAddress to,
      Duration timeout,
      RpcEndpointActor.ReplySlot slot,
      ActorRef<Result> replyTo) {
    super(context);
    this.slot = slot;
    this.replyTo = replyTo;
    Tcp.get(Adapter.toClassic(context.getSystem()))
        .manager()
        .tell(
            TcpMessage.connect(to, null, List.of(), timeout, false),
            Adapter.toClassic(context.getSelf()));
  }

  @Override
  public Receive<Object> createReceive() {
    return newReceiveBuilder()
        .onMessage(Tcp.Connected.class, connected -> onConnected())
        .onAnyMessage(failed -> finish(false))
        .build();
  }

  private Behavior<Object> onConnected() {
    Optional.ofNullable(Adapter.toClassic(getContext()).sender())
        .ifPresent(
            connection ->
                connection.tell(TcpMessage.abort(), org.apache.pekko.actor.ActorRef.noSender()));
    return finish(true);
  }

  private Behavior<Object> finish(boolean reachable) {
    replyTo.tell(new Result(slot, reachable));
    return Behaviors.stopped();
  }
}
