package voxelpopuli.loadtest.dht;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.NodeInfo;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.simulation.Simulation;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Plot;
import voxelpopuli.loadtest.report.ProgressBar;
import voxelpopuli.loadtest.report.Report;

/**
 * Networks larger than this machine: the overlay's own actors on a simulated network and clock. One
 * network grows; at every size random nodes look for random keys.
 */
final class SimulationScenario {

  private static final List<Integer> SIZES = List.of(100, 200, 500, 1000, 2000, 5000, 10_000);
  private static final int LOOKUPS = 300;
  private static final int TABLES = 200;

  /** A tenth of the network may join at the same time, up to this. */
  private static final int MOST_JOIN_AT_ONCE = 200;

  private static final Duration JOIN_PATIENCE = Duration.ofMinutes(2);
  private static final Duration LOOKUP_PATIENCE = Duration.ofSeconds(30);

  /** Short ways: how far a lookup goes does not depend on them, and the clock has fewer steps. */
  private static final Duration DELAY = Duration.ofMillis(1);

  private static final WorldId WORLD = WorldId.of(NodeId.sha1("a simulated world").bytes());

  private final DhtPlan plan;
  private final Report report;
  private final Random random;
  private final List<Member> members = new ArrayList<>();

  private record Member(Simulation.Node node, int port) {}

  /** Means at one size. */
  private record Sample(int nodes, double path, double calls, double datagrams, double contacts) {
    /** What a path should not exceed: half a step for every doubling of the network. */
    double limit() {
      return Math.log(nodes) / Math.log(2) / 2;
    }
  }

  SimulationScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
    this.random = new Random(plan.seed());
  }

  void run() {
    List<Sample> samples = new ArrayList<>();
    try (Simulation simulation = new Simulation(plan.seed())) {
      simulation.network().setDelay(DELAY, DELAY);
      for (int size : SIZES.stream().filter(n -> n <= plan.simulate()).toList()) {
        grow(simulation, size);
        samples.add(sample(simulation));
      }
    }
    samples.forEach(this::add);
    report.plot(
        "overlay-simulated-path",
        new Plot("Steps to the nearest node", "nodes", "steps")
            .logarithmicX()
            .line("mean", points(samples, Sample::path))
            .line("limit: ½·log2(n)", points(samples, Sample::limit)));
    report.plot(
        "overlay-simulated-messages",
        new Plot("Messages a lookup", "nodes", "messages")
            .logarithmicX()
            .line("datagrams, pings of buckets among them", points(samples, Sample::datagrams))
            .line("calls", points(samples, Sample::calls)));
    report.plot(
        "overlay-simulated-table",
        new Plot("Contacts in a routing table", "nodes", "contacts")
            .logarithmicX()
            .line("mean", points(samples, Sample::contacts)));
  }

  private void grow(Simulation simulation, int size) {
    DhtSettings settings = DhtSettings.defaults().withPort(0);
    try (ProgressBar bar = ProgressBar.of("simulated, to " + size + " nodes", size)) {
      while (members.size() < size) {
        int width =
            Math.min(
                size - members.size(),
                Math.max(1, Math.min(MOST_JOIN_AT_ONCE, members.size() / 10)));
        List<Simulation.Node> joining = new ArrayList<>(width);
        for (int i = 0; i < width; i++) {
          joining.add(
              simulation.start(
                  settings.withBootstrap(bootstrap()), setup -> setup.withWorld(WORLD)));
        }
        boolean joined =
            simulation
                .time()
                .runUntil(
                    () -> joining.stream().allMatch(Simulation.Node::isBootstrapped),
                    JOIN_PATIENCE);
        if (!joined) {
          throw new IllegalStateException("simulated nodes did not join at " + members.size());
        }
        for (Simulation.Node node : joining) {
          DhtEvent.Started started = node.started();
          members.add(new Member(node, started.self().port()));
        }
        bar.at(members.size());
      }
    }
  }

  private List<String> bootstrap() {
    return members.isEmpty()
        ? List.of()
        : List.of("127.0.0.1:" + members.get(random.nextInt(members.size())).port());
  }

  private Sample sample(Simulation simulation) {
    double path = 0;
    double calls = 0;
    long before = simulation.network().datagrams();
    for (int i = 0; i < LOOKUPS; i++) {
      NodeId target = NodeId.random(random);
      ClosestResult result =
          simulation.<ClosestResult>ask(
              anybody().node().ref(),
              replyTo -> new KademliaNode.Closest(target, replyTo),
              LOOKUP_PATIENCE);
      path += result.stats().path();
      calls += result.stats().calls();
    }
    double datagrams = simulation.network().datagrams() - before;
    double contacts = 0;
    for (int i = 0; i < TABLES; i++) {
      NodeInfo info =
          simulation.<NodeInfo>ask(
              anybody().node().ref(), KademliaNode.Inspect::new, LOOKUP_PATIENCE);
      contacts += info.table().size();
    }
    return new Sample(
        members.size(), path / LOOKUPS, calls / LOOKUPS, datagrams / LOOKUPS, contacts / TABLES);
  }

  private Member anybody() {
    return members.get(random.nextInt(members.size()));
  }

  private void add(Sample sample) {
    report
        .table(
            "Simulated networks (seed " + plan.seed() + ")",
            "nodes",
            "path",
            "½·log2(n)",
            "calls a lookup",
            "datagrams a lookup",
            "contacts a table")
        .row(
            Integer.toString(sample.nodes()),
            sample.path(),
            sample.limit(),
            sample.calls(),
            sample.datagrams(),
            sample.contacts());
    report.figure(
        Figure.atMost(
            "simulated.n" + sample.nodes() + ".path", sample.path(), "steps", sample.limit()));
  }

  private static List<Plot.Point> points(List<Sample> samples, ToDoubleFunction<Sample> value) {
    return samples.stream().map(s -> new Plot.Point(s.nodes(), value.applyAsDouble(s))).toList();
  }
}
