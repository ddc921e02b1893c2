package voxelpopuli.dht.transport;

import java.net.InetSocketAddress;
import java.util.function.Function;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/** Something that carries datagrams. */
public interface Transport {

  /** What a socket tells its owner. */
  sealed interface Event {}

  /**
   * The socket is open.
   *
   * @param receiveBufferBytes what the system granted for datagrams that wait to be read
   */
  record Opened(Socket socket, InetSocketAddress address, int receiveBufferBytes)
      implements Event {}

  /** The socket could not be opened: a sentence for people. */
  record OpenFailed(String reason) implements Event {}

  /** A datagram arrived. The array belongs to the receiver. */
  record Received(byte[] datagram, InetSocketAddress from) implements Event {}

  /** An open socket. */
  interface Socket {
    /** Sends a datagram, or loses it: nobody is told. */
    void send(byte[] datagram, InetSocketAddress to);

    /** Closes the socket; datagrams under way are lost. */
    void close();
  }

  /**
   * Opens a socket for an actor; events arrive as that actor's own messages, and the socket closes
   * when the actor stops.
   *
   * @param wrap makes the owner's message of an event
   */
  <C> void open(ActorContext<C> owner, InetSocketAddress bind, Function<Event, C> wrap);
}
