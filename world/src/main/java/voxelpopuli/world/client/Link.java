package voxelpopuli.world.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.account.SignIn;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;

/**
 * One connection to one node: connects, shakes hands, sends and receives frames, and measures the
 * round trip.
 *
 * <p>Lives on its {@link ClientLoop}'s thread. Says exactly once that it is closed.
 */
final class Link {

  /** What a link tells its client. */
  interface Owner {
    void opened(Link link, JsonNode acknowledgement);

    void received(Link link, Frame frame);

    void roundTrip(Link link, double millis);

    void closed(Link link, String reason);

    /** So many bytes arrived. */
    default void arrived(int bytes) {}

    /** So many bytes went out. */
    default void departed(int bytes) {}
  }

  /** A node that takes longer to let us in is as good as gone. */
  private static final long HANDSHAKE_MILLIS = 3_000;

  private static final long PING_MILLIS = 1_000;

  /** Silence for so long, though we ping every second, means that the node is gone. */
  private static final long SILENCE_MILLIS = 5_000;

  /** The largest frame that a server may send: a chunk of noise has some 400 KiB of slices. */
  private static final int MAX_FRAME = 2 << 20;

  /** A node that lets so many bytes of ours wait does not read any more. */
  private static final int MAX_WAITING = 1 << 20;

  private final ClientLoop loop;
  private final String address;
  private final Owner owner;
  private final Handshake.Session hello;
  private final Optional<PlayerKey> playerKey;
  private final ByteInbox inbox = new ByteInbox(MAX_FRAME);
  private final ArrayDeque<ByteBuffer> outbox = new ArrayDeque<>();
  private int waiting;
  private SocketChannel channel;
  private SelectionKey key;
  private boolean open;
  private boolean closed;
  private boolean dismissed;
  private long lastHeard = System.nanoTime();

  Link(
      ClientLoop loop,
      InetSocketAddress game,
      Handshake.Session hello,
      Optional<PlayerKey> playerKey,
      Owner owner) {
    this.loop = loop;
    this.address = game.getHostString() + ":" + game.getPort();
    this.owner = owner;
    this.hello = hello;
    this.playerKey = playerKey;
    enqueue(hello.line());
    // Posted, so that the owner has put this link away before it hears of it.
    loop.post(() -> connect(game));
    loop.post(() -> loop.after(HANDSHAKE_MILLIS, this::handshakeDue));
  }

  /** {@code host:port} of the node's game port. */
  String address() {
    return address;
  }

  /**
   * Whether the node wants us gone for good: kicked, or replaced by a newer session of the same
   * player.
   */
  boolean isDismissed() {
    return dismissed;
  }

  boolean isOpen() {
    return open && !closed;
  }

  void send(Frame frame) {
    if (!isOpen()) {
      return;
    }
    enqueue(FrameCodec.encode(frame));
    if (waiting > MAX_WAITING) {
      close("the node does not read what we send");
    } else {
      write();
    }
  }

  void close(String reason) {
    if (!closed) {
      closeQuietly();
      owner.closed(this, reason);
    }
  }

  /** Closes without telling the owner, who wanted it. */
  void closeQuietly() {
    closed = true;
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // Closed is what we wanted.
    }
  }

  void ready(SelectionKey ready) {
    try {
      if (ready.isConnectable() && channel.finishConnect()) {
        key.interestOps(SelectionKey.OP_READ);
        write();
      }
      if (!closed && ready.isReadable()) {
        read();
      }
      if (!closed && ready.isWritable()) {
        write();
      }
    } catch (IOException e) {
      close(open ? "the connection broke" : "cannot connect to " + address);
    }
  }

  private void connect(InetSocketAddress game) {
    try {
      channel = SocketChannel.open();
      channel.configureBlocking(false);
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      boolean done = channel.connect(game);
      key = loop.register(channel, done ? SelectionKey.OP_READ : SelectionKey.OP_CONNECT, this);
      if (done) {
        write();
      }
    } catch (IOException | RuntimeException e) {
      // Runtime too: an unresolved name or a port out of range from a redirect is not worth more.
      close("cannot connect to " + address);
    }
  }

  private void read() throws IOException {
    ByteBuffer buffer = loop.buffer();
    int count = channel.read(buffer);
    if (count < 0) {
      close("the node closed the connection");
      return;
    }
    lastHeard = System.nanoTime();
    owner.arrived(count);
    inbox.add(buffer.flip());
    try {
      understand();
    } catch (MalformedException e) {
      close("the node sent what we do not understand: " + e.getMessage());
    }
  }

  private void understand() throws MalformedException {
    if (!open) {
      Optional<byte[]> line = inbox.line();
      if (line.isEmpty()) {
        return;
      }
      JsonNode answer = Json.read(line.get());
      if (answer.has("challenge") && playerKey.isPresent()) {
        prove(answer);
        return;
      }
      if (!answer.path("ok").asBoolean()) {
        dismissed = true;
        close(answer.path("error").asText("the node refused us"));
        return;
      }
      open = true;
      owner.opened(this, answer);
      beat();
    }
    while (!closed) {
      Optional<ByteBuffer> body = inbox.frame();
      if (body.isEmpty()) {
        return;
      }
      handle(FrameCodec.decode(body.get()));
    }
  }

  /** Signs what the node asks, and for whom: its id and world are in the statement. */
  private void prove(JsonNode question) {
    byte[] statement =
        SignIn.statement(
            question.path("challenge").asText(),
            question.path("node").asText(),
            question.path("id").asText(),
            hello.player());
    String proof = HexFormat.of().formatHex(playerKey.orElseThrow().sign(statement));
    enqueue(Json.line(Json.object().put("proof", proof)));
    write();
  }

  private void handle(Frame frame) {
    if (frame instanceof Frame.Pong pong) {
      owner.roundTrip(this, (System.nanoTime() - pong.nonce()) / 1e6);
    } else if (frame instanceof Frame.Ping ping) {
      send(new Frame.Pong(ping.nonce()));
    } else if (frame instanceof Frame.Closed bye) {
      dismissed = bye.forGood();
      close(bye.reason());
    } else {
      owner.received(this, frame);
    }
  }

  private void beat() {
    if (closed) {
      return;
    }
    if (System.nanoTime() - lastHeard > TimeUnit.MILLISECONDS.toNanos(SILENCE_MILLIS)) {
      close("the node fell silent");
      return;
    }
    send(new Frame.Ping(System.nanoTime()));
    loop.after(PING_MILLIS, this::beat);
  }

  private void handshakeDue() {
    if (!open) {
      close("no answer from " + address);
    }
  }

  private void enqueue(byte[] bytes) {
    outbox.add(ByteBuffer.wrap(bytes));
    waiting += bytes.length;
  }

  private void write() {
    if (channel == null || !channel.isConnected()) {
      return;
    }
    try {
      while (!outbox.isEmpty()) {
        ByteBuffer head = outbox.peek();
        int count = channel.write(head);
        waiting -= count;
        owner.departed(count);
        if (head.hasRemaining()) {
          key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
          return;
        }
        outbox.poll();
      }
      key.interestOps(SelectionKey.OP_READ);
    } catch (IOException e) {
      close("the connection broke");
    }
  }
}
