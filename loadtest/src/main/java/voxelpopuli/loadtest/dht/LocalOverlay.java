package voxelpopuli.loadtest.dht;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.slf4j.LoggerFactory;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.NodeSetup;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.transport.LossyTransport;
import voxelpopuli.dht.transport.PekkoUdpTransport;
import voxelpopuli.loadtest.report.Patience;
import voxelpopuli.loadtest.report.ProgressBar;

/**
 * A network of nodes on loopback, in this JVM, over real sockets. Nothing is kept on disk. The
 * caller's thread waits; the nodes and the operations are actors.
 */
final class LocalOverlay implements AutoCloseable {

  private static final Duration JOIN_PATIENCE = Duration.ofSeconds(60);
  private static final Duration BATCH_PATIENCE = Duration.ofMinutes(10);

  /**
   * Nodes that join at the same time while a network is built: enough to be quick, too few to lose
   * datagrams.
   */
  private static final int JOIN_AT_ONCE = 8;

  /** A network counts as quiet when nobody sent anything for this long. */
  private static final Duration QUIET = Duration.ofMillis(300);

  private static final Duration QUIET_PATIENCE = Duration.ofSeconds(15);

  private static final WorldId WORLD = WorldId.of(NodeId.sha1("load on the overlay").bytes());

  private final ActorSystem<Void> system;
  private final DhtSettings settings;
  private final Traffic traffic = new Traffic();
  private final LossyTransport weather;
  private final Random random;
  private final List<Member> members = new ArrayList<>();
  private int spawned;

  /** One node of the network. */
  private record Member(
      Contact contact, ActorRef<KademliaNode.Command> node, MeasuredTransport transport) {}

  /** How a node came in. */
  record Joined(int node, long nanos) {}

  LocalOverlay(long seed) {
    LoggerFactory.getILoggerFactory(); // before many threads want it at once, which it warns of
    this.system =
        ActorSystem.create(Behaviors.empty(), "overlay", DhtSettings.tuned(ConfigFactory.load()));
    this.settings = DhtSettings.of(system.settings().config()).withHost("127.0.0.1").withPort(0);
    this.random = new Random(seed);
    this.weather =
        new LossyTransport(
            new PekkoUdpTransport(settings.rpc().receiveBufferBytes()), 0, random.nextLong());
  }

  /** A network of that many nodes, all of them joined. */
  static LocalOverlay of(int nodes, long seed) throws InterruptedException {
    LocalOverlay overlay = new LocalOverlay(seed);
    overlay.growTo(nodes);
    return overlay;
  }

  /** Lets nodes join, some at a time, until there are so many. */
  void growTo(int nodes) throws InterruptedException {
    try (ProgressBar bar = ProgressBar.of("joining, to " + nodes + " nodes", nodes)) {
      bar.at(members.size());
      while (members.size() < nodes) {
        int width = members.isEmpty() ? 1 : Math.min(JOIN_AT_ONCE, nodes - members.size());
        List<Joining> joining = new ArrayList<>(width);
        for (int i = 0; i < width; i++) {
          joining.add(start());
        }
        for (Joining one : joining) {
          finish(one);
        }
        bar.at(members.size());
      }
    }
  }

  /** One more node joins; returns when it has found its place. */
  Joined join() throws InterruptedException {
    Joining joining = start();
    long nanos = finish(joining);
    return new Joined(members.size() - 1, nanos);
  }

  private record Joining(
      ActorRef<KademliaNode.Command> node,
      MeasuredTransport transport,
      long startedNanos,
      CompletableFuture<Contact> open,
      CompletableFuture<Long> joined) {}

  private Joining start() {
    CompletableFuture<Contact> open = new CompletableFuture<>();
    CompletableFuture<Long> joined = new CompletableFuture<>();
    long started = System.nanoTime();
    ActorRef<DhtEvent> listener = spawn(listener(open, joined), "listener");
    MeasuredTransport transport = new MeasuredTransport(weather, traffic);
    NodeSetup setup =
        NodeSetup.of(settings.withBootstrap(bootstrap()), Identity.create(random))
            .withWorld(WORLD)
            .withTransport(transport)
            .withRandom(new Random(random.nextLong()))
            .withListener(listener);
    return new Joining(spawn(KademliaNode.create(setup), "node"), transport, started, open, joined);
  }

