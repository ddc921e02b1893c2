package voxelpopuli.dht.simulation;

import com.typesafe.config.Config;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.dispatch.DispatcherPrerequisites;
import org.apache.pekko.dispatch.ExecutorServiceConfigurator;
import org.apache.pekko.dispatch.ExecutorServiceFactory;

/** Runs a dispatcher's actors on a simulation's thread; named in the simulation's configuration. */
public final class VirtualExecutor extends ExecutorServiceConfigurator {

  private final VirtualTime time;

  public VirtualExecutor(Config config, DispatcherPrerequisites prerequisites) {
    super(config, prerequisites);
    this.time = VirtualTime.of(prerequisites.settings().config().getLong(Simulation.ID_KEY));
  }

  @Override
  public ExecutorServiceFactory createExecutorServiceFactory(String id, ThreadFactory threads) {
    return () -> new Service(time);
  }

  private static final class Service extends AbstractExecutorService {
    private final VirtualTime time;
    private volatile boolean stopped;

    Service(VirtualTime time) {
      this.time = time;
    }

    @Override
    public void execute(Runnable task) {
      time.execute(task);
    }

    @Override
    public void shutdown() {
      stopped = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
      stopped = true;
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return stopped;
    }

    @Override
    public boolean isTerminated() {
      return stopped;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return stopped;
    }
  }
}
