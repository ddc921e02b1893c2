package voxelpopuli.loadtest.dht;

import java.net.InetSocketAddress;
import java.util.function.Function;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import voxelpopuli.dht.transport.Transport;

/**
 * One node's way to the network, with a counter in it and a switch: a node that is cut off neither
 * sends nor hears another datagram, as if its machine had lost power.
 */
final class MeasuredTransport implements Transport {

  private final Transport inner;
  private final Traffic traffic;
  private volatile boolean cut;

  MeasuredTransport(Transport inner, Traffic traffic) {
    this.inner = inner;
    this.traffic = traffic;
  }

  void cut() {
    cut = true;
  }

  @Override
  public <C> void open(ActorContext<C> owner, InetSocketAddress bind, Function<Event, C> wrap) {
    inner.open(
        owner,
        bind,
        event ->
            wrap.apply(
                event instanceof Opened opened
                    ? new Opened(
                        new MeasuredSocket(opened.socket()),
                        opened.address(),
                        opened.receiveBufferBytes())
                    : event));
  }

  private final class MeasuredSocket implements Socket {
    private final Socket socket;

    MeasuredSocket(Socket socket) {
      this.socket = socket;
    }

    @Override
    public void send(byte[] datagram, InetSocketAddress to) {
      if (!cut) {
        traffic.sent(datagram);
        socket.send(datagram, to);
      }
    }

    @Override
    public void close() {
      socket.close();
    }
  }
}
