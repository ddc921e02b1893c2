package voxelpopuli.world.peer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.world.location.Claims;
import voxelpopuli.world.location.GameAddress;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.store.SavedChunk;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * What this node's chunks have to do with those of other nodes.
 *
 * <ol>
 *   <li>tells the owners of neighbouring chunks which blocks near them changed,
 *   <li>fetches, for a chunk that wakes up, those of its 26 neighbours that were edited on other
 *       nodes,
 *   <li>answers the same for others, and passes on what they tell,
 *   <li>tells the next owner where a player was last that crosses over to it,
 *   <li>hands grains over that fall into a chunk of another owner,
 *   <li>carries the locator's words about chunks that two nodes serve,
 *   <li>keeps one dialled link to every node that it talks to.
 * </ol>
 *
 * <p>Made by {@code World}, stops with it. If it fails, it is restarted: links are dialled anew,
 * and chunks that waited go on without their far neighbours.
 */
public final class PeersActor extends AbstractBehavior<PeersActor.Command> {

  /** What it is told. */
  public sealed interface Command {}

  /** Blocks changed near these chunks, wherever they are. */
  public record Push(Map<ChunkPos, List<BlockChange>> near) implements Command {}

  /** A client's player left our ground for this chunk, and was there last: tell its owner. */
  public record Crossed(ChunkPos chunk, String player, long client, PlayerState at)
      implements Command {}

  /** "Give this grain to the owner of the chunk that it falls into." */
  public record Hand(Grains.Grain grain, ActorRef<Grains.Taken> replyTo) implements Command {}

  /** "Which neighbours of this chunk were edited on other nodes, and how do they look?" */
  public record Surroundings(ChunkPos chunk, ActorRef<FarNeighbours> replyTo) implements Command {}

  /** The node with this id, which it has proven, says something; answers to it go there. */
  public record Heard(NodeId from, PeerMessage message, ActorRef<PeerMessage> answers)
      implements Command {}

  private record Looked(LocatorActor.Looked looked) implements Command {}

  private record Logged(ChunkLog.Answer answer) implements Command {}

  private record RoundOver(long round) implements Command {}

  private record Took(Grains.Taken answer) implements Command {}

  private record Claimed(Claims.Outgoing claim) implements Command {}

  private record LinkGone(GameAddress to, ActorRef<PeerLinkActor.Command> link)
      implements Command {}

  /**
   * The edited ones among a chunk's neighbours that other nodes own: their voxels as {@code
   * ChunkBytes}.
   */
  public record FarNeighbours(ChunkPos chunk, Map<ChunkPos, byte[]> voxels) {}

  /** How this node's own chunks are reached. */
  public interface OwnChunks {

    /** A chunk as the log has it, its voxels as {@code ChunkBytes}; nothing when it is damaged. */
    Optional<byte[]> voxels(SavedChunk saved);

    /** Tells a chunk that is awake of changes next to it. */
    void changed(ChunkPos chunk, List<BlockChange> changes);

    /** A client's player came onto our ground, and its last owner saw it there. */
    void crossed(String player, long client, PlayerState at);

    /** Gives a grain to a chunk; false when it is not awake. */
    boolean take(Grains.Grain grain, ActorRef<Grains.Taken> replyTo);
  }

  /** A chunk that waits for its surroundings. */
  private static final class Round {
    final ChunkPos chunk;
    final ActorRef<FarNeighbours> replyTo;
    final Map<ChunkPos, byte[]> found = new HashMap<>();
    int open;

    Round(ChunkPos chunk, ActorRef<FarNeighbours> replyTo) {
      this.chunk = chunk;
      this.replyTo = replyTo;
    }
  }

  /** Another node that waits for a chunk of ours. */
  private record Asker(long call, ActorRef<PeerMessage> answers) {}

  private record Call(long round, ChunkPos chunk) {}

  /**
   * A chunk waits no longer than this for other nodes; it is then shown with the untouched ground
   * next to it.
   */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  /** What every node's peers need. */
  public record Setup(
      Identity identity,
      String world,
      ActorRef<LocatorActor.Command> locator,
      ActorRef<ChunkLog.Command> log,
      OwnChunks own) {}

  /** Grains that are under way in either direction; the oldest are forgotten first. */
  private static final int MAX_GRAINS = 4096;

