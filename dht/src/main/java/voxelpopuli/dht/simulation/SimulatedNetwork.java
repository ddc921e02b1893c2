package voxelpopuli.dht.simulation;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import voxelpopuli.dht.transport.Transport;

/**
 * Datagrams that travel through memory, on a simulation's clock, as badly as is wished.
 *
 * <p>Each takes the base delay and a random part of the jitter, so that they overtake each other;
 * each is lost with the given probability, and always where a cut says so. The seed makes it all
 * repeatable.
 */
public final class SimulatedNetwork implements Transport {

  private static final int FIRST_PORT = 1_024;
  private static final int RECEIVE_BUFFER = 4 << 20;

  private final VirtualTime time;
  private final SplittableRandom random;
  private final Map<InetSocketAddress, ActorRef<Event>> sockets = new HashMap<>();
  private long delayNanos = Duration.ofMillis(20).toNanos();
  private long jitterNanos = Duration.ofMillis(10).toNanos();
  private double loss;
  private BiPredicate<InetSocketAddress, InetSocketAddress> cut = (from, to) -> false;
  private int nextPort = FIRST_PORT;
  private long datagrams;
  private long lost;

  SimulatedNetwork(VirtualTime time, long seed) {
    this.time = time;
    this.random = new SplittableRandom(seed);
  }

  /** How long a datagram travels at least, and how much longer at most. */
  public void setDelay(Duration base, Duration jitter) {
    delayNanos = base.toNanos();
    jitterNanos = jitter.toNanos();
  }

  /** The share of datagrams that is lost, from 0 to 1. */
  public void setLoss(double share) {
    loss = share;
  }

  /**
   * Loses everything that goes from the first address to the second where this says so; one way.
   */
  public void setCut(BiPredicate<InetSocketAddress, InetSocketAddress> fromTo) {
    cut = fromTo;
  }

  /** Datagrams sent so far. */
  public long datagrams() {
    return datagrams;
  }

  /** Datagrams lost so far. */
  public long lost() {
    return lost;
  }

  @Override
  public <C> void open(ActorContext<C> owner, InetSocketAddress bind, Function<Event, C> wrap) {
    ActorRef<Event> events = owner.messageAdapter(Event.class, wrap::apply);
    int port = bind.getPort() == 0 ? nextPort++ : bind.getPort();
    InetSocketAddress address = new InetSocketAddress(bind.getAddress(), port);
    if (sockets.putIfAbsent(address, events) != null) {
      events.tell(new OpenFailed("UDP port " + port + " is in use in the simulation"));
      return;
    }
    events.tell(new Opened(new SimulatedSocket(address), address, RECEIVE_BUFFER));
  }

  private void send(byte[] datagram, InetSocketAddress from, InetSocketAddress to) {
    datagrams++;
    if (loss > 0 && random.nextDouble() < loss || cut.test(from, to)) {
      lost++;
      return;
    }
    long delay = delayNanos + (jitterNanos > 0 ? random.nextLong(jitterNanos) : 0);
    time.schedule(
        delay,
        () -> {
          ActorRef<Event> receiver = sockets.get(to);
          if (receiver != null) {
            receiver.tell(new Received(datagram, from));
          }
        });
  }

  private final class SimulatedSocket implements Socket {
    private final InetSocketAddress address;

    SimulatedSocket(InetSocketAddress address) {
      this.address = address;
    }

    @Override
    public void send(byte[] datagram, InetSocketAddress to) {
      SimulatedNetwork.this.send(datagram, address, to);
    }

    @Override
    public void close() {
      sockets.remove(address);
    }
  }
}
