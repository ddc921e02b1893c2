package voxelpopuli.world.peer;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.stream.BoundedSourceQueue;
import org.apache.pekko.stream.QueueOfferResult;
import org.apache.pekko.stream.javadsl.Keep;
import org.apache.pekko.stream.javadsl.Source;
import org.apache.pekko.stream.javadsl.Tcp;
import org.apache.pekko.stream.typed.javadsl.ActorSink;
import org.apache.pekko.util.ByteString;
import voxelpopuli.world.location.GameAddress;
import voxelpopuli.world.protocol.MalformedException;

/**
 * The link that this node has dialled to another.
 *
 * <ol>
 *   <li>connects and shakes hands; what is to be said meanwhile waits,
 *   <li>seals and sends messages, opens those that come and passes them on,
 *   <li>ends when it is not used for a while.
 * </ol>
 *
 * <p>Made by {@link PeersActor} when there is something to say to a node, one a node; stops when
 * the connection is gone, and is made anew when it is next needed.
 */
final class PeerLinkActor extends AbstractBehavior<PeerLinkActor.Command> {

  sealed interface Command {}

  /** "Say this." */
  record Send(PeerMessage message) implements Command {}

  private record Opened(ActorRef<Ready> ready) implements Command {}

  private record Received(ByteString bytes, ActorRef<Ready> ready) implements Command {}

  private enum Ended implements Command {
    NOW
  }

  private enum Check implements Command {
    NOW
  }

  private enum Ready {
    YES
  }

  /** Messages that wait for the handshake, or for a slow peer; more end the link. */
  private static final int MAX_WAITING = 1024;

  private static final Duration CONNECT = Duration.ofSeconds(1);

  private static final long UNUSED_MILLIS = 60_000;

  static Behavior<Command> create(
      PeerChannel channel, GameAddress to, ActorRef<PeersActor.Command> peers) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(timers -> new PeerLinkActor(context, timers, channel, to, peers)));
  }

  private final PeerChannel channel;
  private final ActorRef<PeersActor.Command> peers;
  private final ActorRef<PeerMessage> answers;
  private final ArrayDeque<PeerMessage> waiting = new ArrayDeque<>();
  private final BoundedSourceQueue<ByteString> out;
  private final long since = System.currentTimeMillis();
  private long usedMillis = since;

  private PeerLinkActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      PeerChannel channel,
      GameAddress to,
      ActorRef<PeersActor.Command> peers) {
    super(context);
    this.channel = channel;
    this.peers = peers;
    this.answers = context.messageAdapter(PeerMessage.class, Send::new);
    this.out =
        Source.<ByteString>queue(MAX_WAITING)
            .viaMat(
                Tcp.get(context.getSystem())
                    .outgoingConnection(
                        java.net.InetSocketAddress.createUnresolved(to.host(), to.port()),
                        Optional.empty(),
                        List.of(),
                        false,
                        Optional.of(CONNECT),
                        Optional.empty()),
                Keep.left())
            .to(
                ActorSink.<ByteString, Command, Ready>actorRefWithBackpressure(
                    context.getSelf(),
                    (ready, bytes) -> new Received(bytes, ready),
                    Opened::new,
                    Ready.YES,
                    Ended.NOW,
                    failure -> Ended.NOW))
            .run(context.getSystem());
    offer(channel.hello());
    timers.startTimerWithFixedDelay(Check.NOW, CONNECT.multipliedBy(2));
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Send.class, this::onSend)
        .onMessage(Opened.class, this::onOpened)
        .onMessage(Received.class, this::onReceived)
        .onMessage(Ended.class, ended -> Behaviors.stopped())
        .onMessage(Check.class, check -> onCheck())
        .onSignal(PostStop.class, signal -> onPostStop())
        .build();
  }

  private Behavior<Command> onSend(Send send) {
    usedMillis = System.currentTimeMillis();
    if (channel.isProven()) {
      return offer(channel.seal(send.message())) ? this : Behaviors.stopped();
    }
    if (waiting.size() >= MAX_WAITING) {
      return Behaviors.stopped();
    }
    waiting.add(send.message());
    return this;
  }

  private Behavior<Command> onOpened(Opened opened) {
    opened.ready().tell(Ready.YES);
    return this;
  }

  private Behavior<Command> onReceived(Received received) {
    List<byte[]> replies = new ArrayList<>();
    try {
      for (ByteBuffer part : received.bytes().getByteBuffers()) {
        for (PeerMessage message : channel.received(part, replies)) {
          peers.tell(new PeersActor.Heard(channel.peer(), message, answers));
        }
      }
    } catch (MalformedException e) {
      getContext().getLog().warn("a peer link ends: {}", e.getMessage());
      return Behaviors.stopped();
    }
    replies.forEach(this::offer);
    while (channel.isProven() && !waiting.isEmpty()) {
      offer(channel.seal(waiting.poll()));
    }
    received.ready().tell(Ready.YES);
    return this;
  }

  private Behavior<Command> onCheck() {
    boolean unused = System.currentTimeMillis() - usedMillis > UNUSED_MILLIS;
    return unused || !channel.isProven() ? Behaviors.stopped() : this;
  }

  private boolean offer(byte[] bytes) {
    return out.offer(ByteString.fromArrayUnsafe(bytes)) == QueueOfferResult.enqueued();
  }

  private Behavior<Command> onPostStop() {
    try {
      out.complete();
    } catch (IllegalStateException e) {
      // The connection ended first, and the queue with it.
    }
    return this;
  }
}
