package voxelpopuli.world.client;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.terrain.Terrain;

/**
 * A player's connection to the world, without a window.
 *
 * <pre>{@code
 * ExecutorService mine = Executors.newSingleThreadExecutor();
 * try (WorldClient client = WorldClient.connect(ClientOptions.of("localhost:7400", "ann"), listener, mine)) {
 *   client.move(new PlayerState(0.5, 40, 0.5, 0, 0));
 *   client.edit(new BlockPos(0, 31, 0), 0); // breaks a block
 * }
 * }</pre>
 *
 * <p>Knows one node at first and finds the owners of the chunks around the player through it. All
 * methods may be called from any thread and return at once; what comes of them is told to the
 * listener.
 */
public final class WorldClient implements AutoCloseable {

  private final ClientLoop loop;
  private final boolean ownLoop;
  private final Conversations conversations;
  private final AtomicLong edits = new AtomicLong();

  private WorldClient(ClientLoop loop, boolean ownLoop, Conversations conversations) {
    this.loop = loop;
    this.ownLoop = ownLoop;
    this.conversations = conversations;
  }

  /**
   * Gets ready for the first session of this process: takes some tenths of a second, which the
   * first chunk would take longer otherwise. For the time in which a program starts; may be called
   * from any thread.
   */
  public static void prepare() {
    ClientRehearsal.once();
  }

  /**
   * Connects, with a thread of the client's own for the network.
   *
   * @param executor where the listener is called; must run tasks one after the other, in order
   */
  public static WorldClient connect(
      ClientOptions options, WorldListener listener, Executor executor) {
    return connect(
        options, listener, executor, new ClientLoop("world-client-" + options.player()), true);
  }

  /** Connects with a network thread that many clients share. */
  public static WorldClient connect(
      ClientOptions options, WorldListener listener, Executor executor, ClientLoop loop) {
    return connect(options, listener, executor, loop, false);
  }

  private static WorldClient connect(
      ClientOptions options,
      WorldListener listener,
      Executor executor,
      ClientLoop loop,
      boolean ownLoop) {
    Handshake.Session hello =
        new Handshake.Session(
            Frame.VERSION,
            options.player(),
            ThreadLocalRandom.current().nextLong(),
            options.key().map(key -> HexFormat.of().formatHex(key.publicKey())).orElse(""),
            Terrain.VERSION);
    // Names are resolved here, on the caller's thread: a slow name server must not hold up the
    // loop.
    List<InetSocketAddress> entries = new ArrayList<>();
    options.nodes().forEach(node -> entries.add(gameAddress(node)));
    Conversations conversations =
        new Conversations(
            loop, options, hello, entries, event -> deliver(event, listener, executor));
    loop.post(conversations::start);
    return new WorldClient(loop, ownLoop, conversations);
  }

  /** A caller that shut its executor down wants to hear no more; the network goes on regardless. */
  private static void deliver(WorldEvent event, WorldListener listener, Executor executor) {
    try {
      executor.execute(() -> event.deliver(listener));
    } catch (RejectedExecutionException e) {
      // Nobody listens any more.
    }
  }

  /**
   * The game address that belongs to a node's overlay address {@code host[:port]}: one port higher.
   */
  static InetSocketAddress gameAddress(String node) {
    int colon = node.lastIndexOf(':');
    boolean bareIpv6 =
        colon >= 0 && node.indexOf(':') != colon && !node.endsWith("]") && !node.startsWith("[");
    if (colon < 0 || node.endsWith("]") || bareIpv6) {
      return new InetSocketAddress(node, ClientOptions.DEFAULT_PORT + 1);
    }
    try {
      return new InetSocketAddress(
          node.substring(0, colon), Integer.parseInt(node.substring(colon + 1)) + 1);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "not an address: " + node + " (expected host or host:port)", e);
    }
  }

  /** Changes a block; 0 breaks it. The id comes back in the event that says what became of it. */
  public long edit(BlockPos pos, int block) {
    long id = edits.incrementAndGet();
    loop.post(() -> conversations.edit(id, pos, block));
    return id;
  }

  /** Says where the player is. Call it as often as you like: at most 20 a second are sent. */
  public void move(PlayerState state) {
    loop.post(() -> conversations.move(state));
  }

  /** Says where the player is. */
  public void move(double x, double y, double z, float yaw, float pitch) {
    move(new PlayerState(x, y, z, yaw, pitch));
  }

  /**
   * Says what is in the hotbar and whether the player flies: kept with the player, if it has a key.
   *
   * @param bar block ids, at most 16
   */
  public void equip(List<Integer> bar, boolean flying) {
    List<Integer> copy = List.copyOf(bar);
    loop.post(() -> conversations.equip(copy, flying));
  }

  /** Keeps more chunks around the player from now on, or fewer. */
  public void radius(int horizontal, int vertical) {
    if (horizontal < 0 || vertical < 0) {
      throw new IllegalArgumentException("a radius cannot be negative");
    }
    loop.post(() -> conversations.radius(horizontal, vertical));
  }

  /** The other players in the loaded chunks, by name, as they were a moment ago. */
  public List<PlayerSeen> players() {
    return conversations.playersSeen();
  }

  /**
   * Says a line of text to those near: nearer than 64 blocks. {@code /msg NAME text} is for one
   * player anywhere, {@code /help} tells what else there is.
   */
  public void say(String text) {
    loop.post(() -> conversations.say(text));
  }

  /** Which nodes serve us, who owns the ground we stand on, and what went over the wire. */
  public ClientStatus status() {
    return conversations.status();
  }

  /** Bytes received from all nodes so far. */
  public long receivedBytes() {
    return conversations.receivedBytes();
  }

  /** Leaves the world. The listener hears it as its last event. */
  @Override
  public void close() {
    loop.post(
        () -> {
          conversations.end("left the world");
          if (ownLoop) {
            loop.close();
          }
        });
  }
}
