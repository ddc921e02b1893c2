package voxelpopuli.node;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.ActorSystem;
import org.slf4j.LoggerFactory;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.NodeSetup;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.identity.IdentityFile;
import voxelpopuli.node.options.HostPort;
import voxelpopuli.node.options.NodeSettings;
import voxelpopuli.node.shell.Shell;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.WorldDescription;
import voxelpopuli.world.WorldSettings;
import voxelpopuli.world.WorldSetup;
import voxelpopuli.world.store.StoreActor;
import voxelpopuli.world.store.StoreException;
import voxelpopuli.world.store.WorldIdentity;
import voxelpopuli.world.terrain.TerrainVersion;

/** One node from start to end: takes its place, starts the actors, reads commands, cleans up. */
final class NodeProgram {

  /** What a service manager usually waits before it kills. */
  private static final int STOP_SECONDS = 10;

  private final NodeSettings settings;
  private final Optional<Path> restore;
  private final Ink ink = Ink.ofStandardOutput();

  /**
   * @param restore a backup to begin with
   */
  NodeProgram(NodeSettings settings, Optional<Path> restore) {
    this.settings = settings;
    this.restore = restore;
  }

  /**
   * Runs until the node is told to end.
   *
   * @return whether it ended because it was told to
   */
  boolean run() throws StartRefused {
    try (Premises premises = Premises.take(settings)) {
      if (restore.isPresent()) {
        System.out.println(Backups.restore(restore.get(), premises.data()));
      }
      logInto(premises.data().path());
      Identity identity = identity(premises.data().path());
      WorldDescription world =
          new WorldChoice(settings, TerrainVersion.CURRENT.number(), new SecureRandom())
              .decide(
                  new WorldFile(premises.data().path()),
                  new WorldQuestion(settings.bootstrap(), identity.id())::ask);
      return live(premises, identity, world);
    }
  }

  /**
   * Before the first logger wakes up. With a shell the terminal is for its prompt; the file has
   * all.
   */
  private void logInto(Path folder) {
    System.setProperty("voxelpopuli.log.folder", folder.toString());
    System.setProperty("voxelpopuli.log.console", settings.shell() ? "ERROR" : "INFO");
  }

  private static Identity identity(Path folder) throws StartRefused {
    try {
      return IdentityFile.loadOrCreate(folder);
    } catch (IOException e) {
      throw new StartRefused("data: " + e.getMessage());
    }
  }

  private boolean live(Premises premises, Identity identity, WorldDescription world)
      throws StartRefused {
    CompletableFuture<NodeActor.Running> started = new CompletableFuture<>();
    NodeActor.Parts parts =
        new NodeActor.Parts(
            world,
            overlay(premises, identity, world),
            worldSetup(premises, identity, world),
            premises.ports()::close,
            started);
    ActorSystem<NodeActor.Command> system =
        ActorSystem.create(
            NodeActor.create(parts), "voxelpopuli", settings.actorSystem(WorldSettings::tuned));
    AtomicBoolean asked = new AtomicBoolean();
    Thread onSignal = new Thread(() -> end(system, asked), "end of the node");
    Runtime.getRuntime().addShutdownHook(onSignal);
    try {
      NodeActor.Running running = await(started, system);
      HostPort address =
          settings
              .advertise()
              .orElse(new HostPort(shownHost(), running.self().address().getPort()));
      new Banner(world, running.self(), address, premises.data().path())
          .lines(ink)
          .forEach(System.out::println);
      LoggerFactory.getLogger("voxelpopuli.node")
          .info("node {} of world {} at {}", running.self().id(), world, address);
      if (settings.shell()
          && readCommands(system, running, world, premises.data().path()) == Shell.End.QUIT) {
        asked.set(true);
        system.tell(new NodeActor.Stop());
      }
      system.getWhenTerminated().toCompletableFuture().join();
      return asked.get();
    } catch (StartRefused e) {
      system.terminate();
      throw e;
    } finally {
      forget(onSignal);
    }
  }

  private NodeSetup overlay(Premises premises, Identity identity, WorldDescription world) {
    DhtSettings dht =
        DhtSettings.of(settings.config())
            .withHost(settings.host())
            .withPort(premises.ports().overlayPort())
            .withAdvertise(settings.advertise().map(HostPort::toString).orElse(""))
            .withBootstrap(settings.bootstrap().stream().map(HostPort::toString).toList())
            .withData(premises.data().path());
    return NodeSetup.of(dht, identity).withWorld(world.id());
  }

  private NodeActor.WorldSetupMaker worldSetup(
      Premises premises, Identity identity, WorldDescription world) throws StartRefused {
    WorldIdentity whose = new WorldIdentity(world.id().hex(), world.name(), world.seed());
    StoreActor.Opened store;
    try {
      store = StoreActor.open(premises.data().path(), whose);
    } catch (StoreException e) {
      throw new StartRefused("data: " + e.getMessage());
    }
    WorldSettings worldSettings = WorldSettings.of(settings.config());
    String advertise = settings.advertise().map(HostPort::host).orElse(settings.host());
    return (overlay, listener) ->
        new WorldSetup(
            worldSettings,
            whose,
            store,
            overlay,
            identity,
            settings.host(),
            premises.ports().gamePort(),
            advertise,
            listener);
  }

  private static NodeActor.Running await(
      CompletableFuture<NodeActor.Running> started, ActorSystem<?> system) throws StartRefused {
    system
        .getWhenTerminated()
        .whenComplete(
            (done, failure) ->
                started.completeExceptionally(new StartRefused("the node ended while it started")));
    try {
      return started.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StartRefused refused
          ? refused
          : new StartRefused(String.valueOf(e.getCause()));
    }
  }

  /** A wildcard is no address that somebody could join. */
  private String shownHost() {
    return List.of("0.0.0.0", "::").contains(settings.host()) ? "127.0.0.1" : settings.host();
  }

  private Shell.End readCommands(
      ActorSystem<?> system, NodeActor.Running running, WorldDescription world, Path data) {
    try {
      Shell shell =
          new Shell(
              Commands.of(system, running, world, settings.config(), ink),
              data.resolve("shell.history"),
              ink);
      system.getWhenTerminated().whenComplete((done, failure) -> shell.close());
      return shell.read();
    } catch (IOException e) {
      System.err.println(
          "voxelpopuli-node: no terminal to read commands from; going on without a shell");
      return Shell.End.INPUT_OVER;
    }
  }

  /** On Ctrl-C or SIGTERM: ends in order, but not for longer than somebody will wait. */
  private static void end(ActorSystem<NodeActor.Command> system, AtomicBoolean asked) {
    asked.set(true);
    system.tell(new NodeActor.Stop());
    try {
      system.getWhenTerminated().toCompletableFuture().get(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      System.err.println("voxelpopuli-node: not ended after " + STOP_SECONDS + " s; giving up");
    } catch (InterruptedException | java.util.concurrent.ExecutionException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread onSignal) {
    try {
      Runtime.getRuntime().removeShutdownHook(onSignal);
    } catch (IllegalStateException e) {
      // the process is ending already, through that very hook
    }
  }
}
