package voxelpopuli.client.link;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import voxelpopuli.client.play.LoadedBlocks;
import voxelpopuli.client.play.Trail;
import voxelpopuli.client.play.WorldClock;
import voxelpopuli.client.view.LocalMesher;
import voxelpopuli.client.view.MeshWorks;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.client.WorldListener;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;

/**
 * What this client knows of the world. Events write it on one thread, the window reads it from
 * another; each part is safe for that.
 */
public final class WorldView implements WorldListener {

  /** Lines of talk that are kept. */
  private static final int TALK_LINES = 100;

  private final LoadedBlocks blocks = new LoadedBlocks();
  private final WorldClock clock = new WorldClock();
  private final MeshWorks meshes;
  private final OwnEdits own;
  private final Map<String, Trail> others = new ConcurrentHashMap<>();
  private final Map<String, Double> roundTrips = new ConcurrentHashMap<>();
  private final Deque<Said> talk = new ArrayDeque<>();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicInteger acknowledged = new AtomicInteger();
  private volatile Connection connection = new Connection.Connecting("");
  private volatile WorldEvent.Joined arrival;
  private volatile Connection.Joined standing;
  private volatile boolean ended;
  private final AtomicReference<PlayerState> correction = new AtomicReference<>();

  /** A line of talk and when it was heard, on {@link System#nanoTime}'s clock. */
  public record Said(String from, String text, long nanos) {}

  /**
   * @param building where meshes are built, one after the other, on the thread of the events
   * @param mesher guesses what our own edits look like; none to wait for what owners send
   */
  public WorldView(Executor building, Optional<LocalMesher> mesher) {
    meshes = new MeshWorks(building);
    own = new OwnEdits(blocks, meshes, mesher);
  }

  public LoadedBlocks blocks() {
    return blocks;
  }

  public WorldClock clock() {
    return clock;
  }

  public MeshWorks meshes() {
    return meshes;
  }

  /** Other players in view, by name. */
  public Map<String, Trail> others() {
    return others;
  }

  /** Milliseconds of the last ping to each node. */
  public Map<String, Double> roundTrips() {
    return roundTrips;
  }

  public Connection connection() {
    return connection;
  }

  /**
   * Where the node let us in and with what at hand, once it has; later joins do not move the
   * player.
   */
  public Optional<WorldEvent.Joined> arrival() {
    return Optional.ofNullable(arrival);
  }

  /** Where the owner of the ground says that we stand, if it said so since the last call. */
  public Optional<PlayerState> takeCorrection() {
    return Optional.ofNullable(correction.getAndSet(null));
  }

  public int acknowledgedEdits() {
    return acknowledged.get();
  }

  public int refusedEdits() {
    return refused.get();
  }

  public List<Said> talk() {
    synchronized (talk) {
      return List.copyOf(talk);
    }
  }

  /** Whether the client has given up and another must be made. */
  boolean ended() {
    return ended;
  }

  /** We asked for an edit; to be called where events are. */
  void edited(long id, BlockPos pos, int block) {
    own.made(id, pos, block);
  }

  void connecting(String node) {
    ended = false;
    connection = new Connection.Connecting(node);
  }

  /**
   * Which nodes serve us now: the client looks for others by itself when the last one is gone, for
   * a while without a word.
   */
  void served(List<String> nodes) {
    roundTrips.keySet().retainAll(nodes);
    if (standing == null) {
      return;
    }
    if (nodes.isEmpty() && connection instanceof Connection.Joined) {
      connection = new Connection.Lost("the last node is gone");
    } else if (!nodes.isEmpty() && connection instanceof Connection.Lost) {
      connection = new Connection.Joined(nodes.get(0), standing.world());
    }
  }

  @Override
  public void joined(WorldEvent.Joined event) {
    if (arrival == null) {
      arrival = event;
    }
    standing = new Connection.Joined(event.node(), event.world());
    connection = standing;
  }

  @Override
  public void chunkLoaded(WorldEvent.ChunkLoaded event) {
    own.heard(event.chunk(), event.voxels());
    meshes.load(event.chunk(), event.slices());
    own.heard(event.chunk(), event.slices());
  }

  @Override
  public void chunkUnloaded(WorldEvent.ChunkUnloaded event) {
    own.unloaded(event.chunk());
    blocks.remove(event.chunk());
    meshes.unload(event.chunk());
  }

  @Override
  public void slicesChanged(WorldEvent.SlicesChanged event) {
    meshes.change(event.chunk(), event.slices());
    own.heard(event.chunk(), event.slices());
  }

  @Override
  public void blockChanged(WorldEvent.BlockChanged event) {
    own.heard(event.pos().chunk(), event.voxels());
  }

  @Override
  public void editAcknowledged(WorldEvent.EditAcknowledged event) {
    acknowledged.incrementAndGet();
    own.acknowledged(event.id(), System.nanoTime());
  }

  @Override
  public void editRefused(WorldEvent.EditRefused event) {
    refused.incrementAndGet();
    own.refused(event.id(), event.pos(), event.trueBlock());
    hear("", event.reason());
  }

  @Override
  public void positionSet(WorldEvent.PositionSet event) {
    correction.set(event.state());
  }

  @Override
  public void playerAppeared(WorldEvent.PlayerAppeared event) {
    others.put(event.name(), new Trail(event.state(), event.guest()));
  }

  @Override
  public void playerMoved(WorldEvent.PlayerMoved event) {
    Trail trail = others.get(event.name());
    if (trail != null) {
      trail.heard(event.state());
    }
  }

  @Override
  public void playerLeft(WorldEvent.PlayerLeft event) {
    others.remove(event.name());
  }

  @Override
  public void timeSet(WorldEvent.TimeSet event) {
    clock.set(event.minutes(), event.minutesPerSecond(), System.nanoTime());
  }

  @Override
  public void said(WorldEvent.Said event) {
    hear(event.from(), event.text());
  }

  @Override
  public void roundTrip(WorldEvent.RoundTrip event) {
    roundTrips.put(event.node(), event.millis());
    own.sweep(System.nanoTime());
  }

  @Override
  public void connectionLost(WorldEvent.ConnectionLost event) {
    // Only of a node that served us: tries to find another one fail by the dozen.
    if (roundTrips.remove(event.node()) != null) {
      hear("", "lost " + event.node() + ": " + event.reason());
    }
  }

  @Override
  public void disconnected(WorldEvent.Disconnected event) {
    roundTrips.clear();
    others.clear();
    own.forgetAll();
    standing = null;
    ended = true;
    connection = new Connection.Lost(event.reason(), !event.forGood());
  }

  private void hear(String from, String text) {
    synchronized (talk) {
      talk.addLast(new Said(from, text, System.nanoTime()));
      if (talk.size() > TALK_LINES) {
        talk.removeFirst();
      }
    }
  }
}
