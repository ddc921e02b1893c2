package voxelpopuli.loadtest.dht;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.lookup.LookupStats;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.loadtest.report.Latencies;

/**
 * Does a batch of operations and times each from the request to the reply's arrival in its own
 * mailbox, as an actor of a program would see it.
 *
 * <ol>
 *   <li>keeps a given number of operations under way,
 *   <li>checks every result: all holders acknowledged, or the right value came back,
 *   <li>gives up when nothing at all ended for a while: what is still under way then has failed.
 * </ol>
 *
 * Made by {@link LocalOverlay} for one batch; stops when it has handed over the outcome. A failure
 * stops it, and the run with it.
 */
final class OperationsActor extends AbstractBehavior<OperationsActor.Command> {

  sealed interface Command {}

  private record PutDone(PutResult result) implements Command {}

  private record GetDone(GetResult result) implements Command {}

  private record Look() implements Command {}

  /** The batch without its traffic, which its starter counted. */
  record Done(int asked, int succeeded, Latencies latencies, double seconds, double path) {}

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private record Running(Operation operation, long startedNanos) {}

  private final IntFunction<ActorRef<KademliaNode.Command>> nodes;
  private final List<? extends Operation> operations;
  private final int holders;
  private final Consumer<Done> whenDone;
  private final Runnable onProgress;
  private final ActorRef<PutResult> puts;
  private final ActorRef<GetResult> gets;
  private final Map<NodeId, Deque<Running>> running = new HashMap<>();
  private final Latencies latencies = new Latencies();
  private final long startedNanos;
  private int next;
  private int ended;
  private int succeeded;
  private int endedAtLastLook;
  private long steps;

  /**
   * @param width operations under way at a time
   * @param holders nodes that must acknowledge a put
   */
  static Behavior<Command> create(
      IntFunction<ActorRef<KademliaNode.Command>> nodes,
      List<? extends Operation> operations,
      int width,
      int holders,
      Runnable onProgress,
      Consumer<Done> whenDone) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers ->
                    new OperationsActor(
                            context, timers, nodes, operations, holders, onProgress, whenDone)
                        .begin(width)));
  }

  private OperationsActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      IntFunction<ActorRef<KademliaNode.Command>> nodes,
      List<? extends Operation> operations,
      int holders,
      Runnable onProgress,
      Consumer<Done> whenDone) {
    super(context);
    this.nodes = nodes;
    this.operations = operations;
    this.holders = holders;
    this.onProgress = onProgress;
    this.whenDone = whenDone;
    this.puts = context.messageAdapter(PutResult.class, PutDone::new);
    this.gets = context.messageAdapter(GetResult.class, GetDone::new);
    this.startedNanos = System.nanoTime();
    timers.startTimerWithFixedDelay(new Look(), PATIENCE);
  }

  private Behavior<Command> begin(int width) {
    if (operations.isEmpty()) {
      return finish();
    }
    for (int i = 0; i < width; i++) {
      startNext();
    }
    return this;
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(GetDone.class, this::onGetDone)
        .onMessage(PutDone.class, this::onPutDone)
        .onMessage(Look.class, look -> onLook())
        .build();
  }

  private void startNext() {
    if (next >= operations.size()) {
      return;
    }
    Operation operation = operations.get(next++);
    long now = System.nanoTime();
    running
        .computeIfAbsent(operation.key(), key -> new ArrayDeque<>(1))
        .add(new Running(operation, now));
    ActorRef<KademliaNode.Command> node = nodes.apply(operation.node());
    if (operation instanceof Operation.Put put) {
      DhtRecord record =
          DhtRecord.plain(RecordKind.VALUE, put.key(), put.value(), System.currentTimeMillis());
      node.tell(new KademliaNode.Put(record, puts));
    } else {
      node.tell(new KademliaNode.Get(RecordKind.VALUE, operation.key(), gets));
    }
  }

  private Behavior<Command> onPutDone(PutDone done) {
    PutResult result = done.result();
    Running one = running.get(result.record().key()).remove();
    return end(one, result.holders().size() >= holders, result.stats());
  }

  private Behavior<Command> onGetDone(GetDone done) {
    GetResult result = done.result();
    Running one = running.get(result.key()).remove();
    byte[] expected = one.operation().value();
    boolean right =
        result.record().filter(found -> Arrays.equals(found.value(), expected)).isPresent();
    return end(one, right, result.stats());
  }

  private Behavior<Command> end(Running one, boolean good, LookupStats stats) {
    latencies.record(System.nanoTime() - one.startedNanos());
    succeeded += good ? 1 : 0;
    steps += stats.path();
    ended++;
    onProgress.run();
    if (ended == operations.size()) {
      return finish();
    }
    startNext();
    return this;
  }

  private Behavior<Command> onLook() {
    if (ended == endedAtLastLook) {
      return finish();
    }
    endedAtLastLook = ended;
    return this;
  }

  private Behavior<Command> finish() {
    whenDone.accept(
        new Done(
            operations.size(),
            succeeded,
            latencies,
            (System.nanoTime() - startedNanos) / 1e9,
            ended == 0 ? Double.NaN : (double) steps / ended));
    return Behaviors.stopped();
  }
}
