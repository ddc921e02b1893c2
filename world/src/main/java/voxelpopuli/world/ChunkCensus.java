package voxelpopuli.world;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.LoadedChunks;

/**
 * Asks all chunks that are awake how they are, and answers with what came in time.
 *
 * <p>Made by {@link World} for one question; stops with the answer.
 */
final class ChunkCensus {

  private sealed interface Command {}

  private record Report(ChunkActor.ChunkReport report) implements Command {}

  private enum TimeUp implements Command {
    NOW
  }

  private ChunkCensus() {}

  static Behavior<Void> create(
      LoadedChunks loaded, Duration timeout, ActorRef<World.Chunks> replyTo) {
    Behavior<Command> census =
        Behaviors.setup(
            context ->
                Behaviors.withTimers(
                    timers -> {
                      timers.startSingleTimer(TimeUp.NOW, timeout);
                      int asked =
                          loaded.tellAll(
                              new ChunkActor.Report(
                                  context.messageAdapter(
                                      ChunkActor.ChunkReport.class, Report::new)));
                      return counting(asked, new ArrayList<>(), replyTo);
                    }));
    return census.unsafeCast();
  }

  private static Behavior<Command> counting(
      int asked, List<ChunkActor.ChunkReport> reports, ActorRef<World.Chunks> replyTo) {
    if (asked == 0) {
      return answer(reports, replyTo);
    }
    return Behaviors.receive(Command.class)
        .onMessage(
            Report.class,
            report -> {
              reports.add(report.report());
              return reports.size() < asked ? Behaviors.same() : answer(reports, replyTo);
            })
        .onMessage(TimeUp.class, up -> answer(reports, replyTo))
        .build();
  }

  private static Behavior<Command> answer(
      List<ChunkActor.ChunkReport> reports, ActorRef<World.Chunks> replyTo) {
    reports.sort(Comparator.comparing(report -> report.chunk().text()));
    replyTo.tell(new World.Chunks(List.copyOf(reports)));
    return Behaviors.stopped();
  }
}
