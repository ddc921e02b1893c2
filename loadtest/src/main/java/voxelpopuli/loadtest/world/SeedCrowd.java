package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Many connections of the source text's protocol on one thread. Each connects to its chunk,
 * registers a player, and from then on reads all that comes.
 */
final class SeedCrowd implements AutoCloseable {

  private static final byte[] WELCOME = "{\"ok\":true".getBytes(StandardCharsets.UTF_8);

  private final Selector selector = Selector.open();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 18);
  private final List<Guest> guests = new ArrayList<>();
  private final Thread thread = new Thread(this::run, "crowd");
  private volatile boolean closed;

  /** One connection; written by the crowd's thread alone. */
  private static final class Guest {
    final SocketChannel channel;
    final ByteBuffer unsent;
    volatile int matched;
    volatile int lines;
    volatile long heardNanos;
    volatile boolean gone;

    Guest(SocketChannel channel, String words) {
      this.channel = channel;
      this.unsent = ByteBuffer.wrap(words.getBytes(StandardCharsets.UTF_8));
    }
  }

  SeedCrowd() throws IOException {
    thread.setDaemon(true);
  }

  /** One more connection, which says these words; before {@link #start}. */
  void add(int gamePort, String words) throws IOException {
    SocketChannel channel = SocketChannel.open();
    channel.configureBlocking(false);
    Guest guest = new Guest(channel, words);
    guests.add(guest);
    channel.register(selector, SelectionKey.OP_CONNECT, guest);
    channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), gamePort));
  }

  void start() {
    thread.start();
  }

  /** Connections that were let in and have had their chunk. */
  int inside() {
    return (int) guests.stream().filter(g -> welcome(g) && g.lines >= 2 && !g.gone).count();
  }

  /** Connections that were let in and have heard something within this time. */
  int heardWithin(long nanos) {
    long since = System.nanoTime() - nanos;
    return (int)
        guests.stream().filter(g -> welcome(g) && !g.gone && g.heardNanos - since > 0).count();
  }

  private static boolean welcome(Guest guest) {
    return guest.matched == WELCOME.length;
  }

  private void run() {
    try {
      while (!closed) {
        selector.select(this::ready);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void ready(SelectionKey key) {
    Guest guest = (Guest) key.attachment();
    try {
      if (key.isConnectable() && guest.channel.finishConnect()) {
        key.interestOps(SelectionKey.OP_WRITE | SelectionKey.OP_READ);
      }
      if (key.isWritable()) {
        guest.channel.write(guest.unsent);
        if (!guest.unsent.hasRemaining()) {
          key.interestOps(SelectionKey.OP_READ);
        }
      }
      if (key.isReadable()) {
        read(guest);
      }
    } catch (IOException e) {
      guest.gone = true;
      key.cancel();
    }
  }

  private void read(Guest guest) throws IOException {
    buffer.clear();
    if (guest.channel.read(buffer) < 0) {
      guest.gone = true;
      guest.channel.close();
      return;
    }
    buffer.flip();
    int lines = guest.lines;
    int matched = guest.matched;
    while (buffer.hasRemaining()) {
      byte next = buffer.get();
      if (lines == 0 && matched < WELCOME.length) {
        matched = next == WELCOME[matched] ? matched + 1 : 0;
      }
      lines += next == '\n' ? 1 : 0;
    }
    guest.matched = matched;
    guest.lines = lines;
    guest.heardNanos = System.nanoTime();
  }

  @Override
  public void close() throws IOException {
    closed = true;
    selector.wakeup();
    for (Guest guest : guests) {
      guest.channel.close();
    }
    selector.close();
  }
}
