package voxelpopuli.world.location;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import voxelpopuli.dht.NodeId;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Sees to it that one node serves a chunk.
 *
 * <p>Two may do so: both were asked at the same moment, or one was passed over because it slept.
 * Each looks soon after it began, after it slept, and when it publishes anew, whom the overlay
 * names. If that is a living other, the two tell each other, and the {@link Contest} says who
 * stops. Who took over from a server that did not answer tells it when it answers again.
 *
 * <p>Part of {@link LocatorActor}, on its thread.
 */
final class Rivals {

  /** What is done about it. */
  interface Actions {

    /** Look whom the overlay names. */
    void verify(ChunkPos chunk);

    /** Serve the chunk no more; another does, if there is an address. */
    void leave(ChunkPos chunk, Optional<GameAddress> to);
  }

  /** Who carries our words to other nodes; they are lost while nobody does. */
  static final class Courier {
    private Consumer<Claims.Outgoing> carrier = outgoing -> {};

    void set(ActorRef<Claims.Outgoing> one) {
      carrier = one::tell;
    }
  }

  /** After one rival gave up, we look for another so soon. */
  private static final long AGAIN_MILLIS = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(Rivals.class);

  private final NodeId self;
  private final Ourselves ourselves;
  private final Holdings holdings;
  private final Locations locations;
  private final Courier courier;
  private final Actions actions;
  private final Doubts doubts = new Doubts();
  private final Set<ChunkPos> renewing = new HashSet<>();
  private final Predecessors predecessors = new Predecessors();

  Rivals(
      LocatorActor.Setup setup,
      Holdings holdings,
      Locations locations,
      Courier courier,
      Actions actions) {
    this.self = setup.self();
    this.ourselves = setup.ourselves();
    this.holdings = holdings;
    this.locations = locations;
    this.courier = courier;
    this.actions = actions;
  }

  /** We began to serve a chunk. */
  void began(ChunkPos chunk, List<Duration> delays, long nowMillis) {
    delays.forEach(delay -> doubts.add(chunk, false, nowMillis + delay.toMillis()));
  }

  /** We serve a chunk because this server does not answer. */
  void tookOver(ChunkPos chunk, GameAddress from) {
    predecessors.add(chunk, from);
  }

  /** Sees whether servers whose chunks we took over answer again. */
  void callPredecessors() {
    predecessors
        .samples()
        .forEach(
            (from, chunk) -> {
              if (holdings.isConfirmed(chunk)) {
                courier.carrier.accept(new Claims.Outgoing(from, claim(chunk)));
              } else {
                predecessors.forget(chunk);
              }
            });
  }

  /** We slept: who asked for our chunks meanwhile took us for dead. */
  void slept(long nowMillis) {
    holdings.atStake().forEach(chunk -> doubts.add(chunk, false, nowMillis));
  }

  /** All locations are to be published again. */
  void renew(long nowMillis) {
    holdings.atStake().forEach(chunk -> doubts.add(chunk, true, nowMillis));
  }

  /** Has some of the chunks looked up whose time has come; whether none is left. */
  boolean lookAtSome(int atMost, long nowMillis) {
    for (Doubts.Doubt doubt : doubts.take(nowMillis, atMost)) {
      if (holdings.isAtStake(doubt.chunk())) {
        if (doubt.renew()) {
          renewing.add(doubt.chunk());
        }
        actions.verify(doubt.chunk());
      }
    }
    return doubts.isNone();
  }

  /** What the overlay says of a chunk of ours. */
  void verified(ChunkSearch.Outcome outcome) {
    ChunkPos chunk = outcome.chunk();
    boolean renew = renewing.remove(chunk);
    if (!holdings.isAtStake(chunk)) {
      return;
    }
    if (outcome instanceof ChunkSearch.ServeHere here) {
      if (renew || !here.stored()) {
        locations.publish(chunk);
      }
    } else if (outcome instanceof ChunkSearch.ServedThere there) {
      if (there.edited()) {
        actions.leave(chunk, Optional.of(there.server()));
      } else {
        courier.carrier.accept(new Claims.Outgoing(there.server(), claim(chunk)));
      }
    } else if (outcome instanceof ChunkSearch.Failed failed && failed.kept()) {
      actions.leave(chunk, Optional.empty());
    }
  }

  void carriedBy(ActorRef<Claims.Outgoing> carrier) {
    courier.set(carrier);
  }

  /** Another node says something about a chunk. */
  void heard(Claims.Heard heard, long nowMillis) {
    predecessors
        .answered(heard.word().chunk())
        .ifPresent(
            back ->
                back.getValue().stream()
                    .filter(chunk -> !chunk.equals(heard.word().chunk()))
                    .filter(holdings::isConfirmed)
                    .forEach(
                        chunk ->
                            courier.carrier.accept(
                                new Claims.Outgoing(back.getKey(), claim(chunk)))));
    if (heard.word() instanceof Claims.Claim theirs) {
      claimed(heard.from(), theirs, heard.answer());
    } else if (holdings.isConfirmed(heard.word().chunk())) {
      locations.publish(heard.word().chunk());
      doubts.add(heard.word().chunk(), false, nowMillis + AGAIN_MILLIS); // there may be a third
    }
  }

  private void claimed(NodeId from, Claims.Claim theirs, Consumer<Claims.Word> answer) {
    ChunkPos chunk = theirs.chunk();
    boolean edited = holdings.isEdited(chunk);
    if (!holdings.isConfirmed(chunk) && !edited) {
      // Perhaps it was ours before a restart, and the record that we hold ourselves says so still.
      actions.leave(chunk, Optional.of(theirs.server()));
      answer.accept(new Claims.Yield(chunk));
    } else if (Contest.staysWith(self, edited, from, theirs.edited(), ChunkSearch.keyOf(chunk))) {
      answer.accept(claim(chunk));
    } else if (edited) {
      LOG.warn("chunk {} was edited on two nodes; each keeps its own edits", chunk);
    } else {
      actions.leave(chunk, Optional.of(theirs.server()));
      answer.accept(new Claims.Yield(chunk));
    }
  }

  private Claims.Claim claim(ChunkPos chunk) {
    return new Claims.Claim(chunk, holdings.isEdited(chunk), ourselves.address());
  }
}
