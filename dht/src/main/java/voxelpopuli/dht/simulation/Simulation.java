package voxelpopuli.dht.simulation;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeSetup;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.identity.Identity;

/**
 * Many nodes, a network and a clock, all simulated, all on the thread that drives them.
 *
 * <pre>{@code
 * try (Simulation simulation = new Simulation(seed)) {
 *   var first = simulation.start(settings, setup -> setup.withWorld(world));
 *   simulation.time().run(Duration.ofSeconds(1));
 *   GetResult got = simulation.ask(first.ref(), replyTo -> new Get(VALUE, key, replyTo), PATIENCE);
 * }
 * }</pre>
 */
public final class Simulation implements AutoCloseable {

  static final String ID_KEY = "voxelpopuli.dht.simulation.id";

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

  /** A simulated node and what it said so far. */
  public record Node(ActorRef<KademliaNode.Command> ref, Identity identity, List<DhtEvent> events) {

    /** Whether it has joined. */
    public boolean isBootstrapped() {
      return events.stream().anyMatch(DhtEvent.Bootstrapped.class::isInstance);
    }

    /** Where it is. */
    public DhtEvent.Started started() {
      return events.stream()
          .filter(DhtEvent.Started.class::isInstance)
          .map(DhtEvent.Started.class::cast)
          .findFirst()
          .orElseThrow();
    }
  }

  private final VirtualTime time = new VirtualTime();
  private final SimulatedNetwork network;
  private final SplittableRandom random;
  private final ActorSystem<Void> system;
  private final ActorRef<Consumer<ActorContext<?>>> parent;

  public Simulation(long seed) {
    this.random = new SplittableRandom(seed);
    this.network = new SimulatedNetwork(time, random.nextLong());
    this.system = ActorSystem.create(Behaviors.empty(), "simulation-" + time.id(), config());
    this.parent = system.systemActorOf(runner(), "simulated", KademliaNode.DISPATCHER);
    awaitParent();
  }

  /** The parent of all nodes: children of Pekko's own guardians start on threads of Pekko's. */
  private static Behavior<Consumer<ActorContext<?>>> runner() {
    return Behaviors.receive(
        (context, action) -> {
          action.accept(context);
          return Behaviors.same();
        });
  }

  private void awaitParent() {
    boolean[] runs = new boolean[1];
    parent.tell(context -> runs[0] = true);
    long giveUp = System.nanoTime() + LONGEST_WAIT.toNanos();
    while (!runs[0] && System.nanoTime() < giveUp) {
      time.run(Duration.ZERO);
      Thread.onSpinWait();
    }
  }

  /** Only the overlay's dispatchers are simulated: Pekko's own actors need threads to start. */
  private Config config() {
    String executor = VirtualExecutor.class.getName();
    Config simulated =
        ConfigFactory.parseString(
            String.join(
                "\n",
                ID_KEY + " = " + time.id(),
                "pekko.scheduler.implementation = " + VirtualScheduler.class.getName(),
                "pekko.coordinated-shutdown.run-by-jvm-shutdown-hook = off",
                "voxelpopuli.dht.dispatcher.executor = " + executor,
                "voxelpopuli.dht.file-dispatcher.executor = " + executor));
    return simulated.withFallback(DhtSettings.tuned(ConfigFactory.load()));
  }

  /** The clock, which only moves when it is run. */
  public VirtualTime time() {
    return time;
  }

  /** The network between the nodes. */
  public SimulatedNetwork network() {
    return network;
  }

  /** Starts a node; it does nothing before the clock is run. */
  public Node start(DhtSettings settings, UnaryOperator<NodeSetup> more) {
    Identity identity = Identity.create(random);
    List<DhtEvent> events = new ArrayList<>(4);
    ActorRef<DhtEvent> listener =
        spawn(
            Behaviors.receiveMessage(
                event -> {
                  if (!(event instanceof DhtEvent.ContactAppeared)) {
                    events.add(event);
                  }
                  return Behaviors.same();
                }));
    NodeSetup setup =
        more.apply(
            NodeSetup.of(settings, identity)
                .withTransport(network)
                .withTime(time)
                .withRandom(random.split())
                .withListener(listener));
    return new Node(spawn(KademliaNode.create(setup)), identity, events);
  }

  /** Starts a node of a world that joins through others, and lets time pass until it has joined. */
  public Node join(DhtSettings settings, WorldId world, Duration longest) {
    Node node = start(settings, setup -> setup.withWorld(world));
    if (!time.runUntil(node::isBootstrapped, longest)) {
      throw new IllegalStateException("a simulated node did not join within " + longest);
    }
    return node;
  }

  /** Asks a node and lets time pass until it answers. */
  public <T> T ask(
      ActorRef<KademliaNode.Command> node,
      Function<ActorRef<T>, KademliaNode.Command> question,
      Duration longest) {
    List<T> answers = new ArrayList<>(1);
    ActorRef<T> replyTo =
        spawn(
            Behaviors.receiveMessage(
                answer -> {
                  answers.add(answer);
                  return Behaviors.stopped();
                }));
    node.tell(question.apply(replyTo));
    if (!time.runUntil(() -> !answers.isEmpty(), longest)) {
      throw new IllegalStateException("a simulated node did not answer within " + longest);
    }
    return answers.get(0);
  }

  private <T> ActorRef<T> spawn(Behavior<T> behavior) {
    List<ActorRef<T>> spawned = new ArrayList<>(1);
    parent.tell(
        context ->
            spawned.add(context.spawnAnonymous(behavior, DispatcherSelector.sameAsParent())));
    time.run(Duration.ZERO);
    return spawned.get(0);
  }

  @Override
  public void close() {
    system.terminate();
    CompletionStage<?> ended = system.getWhenTerminated();
    long giveUp = System.nanoTime() + LONGEST_WAIT.toNanos();
    try {
      while (!ended.toCompletableFuture().isDone() && System.nanoTime() < giveUp) {
        time.run(Duration.ofMillis(100));
        Thread.onSpinWait();
      }
    } catch (CompletionException e) {
      throw new IllegalStateException("the simulation ended badly", e);
    } finally {
      time.forget();
    }
  }
}
