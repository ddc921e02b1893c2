package voxelpopuli.loadtest.world;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import voxelpopuli.loadtest.report.Patience;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.WorldClient;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.client.WorldListener;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A headless player. What happens to it is told on the network's thread and noted for the thread
 * that measures.
 */
final class Player implements WorldListener, AutoCloseable {

  /** Hears when an edit counts and when a changed block has come. */
  interface Witness {
    void acknowledged(long edit, long nanos);

    void refused(long edit, String reason);

    void saw(BlockPos pos, int block, long nanos);
  }

  private static final Witness NOBODY =
      new Witness() {
        @Override
        public void acknowledged(long edit, long nanos) {}

        @Override
        public void refused(long edit, String reason) {}

        @Override
        public void saw(BlockPos pos, int block, long nanos) {}
      };

  private final Set<ChunkPos> chunks = ConcurrentHashMap.newKeySet();
  private volatile Witness witness = NOBODY;
  private volatile String farewell = "";
  private WorldClient client;

  private Player() {}

  static Player enter(ClientOptions options, ClientLoop loop) {
    Player player = new Player();
    player.client = WorldClient.connect(options, player, Runnable::run, loop);
    return player;
  }

  /** Goes there at once; the owners forgive a leap of some seconds' walk. */
  void stand(double x, double y, double z) {
    client.move(new PlayerState(x, y, z, 0, 0));
  }

  /** Waits for these chunks; says whether they came. */
  boolean awaits(Set<ChunkPos> wanted, Duration patience) throws InterruptedException {
    return Patience.until(patience, Duration.ofMillis(50), () -> chunks.containsAll(wanted));
  }

  void watchedBy(Witness next) {
    witness = next;
  }

  long edit(BlockPos pos, int block) {
    return client.edit(pos, block);
  }

  int chunks() {
    return chunks.size();
  }

  /** Why the player was thrown out; empty while it was not. */
  String farewell() {
    return farewell;
  }

  @Override
  public void chunkLoaded(WorldEvent.ChunkLoaded event) {
    chunks.add(event.chunk());
  }

  @Override
  public void chunkUnloaded(WorldEvent.ChunkUnloaded event) {
    chunks.remove(event.chunk());
  }

  @Override
  public void blockChanged(WorldEvent.BlockChanged event) {
    witness.saw(event.pos(), event.block(), System.nanoTime());
  }

  @Override
  public void editAcknowledged(WorldEvent.EditAcknowledged event) {
    witness.acknowledged(event.id(), System.nanoTime());
  }

  @Override
  public void editRefused(WorldEvent.EditRefused event) {
    witness.refused(event.id(), event.reason());
  }

  @Override
  public void disconnected(WorldEvent.Disconnected event) {
    farewell = event.reason();
  }

  @Override
  public void close() {
    client.close();
  }
}
