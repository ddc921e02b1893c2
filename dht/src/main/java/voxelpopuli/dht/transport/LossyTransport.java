package voxelpopuli.dht.transport;

import java.net.InetSocketAddress;
import java.util.Random;
import java.util.function.Function;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/**
 * Another transport, of whose outgoing datagrams a seeded share is lost: real sockets, bad weather.
 */
public final class LossyTransport implements Transport {

  private final Transport inner;
  private final Random random;
  private volatile double loss;

  /**
   * @param loss from 0 (nothing is lost) to 1 (everything is)
   */
  public LossyTransport(Transport inner, double loss, long seed) {
    this.inner = inner;
    this.loss = loss;
    this.random = new Random(seed); // its steps are atomic, so threads may share it
  }

  /** Changes the weather for all sockets of this transport. */
  public void setLoss(double share) {
    this.loss = share;
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
                        new LossySocket(opened.socket()),
                        opened.address(),
                        opened.receiveBufferBytes())
                    : event));
  }

  private final class LossySocket implements Socket {
    private final Socket socket;

    LossySocket(Socket socket) {
      this.socket = socket;
    }

    @Override
    public void send(byte[] datagram, InetSocketAddress to) {
      if (loss <= 0 || random.nextDouble() >= loss) {
        socket.send(datagram, to);
      }
    }

    @Override
    public void close() {
      socket.close();
    }
  }
}
