package voxelpopuli.world.server;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.io.Inet;
import org.apache.pekko.io.TcpSO;
import org.apache.pekko.stream.javadsl.Flow;
import org.apache.pekko.stream.javadsl.Sink;
import org.apache.pekko.stream.javadsl.Source;
import org.apache.pekko.stream.javadsl.Tcp;
import org.apache.pekko.util.ByteString;

/**
 * Listens on the game port.
 *
 * <ol>
 *   <li>binds, and says once whether that worked,
 *   <li>makes a {@link ConnectionActor} for every connection, within limits in all and per address.
 * </ol>
 *
 * <p>Made by {@code World}; stops with it. A connection that fails is its own affair.
 */
public final class GameServerActor extends AbstractBehavior<GameServerActor.Command> {

  /** What it is told. */
  public sealed interface Command {}

  /** "How many connections are there?" */
  public record CountConnections(ActorRef<Integer> replyTo) implements Command {}

  private record Accepted(Tcp.IncomingConnection connection) implements Command {}

  private record BindingDone(Tcp.ServerBinding binding, Throwable failure) implements Command {}

  private record ConnectionEnded(InetAddress address) implements Command {}

  /** Whether the port could be had. */
  public sealed interface Bound {}

  /** Listening. */
  public record Listening(InetSocketAddress address) implements Bound {}

  /** The port could not be had, and why. */
  public record NotBound(String reason) implements Bound {}

  /** Connections that the kernel keeps until we accept them. */
  private static final int BACKLOG = 1024;

  public static Behavior<Command> create(
      ServerServices services, String host, int port, ActorRef<Bound> replyTo) {
    return Behaviors.setup(context -> new GameServerActor(context, services, host, port, replyTo));
  }

  private final ServerServices services;
  private final ActorRef<Bound> replyTo;
  private final Map<InetAddress, Integer> perAddress = new HashMap<>();
  private Tcp.ServerBinding binding;
  private int connections;
  private long accepted;

  private GameServerActor(
      ActorContext<Command> context,
      ServerServices services,
      String host,
      int port,
      ActorRef<Bound> replyTo) {
    super(context);
    this.services = services;
    this.replyTo = replyTo;
    ActorRef<Command> self = context.getSelf();
    List<Inet.SocketOption> options =
        List.of(TcpSO.sendBufferSize(services.settings().sendBuffer()));
    context.pipeToSelf(
        Tcp.get(context.getSystem())
            // Half-closed connections are served: who asks and ends its sending side still gets its
            // answer.
            .bind(host, port, BACKLOG, options, true, Optional.empty())
            .to(Sink.foreach(connection -> self.tell(new Accepted(connection))))
            .run(context.getSystem()),
        BindingDone::new);
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(BindingDone.class, this::onBindingDone)
        .onMessage(Accepted.class, this::onAccepted)
        .onMessage(ConnectionEnded.class, this::onConnectionEnded)
        .onMessage(CountConnections.class, this::onCount)
        .onSignal(PostStop.class, signal -> onPostStop())
        .build();
  }

  private Behavior<Command> onBindingDone(BindingDone done) {
    if (done.binding() == null) {
      replyTo.tell(new NotBound("the game port cannot be had: " + done.failure().getMessage()));
      return Behaviors.stopped();
    }
    binding = done.binding();
    replyTo.tell(new Listening(binding.localAddress()));
    return this;
  }

  private Behavior<Command> onAccepted(Accepted message) {
    InetAddress address = message.connection().remoteAddress().getAddress();
    int ofAddress = perAddress.getOrDefault(address, 0);
    ServerSettings settings = services.settings();
    if (connections >= settings.connections() || ofAddress >= settings.connectionsPerAddress()) {
      message
          .connection()
          .handleWith(
              Flow.fromSinkAndSourceCoupled(
                  Sink.<ByteString>cancelled(), Source.<ByteString>empty()),
              getContext().getSystem());
      return this;
    }
    connections++;
    perAddress.put(address, ofAddress + 1);
    ActorRef<ConnectionActor.Command> actor =
        getContext()
            .spawn(
                ConnectionActor.create(services, message.connection()), "connection-" + ++accepted);
    getContext().watchWith(actor, new ConnectionEnded(address));
    return this;
  }

  private Behavior<Command> onConnectionEnded(ConnectionEnded ended) {
    connections--;
    perAddress.computeIfPresent(ended.address(), (address, count) -> count > 1 ? count - 1 : null);
    return this;
  }

  private Behavior<Command> onCount(CountConnections count) {
    count.replyTo().tell(connections);
    return this;
  }

  private Behavior<Command> onPostStop() {
    if (binding != null) {
      binding.unbind();
    }
    return this;
  }
}
