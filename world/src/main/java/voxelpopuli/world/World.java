package voxelpopuli.world;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.ShardingEnvelope;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkServices;
import voxelpopuli.world.chunk.ChunksForPeers;
import voxelpopuli.world.chunk.LoadedChunks;
import voxelpopuli.world.chunk.LoadingChunk;
import voxelpopuli.world.chunk.TerrainCache;
import voxelpopuli.world.chunk.Workers;
import voxelpopuli.world.chunk.WorldClock;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.location.Ourselves;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.server.GameServerActor;
import voxelpopuli.world.server.ServerServices;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.store.StoreActor;
import voxelpopuli.world.store.StoreException;
import voxelpopuli.world.store.WorldBackup;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The world as one node runs it: the front door for {@code node}.
 *
 * <ol>
 *   <li>makes the store, the chunk region, the locator, the players and the game server,
 *   <li>says whether the game port could be had,
 *   <li>answers what an operator wants to know, and does what an operator says.
 * </ol>
 *
 * <p>Made by the node's program in an actor system configured by {@link WorldSettings#tuned}; stops
 * when told to. If one of its parts ends for good, the world ends too, and its starter sees that.
 */
public final class World extends AbstractBehavior<World.Command> {

  /** What a world is told. */
  public sealed interface Command {}

  /** "Which chunks are awake, and who is in them?" */
  public record ListChunks(ActorRef<Chunks> replyTo) implements Command {}

  /** "Who plays here?" */
  public record ListPlayers(ActorRef<PlayersActor.Online> replyTo) implements Command {}

  /** "End this player's session." */
  public record Kick(String player, String reason, ActorRef<PlayersActor.Kicked> replyTo)
      implements Command {}

  /** "Move this player of this node there." */
  public record Teleport(String player, PlayerState to, ActorRef<PlayersActor.Teleported> replyTo)
      implements Command {}

  /**
   * "Find an owner for every chunk around this one, up to so many columns away." The listener hears
   * how far it is, last of all when it is done. A radius beyond the bound is cut to it.
   */
  public record Pregen(ChunkPos centre, int radius, ActorRef<PregenProgress> listener)
      implements Command {}

  /** "Tell all players of this node." */
  public record Say(String text) implements Command {}

  /** "What time is it in the world?" */
  public record AskTime(ActorRef<Time> replyTo) implements Command {}

  /** "Set the time, for the whole world": minutes from midnight. */
  public record SetTime(double minutes) implements Command {}

  /** "Write down now what would be written by and by." */
  public record Save(ActorRef<Saved> replyTo) implements Command {}

  /** "Copy the store into a new file." */
  public record Backup(Path file, ActorRef<BackupDone> replyTo) implements Command {}

  /** "How much is going on?" */
  public record AskStats(ActorRef<Stats> replyTo) implements Command {}

  /** "End." */
  public record Stop() implements Command {}

  private record Bound(GameServerActor.Bound bound) implements Command {}

  private record OverlayNews(DhtEvent event) implements Command {}

  /** What a world tells its starter. */
  public sealed interface Event {}

  /** The game port is open. */
  public record Listening(InetSocketAddress address) implements Event {}

  /** The game port could not be had; one line for the operator. The world has ended. */
  public record StartFailed(String reason) implements Event {}

  /** The chunks that are awake. */
  public record Chunks(List<ChunkActor.ChunkReport> chunks) {}

  /** All is on the disk; so many edited chunks were awake. */
  public record Saved(int chunks) {}

  /** The copy is made, or one line why not. */
  public record BackupDone(Optional<String> error) {}

  /** How many of a pregeneration's chunks have an owner, and how many have found none. */
  public record PregenProgress(int done, int failed, int total) {

    /** Whether this is the last word. */
    public boolean isOver() {
      return done + failed == total;
    }
  }

  /** Minutes from midnight. */
  public record Time(double minutes) {}

  /** A node's world in a few numbers. */
  public record Stats(
      int chunksAwake, int chunksServed, int chunksEdited, int connections, int players) {}

  /** The kind of sharded entity that a chunk is. */
  private static final EntityTypeKey<ChunkActor.Command> CHUNK =
      EntityTypeKey.create(ChunkActor.Command.class, "chunk");

  private static final Duration REPORT_TIMEOUT = Duration.ofSeconds(2);

  public static Behavior<Command> create(WorldSetup setup) {
    return Behaviors.setup(context -> new World(context, setup));
  }

