package voxelpopuli.loadtest.bot;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Body;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.client.WorldClient;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.client.WorldListener;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * One bot.
 *
 * <ol>
 *   <li>joins, and keeps the chunks around it,
 *   <li>walks on them,
 *   <li>places a block beside its way and breaks it again, in turn,
 *   <li>writes down how long each of these took.
 * </ol>
 *
 * <p>Made by {@link BotRun}; everything here happens on the run's one thread.
 */
final class Bot implements WorldListener {

  /** How far beside its way a bot builds, in blocks: not under its own feet. */
  private static final int ARM = 2;

  private final String name;
  private final int number;
  private final int radius;
  private final RandomGenerator random;
  private final Scoreboard board;
  private final Ground ground = new Ground();
  private final Map<ChunkPos, Long> wanted = new HashMap<>();
  private final Map<Long, Long> editsSent = new HashMap<>();
  private WorldClient client;
  private Wander wander;
  private ChunkPos around;
  private BlockPos placed;
  private long startedAt;
  private boolean gone;

  Bot(int number, String name, int radius, RandomGenerator random, Scoreboard board) {
    this.number = number;
    this.name = name;
    this.radius = radius;
    this.random = random;
    this.board = board;
  }

  void start(WorldClient client, long nanos) {
    this.client = client;
    this.startedAt = nanos;
  }

  /** Whether it has left the world, or was thrown out. */
  boolean gone() {
    return gone;
  }

  int unanswered() {
    return editsSent.size();
  }

  void leave() {
    client.close();
  }

  /** Lets the bot live for a while. */
  void tick(double seconds, long nanos) {
    if (wander == null) {
      return;
    }
    wander.walk(seconds, ground);
    Vec3 feet = wander.body().feet();
    client.move(new PlayerState(feet.x(), feet.y(), feet.z(), (float) wander.heading(), 0));
    want(Ground.chunkAt(feet), nanos);
  }

  /** Places a block beside the way, or breaks the one that it placed before. */
  void build(long nanos) {
    if (wander == null) {
      return;
    }
    if (placed != null) {
      BlockPos gone = placed;
      placed = null;
      edit(gone, Blocks.AIR, nanos);
    } else {
      site()
          .ifPresent(
              free -> {
                placed = free;
                edit(free, Blocks.BRICK, nanos);
              });
    }
  }

  /** Breaks what still stands: a run leaves the world as it found it. */
  void tidyUp(long nanos) {
    if (placed != null && wander != null) {
      build(nanos);
    }
  }

  private void edit(BlockPos pos, int block, long nanos) {
    board.edited(name, pos, block, nanos);
    editsSent.put(client.edit(pos, block), nanos);
  }

  /** Room for a block on firm ground at arm's length, outside of the bot itself. */
  private Optional<BlockPos> site() {
    Body body = wander.body();
    int x = Vec3.block(body.feet().x()) + (random.nextBoolean() ? ARM : -ARM);
    int z = Vec3.block(body.feet().z()) + (random.nextBoolean() ? ARM : -ARM);
    int foot = Vec3.block(body.feet().y());
    for (int y = foot + 2; y >= foot - 2; y--) {
      boolean free = ground.at(x, y, z) == Blocks.AIR && !body.touches(x, y, z);
      if (free && ground.at(x, y - 1, z) > 0 && Blocks.of(ground.at(x, y - 1, z)).solid()) {
        return Optional.of(new BlockPos(x, y, z));
      }
    }
    return Optional.empty();
  }

  /** Notes when each chunk around came to be wanted, by the same rule as the headless client. */
  private void want(ChunkPos here, long nanos) {
    if (here.equals(around)) {
      return;
    }
    around = here;
    wanted.keySet().removeIf(chunk -> far(chunk, here));
    for (int dx = -radius; dx <= radius; dx++) {
      for (int dy = -radius; dy <= radius; dy++) {
        for (int dz = -radius; dz <= radius; dz++) {
          ChunkPos chunk = here.offset(dx, dy, dz);
          if (!ground.has(chunk)) {
            wanted.putIfAbsent(chunk, nanos);
          }
        }
      }
    }
  }

  private boolean far(ChunkPos chunk, ChunkPos here) {
    return Math.abs(chunk.x() - here.x()) > radius
        || Math.abs(chunk.y() - here.y()) > radius
        || Math.abs(chunk.z() - here.z()) > radius;
  }

  @Override
  public void joined(WorldEvent.Joined event) {
    if (wander != null) {
      return;
    }
    long now = System.nanoTime();
    board.joined(now - startedAt);
    PlayerState at = event.position();
    // The golden angle: whoever comes next goes where the fewest have gone.
    wander = new Wander(Body.at(at.x(), at.y(), at.z()), number * 137.5 % 360, random);
    want(Ground.chunkAt(wander.body().feet()), now);
  }

  @Override
  public void chunkLoaded(WorldEvent.ChunkLoaded event) {
    ground.put(event.chunk(), event.voxels());
    Long since = wanted.remove(event.chunk());
    if (since != null) {
      board.latencies().record(Measure.CHUNK, System.nanoTime() - since);
    }
  }

  @Override
  public void chunkUnloaded(WorldEvent.ChunkUnloaded event) {
    ground.remove(event.chunk());
  }

  @Override
  public void blockChanged(WorldEvent.BlockChanged event) {
    ground.put(event.pos().chunk(), event.voxels());
    board.seen(name, event.pos(), event.block(), System.nanoTime());
  }

  @Override
  public void editAcknowledged(WorldEvent.EditAcknowledged event) {
    Long sent = editsSent.remove(event.id());
    if (sent != null) {
      board.acknowledged(System.nanoTime() - sent);
    }
  }

  @Override
  public void editRefused(WorldEvent.EditRefused event) {
    if (editsSent.remove(event.id()) != null) {
      board.refused(event.reason());
    }
  }

  @Override
  public void roundTrip(WorldEvent.RoundTrip event) {
    board.latencies().record(Measure.ROUND_TRIP, (long) (event.millis() * 1e6));
  }

  @Override
  public void connectionLost(WorldEvent.ConnectionLost event) {
    board.connectionLost();
  }

  @Override
  public void disconnected(WorldEvent.Disconnected event) {
    gone = true;
    board.disconnected(event.reason());
  }
}