  private static <T> Map<EditId, T> bounded() {
    return new LinkedHashMap<>() {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<EditId, T> eldest) {
        return size() > MAX_GRAINS;
      }
    };
  }

  public static Behavior<Command> create(Setup setup) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new PeersActor(context, timers, setup)));
  }

  private final Setup setup;
  private final TimerScheduler<Command> timers;
  private final ActorRef<LocatorActor.Looked> looks;
  private final ActorRef<ChunkLog.Answer> logged;
  private final Map<GameAddress, ActorRef<PeerLinkActor.Command>> links = new HashMap<>();
  private final Map<ChunkPos, List<BlockChange>> pushes = new HashMap<>();
  private final Map<ChunkPos, List<Long>> roundsAt = new HashMap<>();
  private final Map<Long, Round> rounds = new HashMap<>();
  private final Map<ChunkPos, List<Asker>> askers = new HashMap<>();
  private final Map<Long, Call> calls = new HashMap<>();
  private final Map<ChunkPos, List<Crossed>> crossings = new HashMap<>();
  private final Map<ChunkPos, List<Hand>> hands = new HashMap<>();
  private final Map<EditId, ActorRef<Grains.Taken>> givers = bounded();
  private final Map<EditId, ActorRef<PeerMessage>> takers = bounded();
  private final ActorRef<Grains.Taken> took;
  private long numbers;

  private PeersActor(ActorContext<Command> context, TimerScheduler<Command> timers, Setup setup) {
    super(context);
    this.setup = setup;
    this.timers = timers;
    this.looks = context.messageAdapter(LocatorActor.Looked.class, Looked::new);
    this.logged = context.messageAdapter(ChunkLog.Answer.class, Logged::new);
    this.took = context.messageAdapter(Grains.Taken.class, Took::new);
    setup
        .locator()
        .tell(new Claims.Carry(context.messageAdapter(Claims.Outgoing.class, Claimed::new)));
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Push.class, this::onPush)
        .onMessage(Crossed.class, this::onCrossed)
        .onMessage(Hand.class, this::onHand)
        .onMessage(Took.class, this::onTook)
        .onMessage(Surroundings.class, this::onSurroundings)
        .onMessage(Heard.class, this::onHeard)
        .onMessage(Looked.class, this::onLooked)
        .onMessage(Logged.class, this::onLogged)
        .onMessage(RoundOver.class, over -> finish(over.round()))
        .onMessage(Claimed.class, this::onClaimed)
        .onMessage(LinkGone.class, this::onLinkGone)
        .build();
  }

  private Behavior<Command> onPush(Push push) {
    push.near()
        .forEach(
            (chunk, changes) -> {
              List<BlockChange> waiting = pushes.computeIfAbsent(chunk, one -> new ArrayList<>());
              if (waiting.size() + changes.size() <= PeerMessage.MAX_CHANGES) {
                waiting.addAll(changes);
              }
              setup.locator().tell(new LocatorActor.Look(chunk, true, looks));
            });
    return this;
  }

  private Behavior<Command> onCrossed(Crossed crossed) {
    crossings.computeIfAbsent(crossed.chunk(), one -> new ArrayList<>()).add(crossed);
    setup.locator().tell(new LocatorActor.Look(crossed.chunk(), true, looks));
    return this;
  }

  private void announceCrossings(ChunkPos chunk, Optional<GameAddress> server) {
    for (Crossed one : Optional.ofNullable(crossings.remove(chunk)).orElse(List.of())) {
      PeerMessage message = new PeerMessage.Crossed(chunk, one.player(), one.client(), one.at());
      server.ifPresent(to -> link(to).tell(new PeerLinkActor.Send(message)));
    }
  }

  private Behavior<Command> onHand(Hand hand) {
    hands.computeIfAbsent(hand.grain().chunk(), one -> new ArrayList<>()).add(hand);
    setup.locator().tell(new LocatorActor.Look(hand.grain().chunk(), true, looks));
    return this;
  }

  private void handOver(ChunkPos chunk, Optional<GameAddress> server) {
    for (Hand hand : Optional.ofNullable(hands.remove(chunk)).orElse(List.of())) {
      if (server.isPresent()) {
        givers.put(hand.grain().id(), hand.replyTo());
        link(server.get()).tell(new PeerLinkActor.Send(new PeerMessage.Give(hand.grain())));
      } else {
        hand.replyTo().tell(new Grains.Taken(hand.grain().id(), false));
      }
    }
  }

  private Behavior<Command> onTook(Took message) {
    ActorRef<PeerMessage> taker = takers.remove(message.answer().id());
    if (taker != null) {
      taker.tell(new PeerMessage.Given(message.answer()));
    }
    return this;
  }

  private void given(Grains.Grain grain, ActorRef<PeerMessage> answers) {
    takers.put(grain.id(), answers);
    if (!setup.own().take(grain, took)) {
      took.tell(new Grains.Taken(grain.id(), false));
    }
  }

  private Behavior<Command> onSurroundings(Surroundings ask) {
    long number = numbers++;
    Round round = new Round(ask.chunk(), ask.replyTo());
    rounds.put(number, round);
    for (ChunkPos neighbour : ask.chunk().neighbours()) {
      round.open++;
      roundsAt.computeIfAbsent(neighbour, one -> new ArrayList<>()).add(number);
      setup.locator().tell(new LocatorActor.Look(neighbour, false, looks));
    }
    timers.startSingleTimer(number, new RoundOver(number), PATIENCE);
    return this;
  }

  private Behavior<Command> onLooked(Looked message) {
    ChunkPos chunk = message.looked().chunk();
    Optional<GameAddress> server = message.looked().elsewhere();
    List<BlockChange> changes = pushes.remove(chunk);
    if (changes != null && server.isPresent()) {
      link(server.get())
          .tell(new PeerLinkActor.Send(new PeerMessage.Changed(chunk, List.copyOf(changes))));
    }
    announceCrossings(chunk, server);
    handOver(chunk, server);
    for (long number : Optional.ofNullable(roundsAt.remove(chunk)).orElse(List.of())) {
      if (server.isPresent() && message.looked().edited()) {
        long call = numbers++;
        calls.put(call, new Call(number, chunk));
        link(server.get()).tell(new PeerLinkActor.Send(new PeerMessage.Fetch(call, chunk)));
      } else {
        oneLess(number);
      }
    }
    return this;
  }

  private Behavior<Command> onHeard(Heard heard) {
    if (heard.message() instanceof PeerMessage.Fetch fetch) {
      askers
          .computeIfAbsent(fetch.chunk(), chunk -> new ArrayList<>())
          .add(new Asker(fetch.call(), heard.answers()));
      setup.log().tell(new ChunkLog.Open(fetch.chunk(), logged));
    } else if (heard.message() instanceof PeerMessage.Changed changed) {
      setup.own().changed(changed.chunk(), changed.changes());
    } else if (heard.message() instanceof PeerMessage.Crossed crossed) {
      setup.own().crossed(crossed.player(), crossed.client(), crossed.at());
    } else if (heard.message() instanceof PeerMessage.Give give) {
      given(give.grain(), heard.answers());
    } else if (heard.message() instanceof PeerMessage.Given done) {
      ActorRef<Grains.Taken> giver = givers.remove(done.answer().id());
      if (giver != null) {
        giver.tell(done.answer());
      }
    } else if (heard.message() instanceof PeerMessage.Serving serving) {
      Consumer<Claims.Word> answer = word -> heard.answers().tell(new PeerMessage.Serving(word));
      setup.locator().tell(new Claims.Heard(heard.from(), serving.word(), answer));
    } else if (heard.message() instanceof PeerMessage.Fetched fetched) {
      Call call = calls.remove(fetched.call());
      if (call != null && rounds.containsKey(call.round())) {
        fetched
            .voxels()
            .ifPresent(voxels -> rounds.get(call.round()).found.put(call.chunk(), voxels));
        oneLess(call.round());
      }
    }
    return this;
  }

  private Behavior<Command> onClaimed(Claimed claimed) {
    link(claimed.claim().to())
        .tell(new PeerLinkActor.Send(new PeerMessage.Serving(claimed.claim().word())));
    return this;
  }

  private Behavior<Command> onLogged(Logged message) {
    if (message.answer() instanceof ChunkLog.Opened opened) {
      answer(opened.chunk(), opened.saved().flatMap(setup.own()::voxels));
    } else if (message.answer() instanceof ChunkLog.Failed failed) {
      answer(failed.chunk(), Optional.empty());
    }
    return this;
  }

  private void answer(ChunkPos chunk, Optional<byte[]> voxels) {
    for (Asker asker : Optional.ofNullable(askers.remove(chunk)).orElse(List.of())) {
      asker.answers().tell(new PeerMessage.Fetched(asker.call(), voxels));
    }
  }

  private void oneLess(long number) {
    Round round = rounds.get(number);
    if (round != null && --round.open == 0) {
      finish(number);
    }
  }

  private Behavior<Command> finish(long number) {
    timers.cancel(number);
    Round round = rounds.remove(number);
    if (round != null) {
      calls.values().removeIf(call -> call.round() == number);
      round.replyTo.tell(new FarNeighbours(round.chunk, Map.copyOf(round.found)));
    }
    return this;
  }

  private ActorRef<PeerLinkActor.Command> link(GameAddress to) {
    return links.computeIfAbsent(
        to,
        address -> {
          PeerChannel channel = PeerChannel.dialling(setup.identity(), setup.world());
          ActorRef<PeerLinkActor.Command> link =
              getContext()
                  .spawnAnonymous(PeerLinkActor.create(channel, address, getContext().getSelf()));
          getContext().watchWith(link, new LinkGone(address, link));
          return link;
        });
  }

  private Behavior<Command> onLinkGone(LinkGone gone) {
    links.remove(gone.to(), gone.link());
    return this;
  }
}