  private List<String> bootstrap() {
    if (members.isEmpty()) {
      return List.of();
    }
    Contact contact = members.get(random.nextInt(members.size())).contact();
    return List.of("127.0.0.1:" + contact.port());
  }

  private static Behavior<DhtEvent> listener(
      CompletableFuture<Contact> open, CompletableFuture<Long> joined) {
    return Behaviors.receive(DhtEvent.class)
        .onMessage(
            DhtEvent.Started.class,
            started -> {
              open.complete(started.self());
              return Behaviors.same();
            })
        .onMessage(
            DhtEvent.StartFailed.class,
            failed -> {
              open.completeExceptionally(new IllegalStateException(failed.reason()));
              return Behaviors.stopped();
            })
        .onMessage(
            DhtEvent.Bootstrapped.class,
            done -> {
              joined.complete(System.nanoTime());
              return Behaviors.same();
            })
        .onAnyMessage(other -> Behaviors.same())
        .build();
  }

  private long finish(Joining joining) throws InterruptedException {
    Contact contact = await(joining.open(), JOIN_PATIENCE, "a node's socket to open");
    long end = await(joining.joined(), JOIN_PATIENCE, "a node to join");
    members.add(new Member(contact, joining.node(), joining.transport()));
    return end - joining.startedNanos();
  }

  /** From now on, this share of all datagrams is lost. */
  void lose(double share) {
    weather.setLoss(share);
  }

  /** These nodes fall silent at once; nobody is told. */
  void kill(List<Integer> nodes) {
    nodes.forEach(node -> members.get(node).transport().cut());
    nodes.forEach(
        node -> Adapter.toClassic(system).stop(Adapter.toClassic(members.get(node).node())));
  }

  /** Does a batch of operations and waits for it. */
  Outcome run(String what, List<? extends Operation> operations, int width)
      throws InterruptedException {
    CompletableFuture<OperationsActor.Done> future = new CompletableFuture<>();
    Traffic.Count before = traffic.now();
    OperationsActor.Done done;
    try (ProgressBar bar = ProgressBar.of(what, operations.size())) {
      spawn(
          OperationsActor.create(
              i -> members.get(i).node(),
              operations,
              width,
              Math.min(settings.k(), members.size()),
              bar::step,
              future::complete),
          "operations");
      done = await(future, BATCH_PATIENCE, what);
    }
    return new Outcome(
        done.asked(),
        done.succeeded(),
        done.latencies(),
        done.seconds(),
        traffic.now().since(before),
        done.path());
  }

  /**
   * Waits until what follows joining (pings of newcomers, refreshes) is over, so that it is not
   * counted.
   */
  void awaitQuiet() throws InterruptedException {
    AtomicReference<Traffic.Count> last = new AtomicReference<>();
    Patience.until(
        QUIET_PATIENCE,
        QUIET,
        () -> {
          Traffic.Count now = traffic.now();
          return now.equals(last.getAndSet(now));
        });
  }

  Traffic.Count traffic() {
    return traffic.now();
  }

  int size() {
    return members.size();
  }

  int k() {
    return settings.k();
  }

  NodeId id(int node) {
    return members.get(node).contact().id();
  }

  private <T> ActorRef<T> spawn(Behavior<T> behavior, String name) {
    return system.systemActorOf(behavior, name + "-" + ++spawned, KademliaNode.DISPATCHER);
  }

  private static <T> T await(CompletableFuture<T> future, Duration patience, String what)
      throws InterruptedException {
    try {
      return future.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new IllegalStateException("gave up after " + patience.toSeconds() + " s: " + what, e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(what + ": " + e.getCause().getMessage(), e);
    }
  }

  @Override
  public void close() {
    system.terminate();
    try {
      await(
          system.getWhenTerminated().toCompletableFuture().thenApply(done -> true),
          JOIN_PATIENCE,
          "the network to end");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
