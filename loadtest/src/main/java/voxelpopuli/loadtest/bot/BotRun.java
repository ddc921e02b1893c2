package voxelpopuli.loadtest.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.WorldClient;

/**
 * One run from the first join to the last leave.
 *
 * <p>Bots think on one thread, 20 times a second, and all events come to that thread too.
 */
final class BotRun {

  private static final long TICK_MILLIS = 50;
  private static final double NANOS = 1e9;

  /** Seconds in which all bots must be in. */
  private static final double PATIENCE = 15;

  /** Seconds at the end in which the last edits may still be answered. */
  private static final double LAST_ANSWERS = 5;

  /** Seconds for all to take their leave. */
  private static final double LAST_GOODBYES = 2;

  /** Bots that knock in one tick: 400 a second. */
  private static final int KNOCKS = 20;

  private enum Phase {
    JOINING,
    LIVING,
    TIDYING,
    LEAVING
  }

  private final BotPlan plan;
  private final Progress progress;
  private final Scoreboard board = new Scoreboard();
  private final List<Bot> bots = new ArrayList<>();
  private final SplittableRandom random;
  private final ScheduledExecutorService thoughts =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "bots");
            thread.setDaemon(true);
            return thread;
          });
  private final ClientLoop loop = new ClientLoop("bots' network");
  private final CountDownLatch over = new CountDownLatch(1);

  /** Two runs at once must not have bots of one name; bots are guests, whom no key tells apart. */
  private final String runTag =
      Integer.toString(ThreadLocalRandom.current().nextInt(36 * 36, 36 * 36 * 36), 36);

  private Phase phase = Phase.JOINING;
  private long phaseSince;
  private long lastTick;
  private double editsDue;
  private int nextBuilder;
  private boolean warm;

  BotRun(BotPlan plan, Progress progress) {
    this.plan = plan;
    this.progress = progress;
    this.random = new SplittableRandom(plan.seed());
  }

  /** Runs to the end, on threads of its own, and returns what was seen. */
  BotReport await() throws InterruptedException {
    phaseSince = System.nanoTime();
    lastTick = phaseSince;
    thoughts.scheduleAtFixedRate(this::tickSafely, 0, TICK_MILLIS, TimeUnit.MILLISECONDS);
    over.await();
    loop.close();
    thoughts.shutdown();
    progress.done();
    int unanswered = bots.stream().mapToInt(Bot::unanswered).sum();
    return new BotReport(plan, board, unanswered);
  }

  /** An exception would end the timer silently, and the run never. */
  private void tickSafely() {
    try {
      tick(System.nanoTime());
    } catch (RuntimeException e) {
      e.printStackTrace();
      over.countDown();
    }
  }

  private void tick(long nanos) {
    double seconds = (nanos - lastTick) / NANOS;
    double inPhase = (nanos - phaseSince) / NANOS;
    lastTick = nanos;
    bots.forEach(bot -> bot.tick(seconds, nanos));
    switch (phase) {
      case JOINING -> join(nanos, inPhase);
      case LIVING -> live(nanos, seconds, inPhase);
      case TIDYING -> tidy(nanos, inPhase);
      case LEAVING -> leave(inPhase);
    }
    progress.show(phase.name().toLowerCase(java.util.Locale.ROOT), inPhase, plan, board);
  }

  private void join(long nanos, double inPhase) {
    for (int i = 0; i < KNOCKS && bots.size() < plan.bots(); i++) {
      knock(nanos);
    }
    boolean nobodyCan = !board.farewells().isEmpty() && board.joined() == 0;
    if (board.joined() == plan.bots()) {
      enter(Phase.LIVING, nanos);
    } else if (inPhase > PATIENCE || nobodyCan) {
      if (board.joined() == 0) {
        over.countDown();
      } else {
        enter(Phase.LIVING, nanos);
      }
    }
  }

  private void knock(long nanos) {
    int number = bots.size();
    String name = "bot-" + runTag + "-" + (number + 1);
    Bot bot = new Bot(number, name, plan.radius(), random.split(), board);
    bots.add(bot);
    String node = plan.nodes().get(number % plan.nodes().size());
    ClientOptions options = ClientOptions.of(node, name).withRadius(plan.radius(), plan.radius());
    bot.start(WorldClient.connect(options, bot, thoughts, loop), nanos);
  }

  private void live(long nanos, double seconds, double inPhase) {
    if (!warm && inPhase >= plan.warmUp()) {
      warm = true;
      if (plan.warmUp() > 0) {
        board.latencies().reset();
      }
    }
    editsDue += seconds * plan.editsPerSecond();
    for (; editsDue >= 1; editsDue--) {
      bots.get(nextBuilder++ % bots.size()).build(nanos);
    }
    if (inPhase >= plan.warmUp() + plan.seconds()) {
      bots.forEach(bot -> bot.tidyUp(nanos));
      enter(Phase.TIDYING, nanos);
    }
  }

  private void tidy(long nanos, double inPhase) {
    boolean answered = bots.stream().allMatch(bot -> bot.unanswered() == 0);
    if (answered || inPhase > LAST_ANSWERS) {
      board.leaving();
      bots.forEach(Bot::leave);
      enter(Phase.LEAVING, nanos);
    }
  }

  private void leave(double inPhase) {
    if (bots.stream().allMatch(Bot::gone) || inPhase > LAST_GOODBYES) {
      over.countDown();
    }
  }

  private void enter(Phase next, long nanos) {
    phase = next;
    phaseSince = nanos;
  }
}
