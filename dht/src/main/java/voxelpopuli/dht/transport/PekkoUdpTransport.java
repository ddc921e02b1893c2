package voxelpopuli.dht.transport;

import java.net.InetSocketAddress;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.io.Udp;

/** Datagrams over Pekko UDP. */
public final class PekkoUdpTransport implements Transport {

  private final int receiveBufferBytes;

  /**
   * @param receiveBufferBytes what is asked of the system; it may grant less
   */
  public PekkoUdpTransport(int receiveBufferBytes) {
    this.receiveBufferBytes = receiveBufferBytes;
  }

  @Override
  public <C> void open(ActorContext<C> owner, InetSocketAddress bind, Function<Event, C> wrap) {
    // Adapters run inside the owner, so a datagram goes from Pekko's socket straight to its
    // mailbox.
    ActorRef<Event> events = owner.messageAdapter(Event.class, wrap::apply);
    ActorRef<Udp.Received> datagrams =
        owner.messageAdapter(
            Udp.Received.class,
            received ->
                wrap.apply(new Received(received.data().toArrayUnsafe(), received.sender())));
    owner.spawn(
        UdpSocketActor.create(bind, receiveBufferBytes, Adapter.toClassic(datagrams), events),
        "socket",
        DispatcherSelector.sameAsParent());
  }
}
