package voxelpopuli.client.link;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.WorldClient;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;

/** The line to the world, made anew when it breaks. Used by the window's thread alone. */
public final class WorldLink implements AutoCloseable {

  /** Seconds between the loss of the last node and the next try. */
  private static final double PAUSE = 3;

  private final ClientOptions options;
  // Events that come after the end are nobody's business any more.
  private final ExecutorService hearing =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          WorldLink::thread,
          new ThreadPoolExecutor.DiscardPolicy());
  private final WorldView view = new WorldView(hearing);
  private WorldClient client;
  private double lostFor;

  public WorldLink(ClientOptions options) {
    this.options = options;
    connect();
  }

  public WorldView view() {
    return view;
  }

  /** Tries again, a while after the last node was lost. */
  public void keepUp(double seconds) {
    if (!(view.connection() instanceof Connection.Lost)) {
      lostFor = 0;
      return;
    }
    lostFor += seconds;
    if (lostFor >= PAUSE) {
      lostFor = 0;
      client.close();
      connect();
    }
  }

  /** Tries again now. */
  public void tryAgain() {
    client.close();
    connect();
  }

  public void edit(int x, int y, int z, int block) {
    client.edit(new BlockPos(x, y, z), block);
  }

  public void move(PlayerState state) {
    client.move(state);
  }

  public void say(String text) {
    client.say(text);
  }

  @Override
  public void close() {
    client.close();
    hearing.shutdown();
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "world view");
    thread.setDaemon(true);
    return thread;
  }

  private void connect() {
    view.connecting(String.join(", ", options.nodes()));
    client = WorldClient.connect(options, view, hearing);
  }
}
