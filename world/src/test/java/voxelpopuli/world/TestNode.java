package voxelpopuli.world;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeSetup;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.identity.IdentityFile;
import voxelpopuli.world.store.StoreActor;
import voxelpopuli.world.store.StoreException;
import voxelpopuli.world.store.WorldIdentity;

/**
 * A whole node in this JVM, over real sockets of the loopback: overlay, store, chunks, game server.
 */
public final class TestNode implements AutoCloseable {

  /**
   * A machine that runs tests may stand still for longer than a server may take to answer; a dead
   * server on loopback refuses at once, so nothing waits this long.
   */
  private static final String PATIENT =
      "voxelpopuli.world { location { ping-timeout = 10s, generate-timeout = 10s },"
          + " rehearsal.chunks = 0 }";

  public static final WorldIdentity WORLD = WorldIdentity.of("test", 7);

  private static final long PATIENCE_SECONDS = 20;

  private final ActorSystem<Void> system;
  private final int port;
  private final Path data;
  private final ActorRef<World.Command> world;
  private final ActorRef<KademliaNode.Command> overlay;

  private TestNode(
      ActorSystem<Void> system,
      int port,
      Path data,
      ActorRef<World.Command> world,
      ActorRef<KademliaNode.Command> overlay) {
    this.system = system;
    this.port = port;
    this.data = data;
    this.world = world;
    this.overlay = overlay;
  }

  /** Starts the first node of a network, or one that joins others. */
  public static TestNode start(Path data, TestNode... others) {
    return start(data, freePair(), "", others);
  }

  /**
   * Starts a node on this port with some settings of its own, and waits until it has joined and
   * listens.
   */
  public static TestNode start(Path data, int port, String settings, TestNode... others) {
    return start(data, port, settings, List.of(others).stream().map(TestNode::address).toList());
  }

  /** Starts a node that joins those at these addresses. */
  public static TestNode start(Path data, int port, String settings, List<String> bootstrap) {
    Config config =
        WorldSettings.tuned(
            ConfigFactory.parseString(settings)
                .withFallback(ConfigFactory.parseString(PATIENT))
                // Most tests build from where they stand; those about reach say how far it is.
                .withFallback(ConfigFactory.parseString("voxelpopuli.world.server.reach = 64"))
                .withFallback(ConfigFactory.load()));
    CompletableFuture<Void> joined = new CompletableFuture<>();
    CompletableFuture<Void> listening = new CompletableFuture<>();
    CompletableFuture<ActorRef<World.Command>> world = new CompletableFuture<>();
    CompletableFuture<ActorRef<KademliaNode.Command>> overlay = new CompletableFuture<>();
    try {
      Identity identity = IdentityFile.loadOrCreate(data);
      StoreActor.Opened store = StoreActor.open(data, WORLD);
      Behavior<Void> guardian =
          Behaviors.setup(
              context -> {
                ActorRef<DhtEvent> news = context.spawn(hear(joined), "overlay-news");
                DhtSettings dht = DhtSettings.of(config).withPort(port).withBootstrap(bootstrap);
                ActorRef<KademliaNode.Command> node =
                    context.spawn(
                        KademliaNode.create(
                            NodeSetup.of(dht, identity)
                                .withWorld(new WorldId(WORLD.id()))
                                .withListener(news)),
                        "dht",
                        KademliaNode.DISPATCHER);
                overlay.complete(node);
                ActorRef<World.Event> events = context.spawn(hearWorld(listening), "world-news");
                world.complete(
                    context.spawn(
                        World.create(
                            new WorldSetup(
                                WorldSettings.of(config),
                                WORLD,
                                store,
                                node,
                                identity,
                                "127.0.0.1",
                                port + 1,
                                "127.0.0.1",
                                events)),
                        "world"));
                return Behaviors.empty();
              });
      ActorSystem<Void> system = ActorSystem.create(guardian, "node-" + port, config);
      CompletableFuture.allOf(joined, listening).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      return new TestNode(system, port, data, world.join(), overlay.join());
    } catch (IOException | StoreException e) {
      throw new IllegalStateException(e);
    } catch (Exception e) {
      throw new IllegalStateException("the node on port " + port + " did not start", e);
    }
  }

  private static Behavior<DhtEvent> hear(CompletableFuture<Void> joined) {
    return Behaviors.receiveMessage(
        event -> {
          if (event instanceof DhtEvent.Bootstrapped) {
            joined.complete(null);
          }
          return Behaviors.same();
        });
  }

  private static Behavior<World.Event> hearWorld(CompletableFuture<Void> listening) {
    return Behaviors.receiveMessage(
        event -> {
          if (event instanceof World.StartFailed failed) {
            listening.completeExceptionally(new IllegalStateException(failed.reason()));
          } else {
            listening.complete(null);
          }
          return Behaviors.same();
        });
  }

  /** A port that is free for UDP, and the next one for TCP. */
  public static int freePair() {
    while (true) {
      try (ServerSocket game = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
          DatagramSocket overlay =
              new DatagramSocket(
                  new InetSocketAddress(
                      InetAddress.getLoopbackAddress(), game.getLocalPort() - 1))) {
        return overlay.getLocalPort();
      } catch (IOException e) {
        // One of the two is taken: try another pair.
      }
    }
  }

  /** {@code host:port} of the overlay. */
  public String address() {
    return "127.0.0.1:" + port;
  }

  public int port() {
    return port;
  }

  public int gamePort() {
    return port + 1;
  }

  public Path data() {
    return data;
  }

  public ActorRef<KademliaNode.Command> overlay() {
    return overlay;
  }

  public ActorSystem<Void> system() {
    return system;
  }

  /** Asks the world something. */
  public <T> T ask(Function<ActorRef<T>, World.Command> question) {
    CompletionStage<T> answer =
        AskPattern.ask(world, question::apply, Duration.ofSeconds(10), system.scheduler());
    return answer.toCompletableFuture().join();
  }

  /** Tells the world something. */
  public void tell(World.Command command) {
    world.tell(command);
  }

  /** Asks the overlay something. */
  public <T> T askOverlay(Function<ActorRef<T>, KademliaNode.Command> question) {
    CompletionStage<T> answer =
        AskPattern.ask(overlay, question::apply, Duration.ofSeconds(10), system.scheduler());
    return answer.toCompletableFuture().join();
  }

  @Override
  public void close() {
    system.terminate();
    system
        .getWhenTerminated()
        .toCompletableFuture()
        .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .join();
  }
}