  private final WorldSetup setup;
  private final LoadedChunks loaded = new LoadedChunks();
  private final WorldClock clock = new WorldClock();
  private final Ourselves ourselves;
  private final ActorRef<ChunkLog.Command> store;
  private final ActorRef<LocatorActor.Command> locator;
  private final ActorRef<PlayersActor.Command> players;
  private final ActorRef<ClockActor.Command> timekeeper;
  private final ActorRef<PeersActor.Command> peers;
  private final ActorRef<GameServerActor.Command> server;
  private final ActorRef<ShardingEnvelope<ChunkActor.Command>> region;
  private final Workers workers;
  private final TerrainCache terrain;

  private World(ActorContext<Command> context, WorldSetup setup) {
    super(context);
    this.setup = setup;
    this.ourselves = new Ourselves(setup.advertise(), setup.port());
    this.workers = new Workers(setup.settings().workers());
    this.terrain =
        new TerrainCache(Terrain.of(setup.identity().seed()), setup.settings().terrainCache());
    this.store = context.spawn(StoreActor.create(setup.store()), "store", StoreActor.dispatcher());
    this.locator =
        context.spawn(
            LocatorActor.create(
                new LocatorActor.Setup(
                    setup.settings().location(),
                    setup.overlay(),
                    store,
                    setup.node().id(),
                    ourselves,
                    (chunk, to) -> loaded.tell(chunk, new ChunkActor.Departed(to)))),
            "locator");
    this.players =
        context.spawn(
            Behaviors.supervise(PlayersActor.create(setup.overlay()))
                .onFailure(SupervisorStrategy.restart()),
            "players");
    this.timekeeper =
        context.spawn(
            Behaviors.supervise(
                    ClockActor.create(clock, setup.settings().timeLook(), setup.overlay(), players))
                .onFailure(SupervisorStrategy.restart()),
            "clock");
    this.peers =
        context.spawn(
            Behaviors.supervise(
                    PeersActor.create(
                        new PeersActor.Setup(
                            setup.node(),
                            setup.identity().id(),
                            locator,
                            store,
                            new ChunksForPeers(loaded, players))))
                .onFailure(SupervisorStrategy.restart()),
            "peers");
    this.region = region(context);
    ServerServices services =
        new ServerServices(
            setup.settings().server(),
            setup.identity(),
            () -> ourselves.address().host(),
            setup.port(),
            locator,
            players,
            peers,
            setup.node(),
            this::tellChunk,
            clock);
    this.server =
        context.spawn(
            GameServerActor.create(
                services,
                setup.host(),
                setup.port(),
                context.messageAdapter(GameServerActor.Bound.class, Bound::new)),
            "listener");
    setup
        .overlay()
        .tell(new KademliaNode.Subscribe(context.messageAdapter(DhtEvent.class, OverlayNews::new)));
    context.watch(store);
    context.watch(server);
  }

  /** The chunks: entities of a cluster that has this node as its only member. */
  private ActorRef<ShardingEnvelope<ChunkActor.Command>> region(ActorContext<Command> context) {
    Cluster cluster = Cluster.get(context.getSystem());
    cluster.manager().tell(Join.create(cluster.selfMember().address()));
    ChunkServices services =
        new ChunkServices(
            setup.settings().chunk(), terrain, workers, store, locator, loaded, peers, clock);
    return ClusterSharding.get(context.getSystem())
        .init(
            Entity.of(
                    CHUNK,
                    entity ->
                        LoadingChunk.create(
                            chunk(entity.getEntityId()), services, entity.getShard()))
                .withStopMessage(ChunkActor.Stop.NOW));
  }

  private void tellChunk(ChunkPos chunk, ChunkActor.Command command) {
    region.tell(new ShardingEnvelope<>(chunk.text(), command));
  }

