package voxelpopuli.dht.transport;

import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.io.Inet;
import org.apache.pekko.io.Udp;
import org.apache.pekko.io.UdpMessage;
import org.apache.pekko.io.UdpSO;
import org.apache.pekko.util.ByteString;

/**
 * Binds one UDP socket and hands it to its owner.
 *
 * <ol>
 *   <li>asks Pekko to bind, with a large receive buffer, and reads what the system granted,
 *   <li>tells the owner that the socket is open, or why not,
 *   <li>unbinds when it stops.
 * </ol>
 *
 * Made by the transport as a child of the RPC endpoint, and stops with it. Received datagrams go
 * past it to the owner. It keeps nothing that a restart could lose; a failure stops it and with it
 * the node.
 */
final class UdpSocketActor extends AbstractBehavior<Object> {

  private final ActorRef<Transport.Event> owner;
  private final GrantedBuffer granted;
  private final InetSocketAddress bind;
  private org.apache.pekko.actor.ActorRef socket;

  /**
   * @param datagrams receives Udp.Received
   */
  static Behavior<Object> create(
      InetSocketAddress bind,
      int receiveBufferBytes,
      org.apache.pekko.actor.ActorRef datagrams,
      ActorRef<Transport.Event> owner) {
    return Behaviors.setup(
        context -> new UdpSocketActor(context, bind, receiveBufferBytes, datagrams, owner));
  }

  private UdpSocketActor(
      ActorContext<Object> context,
      InetSocketAddress bind,
      int receiveBufferBytes,
      org.apache.pekko.actor.ActorRef datagrams,
      ActorRef<Transport.Event> owner) {
    super(context);
    this.owner = owner;
    this.bind = bind;
    this.granted = new GrantedBuffer();
    List<Inet.SocketOption> options = List.of(UdpSO.receiveBufferSize(receiveBufferBytes), granted);
    // Pekko answers the command's sender and never says which actor the socket is: that is the
    // sender of its answer, which only the untyped view of this actor shows.
    org.apache.pekko.actor.ActorRef self = Adapter.toClassic(context.getSelf());
    Udp.get(Adapter.toClassic(context.getSystem()))
        .manager()
        .tell(UdpMessage.bind(datagrams, bind, options), self);
  }

  @Override
  public Receive<Object> createReceive() {
    return newReceiveBuilder()
        .onMessage(Udp.Bound.class, this::onBound)
        .onMessage(Udp.CommandFailed.class, this::onFailed)
        .onMessage(Udp.Unbound.class, unbound -> Behaviors.stopped())
        .onAnyMessage(other -> this)
        .onSignal(PostStop.class, this::onStop)
        .build();
  }

  private Behavior<Object> onBound(Udp.Bound bound) {
    socket = Adapter.toClassic(getContext()).sender();
    owner.tell(
        new Transport.Opened(new PekkoSocket(socket), bound.localAddress(), granted.bytes()));
    return this;
  }

  private Behavior<Object> onFailed(Udp.CommandFailed failed) {
    if (socket != null) {
      return this; // a datagram that could not be sent: lost, as datagrams are
    }
    owner.tell(
        new Transport.OpenFailed(
            "UDP port "
                + bind.getPort()
                + " of "
                + bind.getHostString()
                + " cannot be opened: it is in use, or the address is not one of this machine's"));
    return Behaviors.stopped();
  }

  private Behavior<Object> onStop(PostStop signal) {
    if (socket != null) {
      socket.tell(UdpMessage.unbind(), org.apache.pekko.actor.ActorRef.noSender());
    }
    return this;
  }

  /** Sends without an acknowledgement: Pekko then answers only when a datagram is refused. */
  private record PekkoSocket(org.apache.pekko.actor.ActorRef listener) implements Transport.Socket {

    @Override
    public void send(byte[] datagram, InetSocketAddress to) {
      listener.tell(
          UdpMessage.send(ByteString.fromArrayUnsafe(datagram), to),
          org.apache.pekko.actor.ActorRef.noSender());
    }

    @Override
    public void close() {
      listener.tell(UdpMessage.unbind(), org.apache.pekko.actor.ActorRef.noSender());
    }
  }

  /** Not an option but a look: reads after the bind how large the buffer really is. */
  private static final class GrantedBuffer extends Inet.AbstractSocketOptionV2 {
    private volatile int bytes = -1;

    int bytes() {
      return bytes;
    }

    @Override
    public void afterBind(DatagramSocket socket) {
      try {
        bytes = socket.getReceiveBufferSize();
      } catch (SocketException e) {
        bytes = -1; // unknown; the endpoint then paces for the stock size
      }
    }
  }
}
