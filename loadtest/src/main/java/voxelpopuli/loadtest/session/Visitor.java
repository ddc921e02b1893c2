package voxelpopuli.loadtest.session;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.WorldClient;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.client.WorldListener;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;

/** A headless client with a stopwatch. Events come on the network's thread. */
final class Visitor implements WorldListener, AutoCloseable {

  final Latencies roundTrips = new Latencies();
  final Map<BlockPos, Long> seen = new ConcurrentHashMap<>();

  /** When other players were last heard of, by name: nanoseconds of this JVM's clock. */
  final Map<String, Long> heardOf = new ConcurrentHashMap<>();

  final AtomicLong chunkBytes = new AtomicLong();
  final AtomicLong surfaceVoxels = new AtomicLong();
  final AtomicLong surfaceSlices = new AtomicLong();
  final AtomicInteger surfaces = new AtomicInteger();
  private final CountDownLatch first = new CountDownLatch(1);
  private final CountDownLatch all;
  private final WorldClient client;
  private final long startNanos = System.nanoTime();
  private volatile long firstNanos;
  private volatile long allNanos;
  private volatile int voxelBytes;
  private volatile int sliceBytes;
  private volatile PlayerState start = PlayerState.SPAWN;
  volatile String farewell = "";

  Visitor(String node, String name, int across, int high, ClientLoop loop) {
    int columns = 2 * across + 1;
    all = new CountDownLatch(columns * columns * (2 * high + 1));
    ClientOptions options = ClientOptions.of(node, name).withRadius(across, high);
    client = WorldClient.connect(options, this, Runnable::run, loop);
  }

  WorldClient client() {
    return client;
  }

  /** Where the world let it in. */
  PlayerState start() {
    return start;
  }

  /** Waits for all chunks; whether they came. */
  boolean awaitAll(long seconds) throws InterruptedException {
    return all.await(seconds, TimeUnit.SECONDS);
  }

  /** Waits for the first chunk, or for the world's refusal. */
  boolean awaitFirst(long seconds) throws InterruptedException {
    return first.await(seconds, TimeUnit.SECONDS) && farewell.isEmpty();
  }

  /** Milliseconds from connecting to the first chunk, or NaN if none came. */
  double firstMillis() {
    return firstNanos == 0 ? Double.NaN : (firstNanos - startNanos) / 1e6;
  }

  /** Milliseconds from connecting to the last chunk, or NaN if some are missing. */
  double allMillis() {
    return allNanos == 0 ? Double.NaN : (allNanos - startNanos) / 1e6;
  }

  @Override
  public void joined(WorldEvent.Joined event) {
    start = event.position();
  }

  @Override
  public void chunkArrived(WorldEvent.ChunkArrived event) {
    chunkBytes.addAndGet(event.frameBytes());
    voxelBytes = event.voxelBytes();
    sliceBytes = event.sliceBytes();
  }

  @Override
  public void chunkLoaded(WorldEvent.ChunkLoaded event) {
    boolean open = event.voxels().count(Blocks.AIR) > 0;
    if (open && !event.slices().isEmpty()) {
      surfaces.incrementAndGet();
      surfaceVoxels.addAndGet(voxelBytes);
      surfaceSlices.addAndGet(sliceBytes);
    }
    long now = System.nanoTime();
    if (firstNanos == 0) {
      firstNanos = now;
    }
    if (all.getCount() == 1) {
      allNanos = now;
    }
    first.countDown();
    all.countDown();
  }

  @Override
  public void blockChanged(WorldEvent.BlockChanged event) {
    seen.putIfAbsent(event.pos(), System.nanoTime());
  }

  @Override
  public void playerAppeared(WorldEvent.PlayerAppeared event) {
    heardOf.put(event.name(), System.nanoTime());
  }

  @Override
  public void playerMoved(WorldEvent.PlayerMoved event) {
    heardOf.put(event.name(), System.nanoTime());
  }

  @Override
  public void playerLeft(WorldEvent.PlayerLeft event) {
    heardOf.remove(event.name());
  }

  @Override
  public void roundTrip(WorldEvent.RoundTrip event) {
    synchronized (roundTrips) {
      roundTrips.record((long) (event.millis() * 1e6));
    }
  }

  @Override
  public void disconnected(WorldEvent.Disconnected event) {
    farewell = event.reason();
    first.countDown();
  }

  @Override
  public void close() {
    client.close();
  }
}
