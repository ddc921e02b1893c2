package voxelpopuli.loadtest.session;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
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
import voxelpopuli.world.protocol.ChunkBytes;

/** A headless client with a stopwatch. Events come on the network's thread. */
final class Visitor implements WorldListener, AutoCloseable {

  /** Bytes of the two frames' heads around a chunk's voxels and slices. */
  private static final int HEADS = 43;

  final Latencies roundTrips = new Latencies();
  final Map<BlockPos, Long> seen = new ConcurrentHashMap<>();
  final AtomicLong chunkBytes = new AtomicLong();
  final AtomicLong surfaceVoxels = new AtomicLong();
  final AtomicLong surfaceSlices = new AtomicLong();
  final AtomicInteger surfaces = new AtomicInteger();
  final AtomicInteger chunks = new AtomicInteger();
  private final CountDownLatch first = new CountDownLatch(1);
  private final CountDownLatch all;
  private final WorldClient client;
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

  CountDownLatch first() {
    return first;
  }

  CountDownLatch all() {
    return all;
  }

  @Override
  public void chunkLoaded(WorldEvent.ChunkLoaded event) {
    int voxels = ChunkBytes.voxels(event.voxels()).length;
    int slices = ChunkBytes.slices(event.slices()).length;
    chunks.incrementAndGet();
    chunkBytes.addAndGet(HEADS + voxels + slices);
    boolean open = event.voxels().count(Blocks.AIR) > 0;
    if (open && !event.slices().isEmpty()) {
      surfaces.incrementAndGet();
      surfaceVoxels.addAndGet(voxels);
      surfaceSlices.addAndGet(slices);
    }
    first.countDown();
    all.countDown();
  }

  @Override
  public void blockChanged(WorldEvent.BlockChanged event) {
    seen.putIfAbsent(event.pos(), System.nanoTime());
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