  private static ChunkPos chunk(String entityId) {
    String[] parts = entityId.split(",");
    return new ChunkPos(
        Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(ListChunks.class, this::onListChunks)
        .onMessage(ListPlayers.class, this::onListPlayers)
        .onMessage(Kick.class, this::onKick)
        .onMessage(Teleport.class, this::onTeleport)
        .onMessage(Pregen.class, this::onPregen)
        .onMessage(Say.class, this::onSay)
        .onMessage(AskTime.class, this::onAskTime)
        .onMessage(SetTime.class, this::onSetTime)
        .onMessage(Save.class, this::onSave)
        .onMessage(Backup.class, this::onBackup)
        .onMessage(AskStats.class, this::onAskStats)
        .onMessage(Stop.class, stop -> Behaviors.stopped())
        .onMessage(Bound.class, this::onBound)
        .onMessage(OverlayNews.class, this::onOverlayNews)
        .onSignal(org.apache.pekko.actor.typed.Terminated.class, ended -> Behaviors.stopped())
        .onSignal(PostStop.class, signal -> onPostStop())
        .build();
  }

  private Behavior<Command> onListChunks(ListChunks list) {
    getContext().spawnAnonymous(ChunkCensus.create(loaded, REPORT_TIMEOUT, list.replyTo()));
    return this;
  }

  private Behavior<Command> onListPlayers(ListPlayers list) {
    players.tell(new PlayersActor.ListOnline(list.replyTo()));
    return this;
  }

  private Behavior<Command> onKick(Kick kick) {
    players.tell(new PlayersActor.Kick(kick.player(), kick.reason(), kick.replyTo()));
    return this;
  }

  private Behavior<Command> onTeleport(Teleport teleport) {
    players.tell(new PlayersActor.Teleport(teleport.player(), teleport.to(), teleport.replyTo()));
    return this;
  }

  private Behavior<Command> onPregen(Pregen order) {
    PregenSettings pregen = setup.settings().pregen();
    int radius = Math.max(0, Math.min(order.radius(), pregen.maxRadius()));
    Pregen bounded = new Pregen(order.centre(), radius, order.listener());
    getContext().spawnAnonymous(PregenActor.create(bounded, pregen, locator));
    return this;
  }

  private Behavior<Command> onSay(Say say) {
    players.tell(new PlayersActor.Announce(say.text()));
    return this;
  }

  private Behavior<Command> onAskTime(AskTime ask) {
    ask.replyTo().tell(new Time(clock.minutes(System.currentTimeMillis())));
    return this;
  }

  private Behavior<Command> onSetTime(SetTime set) {
    timekeeper.tell(new ClockActor.Set(set.minutes()));
    return this;
  }

  private Behavior<Command> onSave(Save save) {
    players.tell(PlayersActor.SaveAll.NOW);
    getContext().spawnAnonymous(SaveRound.create(loaded, REPORT_TIMEOUT, store, save.replyTo()));
    return this;
  }

  private Behavior<Command> onBackup(Backup backup) {
    Path folder = setup.store().folder();
    Executor blocking =
        getContext().getSystem().dispatchers().lookup(DispatcherSelector.blocking());
    CompletableFuture.supplyAsync(() -> backUp(folder, backup.file()), blocking)
        .thenAccept(backup.replyTo()::tell);
    return this;
  }

  private static BackupDone backUp(Path folder, Path file) {
    try {
      WorldBackup.take(folder, file);
      return new BackupDone(Optional.empty());
    } catch (StoreException e) {
      return new BackupDone(Optional.of(e.getMessage()));
    }
  }

  private Behavior<Command> onAskStats(AskStats ask) {
    getContext()
        .spawnAnonymous(
            StatsRound.create(loaded.all().size(), locator, server, players, ask.replyTo()));
    return this;
  }

  private Behavior<Command> onBound(Bound message) {
    if (message.bound() instanceof GameServerActor.Listening listening) {
      setup.listener().tell(new Listening(listening.address()));
      if (setup.settings().rehearsal().chunks() > 0) {
        getContext().spawn(RehearsalActor.create(rehearsal(listening.address())), "rehearsal");
      }
      return this;
    }
    setup.listener().tell(new StartFailed(((GameServerActor.NotBound) message.bound()).reason()));
    return Behaviors.stopped();
  }

  private RehearsalActor.Parts rehearsal(InetSocketAddress address) {
    return new RehearsalActor.Parts(
        setup.settings().rehearsal(),
        address.getAddress().isAnyLocalAddress() ? "localhost" : address.getHostString(),
        address.getPort(),
        terrain,
        workers,
        setup.overlay(),
        store,
        peers,
        this::tellChunk);
  }

  private Behavior<Command> onOverlayNews(OverlayNews news) {
    if (news.event() instanceof DhtEvent.ObservedAddress observed
        && setup.advertise().equals(setup.host())) {
      ourselves.learn(observed.address().getAddress().getHostAddress());
    }
    return this;
  }

  private Behavior<Command> onPostStop() {
    workers.close();
    return this;
  }
}
