package voxelpopuli.world.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.PlayerState;

/**
 * All that one client says to all nodes that it talks to.
 *
 * <ol>
 *   <li>enters through the first node that lets it in, and through any it learnt of when it lost
 *       all,
 *   <li>asks any open link for a chunk, follows redirects to its owner, asks again when the owner
 *       is gone,
 *   <li>sends moves to the owner of the chunk that the player is in,
 *   <li>keeps edits until they are answered, and sends them again to whoever owns the chunk next,
 *   <li>says what the player says to every owner near, and takes a whisper to the node where the
 *       other one is,
 *   <li>signs what is to be kept of the player, and gives it to the owner of its chunk.
 * </ol>
 *
 * <p>Confined to the loop's thread.
 */
final class Conversations implements Link.Owner {

  /** Moves are sent, and chunks asked for, so often. */
  private static final long TICK_MILLIS = 50;

  /**
   * Nodes may name each other in a circle while a chunk moves; after so many redirects we wait and
   * start again.
   */
  private static final int MAX_HOPS = 4;

  /** Without a single link for so long, the world is lost to us. */
  private static final long GIVE_UP_MILLIS = 60_000;

  private static final long RECONNECT_MILLIS = 500;

  /** Nodes that we visit at the same time to whisper to somebody. */
  private static final int MAX_VISITS = 8;

  /**
   * A link that carries no chunk is closed after so long; walking back before that needs no new
   * handshake.
   */
  private static final long IDLE_MILLIS = 10_000;

  /** Digits of a node's id that people are shown. */
  private static final int ID_DIGITS = 8;

  private final ClientLoop loop;
  private final Handshake.Session hello;
  private final Consumer<WorldEvent> events;
  private final Map<String, InetSocketAddress> known = new LinkedHashMap<>();
  private final Deque<String> untried = new ArrayDeque<>();
  private final Map<String, Link> links = new LinkedHashMap<>();
  private final Map<String, Long> idleSince = new HashMap<>();
  private final ChunksKept chunks;
  private final PendingEdits edits;
  private final PlayersInView players;
  private final OwnProfile profile;
  private final Optional<PlayerKey> key;
  private final Map<String, List<Frame.Tell>> whispers = new HashMap<>();
  private final Map<String, String> advertised = new HashMap<>();
  private final Map<String, String> nodeIds = new HashMap<>();
  private volatile List<PlayerSeen> playersSeen = List.of();
  private volatile ClientStatus status = ClientStatus.NONE;
  private final AtomicLong received = new AtomicLong();
  private long sentBytes;
  private PlayerState self = PlayerState.SPAWN;
  private PlayerState sent;
  private String home = "";
  private boolean joined;
  private boolean ended;
  private long alone;

  Conversations(
      ClientLoop loop,
      ClientOptions options,
      Handshake.Session hello,
      List<InetSocketAddress> entries,
      Consumer<WorldEvent> events) {
    this.loop = loop;
    this.hello = hello;
    this.events = events;
    this.chunks =
        new ChunksKept(
            new ChunkInterest(options.horizontalRadius(), options.verticalRadius()), events);
    this.edits = new PendingEdits(events);
    this.players = new PlayersInView(options.player(), events);
    this.key = options.key();
    this.profile = new OwnProfile(options.player(), hello.client(), key);
    entries.forEach(entry -> known.put(entry.getHostString() + ":" + entry.getPort(), entry));
  }

  void start() {
    alone = now();
    untried.addAll(known.keySet());
    enterThroughNext();
    tick();
  }

  void move(PlayerState state) {
    if (state.isSane()) {
      self = state;
    }
  }

  void edit(long id, BlockPos pos, int block) {
    if (!chunks.isLoaded(pos.chunk())) {
      events.accept(
          new WorldEvent.EditRefused(id, pos, WorldEvent.EditRefused.UNKNOWN, "too far away"));
    } else if (edits.add(id, pos, block)) {
      chunks
          .node(pos.chunk())
          .map(links::get)
          .ifPresent(
              link -> {
                // Whoever judges our reach must know where we are now.
                if (!link.address().equals(home) || !self.equals(sent)) {
                  link.send(new Frame.Move(self));
                }
                link.send(PendingEdits.frame(id, pos, block));
              });
    }
  }

  /** A command goes to one node, what is said aloud to every owner of ground near us. */
  void say(String text) {
    Frame line = new Frame.Say(text, self);
    if (text.strip().startsWith("/")) {
      home()
          .or(() -> links.values().stream().filter(Link::isOpen).findFirst())
          .ifPresent(link -> link.send(line));
    } else {
      links.values().stream().filter(Link::isOpen).toList().forEach(link -> link.send(line));
    }
  }

  void radius(int horizontal, int vertical) {
    chunks.interest(new ChunkInterest(horizontal, vertical));
  }

  void equip(List<Integer> bar, boolean flying) {
    profile.equip(bar, flying);
  }

  List<PlayerSeen> playersSeen() {
    return playersSeen;
  }

  ClientStatus status() {
    return status;
  }

  private ClientStatus statusNow() {
    String owner = chunks.node(ChunkInterest.chunkOf(self)).orElse("");
    return new ClientStatus(
        owner,
        nodeIds.getOrDefault(owner, ""),
        links.values().stream().filter(Link::isOpen).map(Link::address).toList(),
        chunks.waiting(),
        received.get(),
        sentBytes);
  }

  private Optional<Link> home() {
    return Optional.ofNullable(links.get(home)).filter(Link::isOpen);
  }

  void end(String reason) {
    end(reason, false);
  }

  private void end(String reason, boolean forGood) {
    if (ended) {
      return;
    }
    ended = true;
    status = ClientStatus.NONE;
    home().ifPresent(link -> profile.farewell(now()).ifPresent(link::send));
    List.copyOf(links.values()).forEach(link -> link.close(reason));
    events.accept(new WorldEvent.Disconnected(reason, forGood));
  }

  // --- what links tell -----------------------------------------------------------------------

  @Override
  public void opened(Link link, JsonNode acknowledgement) {
    advertised.put(link.address(), acknowledgement.path("address").asText(link.address()));
    String id = acknowledgement.path("node").asText("");
    nodeIds.put(link.address(), id.substring(0, Math.min(ID_DIGITS, id.length())));
    status = statusNow(); // whoever hears that we joined must find a node there
    if (!joined) {
      joined = true;
      if (Ground.isKnown(acknowledgement)) {
        chunks.standOn(loop.ground(acknowledgement.path("seed").asLong()));
      }
      Optional<String> elsewhere = profile.welcomed(acknowledgement);
      PlayerProfile known = profile.current();
      self = known.state();
      events.accept(
          new WorldEvent.Joined(
              link.address(),
              acknowledgement.path("world").asText(""),
              self,
              known.bar(),
              known.flying()));
      profile.due(now()).ifPresent(link::send); // from now on the name is ours
      // Whoever else is in as us is told to go by the node where that one stands.
      elsewhere.filter(other -> !isHere(link, other)).ifPresent(this::visit);
    }
    for (Frame.Tell tell : Optional.ofNullable(whispers.remove(link.address())).orElse(List.of())) {
      link.send(tell);
    }
    chunks
        .at(link.address())
        .forEach(slot -> link.send(new Frame.Subscribe(slot.chunk, slot.priority)));
    ask();
  }

  @Override
  public void received(Link link, Frame frame) {
    if (frame instanceof Frame.ChunkVoxels f) {
      if (chunks.voxels(link, f)) {
        edits.of(f.chunk()).forEach(link::send);
        sent = null; // the owner of our chunk may be a new one, and must hear where we are
      }
    } else if (frame instanceof Frame.Slices f) {
      chunks.slices(link, f);
    } else if (frame instanceof Frame.Blocks f) {
      chunks.blocks(link, f);
    } else if (frame instanceof Frame.Redirect f) {
      redirected(link, f);
    } else if (frame instanceof Frame.Unavailable f) {
      chunks.slotAt(link, f.chunk()).ifPresent(slot -> slot.backOff(now()));
    } else if (frame instanceof Frame.EditDone f) {
      edits.done(f);
    } else if (frame instanceof Frame.EditRefused f) {
      edits.refused(f);
    } else if (frame instanceof Frame.PlayerAppeared f) {
      players.appeared(f);
    } else if (frame instanceof Frame.Moves f) {
      players.moved(f);
    } else if (frame instanceof Frame.PlayerLeft f) {
      players.left(f, now());
    } else if (frame instanceof Frame.Time f) {
      events.accept(new WorldEvent.TimeSet(f.minutes(), f.minutesPerSecond()));
    } else if (frame instanceof Frame.Said f) {
      events.accept(new WorldEvent.Said(f.from(), f.text()));
    } else if (frame instanceof Frame.Position f) {
      self = f.state();
      events.accept(new WorldEvent.PositionSet(f.state(), f.reason()));
    } else if (frame instanceof Frame.Elsewhere f) {
      whisperThere(f);
    }
  }

  @Override
  public void roundTrip(Link link, double millis) {
    events.accept(new WorldEvent.RoundTrip(link.address(), millis));
  }

  @Override
  public void arrived(int bytes) {
    received.addAndGet(bytes);
  }

  @Override
  public void departed(int bytes) {
    sentBytes += bytes;
  }

  /** Bytes that all nodes have sent us so far. */
  long receivedBytes() {
    return received.get();
  }

  @Override
  public void closed(Link link, String reason) {
    links.remove(link.address(), link);
    idleSince.remove(link.address());
    if (ended) {
      return;
    }
    if (whispers.remove(link.address()) != null) {
      events.accept(new WorldEvent.Said("", "the node of that player does not answer"));
    }
    for (ChunkSlot slot : chunks.at(link.address())) {
      slot.backOff(now());
      players.chunkForgotten(slot.chunk, now());
    }
    if (joined && link.isDismissed()) {
      end(reason, true);
      return;
    }
    if (!joined) {
      if (untried.isEmpty() && links.isEmpty()) {
        end(reason);
      } else {
        enterThroughNext();
      }
      return;
    }
    events.accept(new WorldEvent.ConnectionLost(link.address(), reason));
    if (links.isEmpty()) {
      alone = now();
      untried.clear();
      untried.addAll(known.keySet());
      loop.after(RECONNECT_MILLIS, this::enterThroughNext);
    }
  }

  /** Goes to the node where the other one is, and says it there. */
  private void whisperThere(Frame.Elsewhere there) {
    Frame.Tell tell = new Frame.Tell(there.to(), there.text());
    String address = there.host() + ":" + there.port();
    Link open = links.get(address);
    if (open != null && open.isOpen()) {
      open.send(tell);
    } else if (whispers.size() < MAX_VISITS) {
      whispers.computeIfAbsent(address, a -> new ArrayList<>()).add(tell);
      visit(address);
    }
  }

  private boolean isHere(Link link, String address) {
    return address.equals(link.address()) || address.equals(advertised.get(link.address()));
  }

  /** Opens a link that carries no chunk; it is closed again after a while. */
  private void visit(String address) {
    int colon = address.lastIndexOf(':');
    try {
      int port = Integer.parseInt(address.substring(colon + 1));
      known.putIfAbsent(address, new InetSocketAddress(address.substring(0, colon), port));
      link(address);
    } catch (RuntimeException e) {
      whispers.remove(address); // no address at all: somebody's record is nonsense
    }
  }

  private void redirected(Link link, Frame.Redirect frame) {
    Optional<ChunkSlot> found = chunks.slotAt(link, frame.chunk());
    if (found.isEmpty()) {
      return;
    }
    ChunkSlot slot = found.get();
    if (++slot.hops > MAX_HOPS) {
      slot.backOff(now());
      return;
    }
    InetSocketAddress game = new InetSocketAddress(frame.host(), frame.port());
    slot.node = frame.host() + ":" + frame.port();
    known.putIfAbsent(slot.node, game);
    Link owner = link(slot.node);
    owner.send(
        new Frame.Subscribe(
            slot.chunk, slot.priority)); // when it is not open yet, opened() does it
  }

  // --- the tick ------------------------------------------------------------------------------

  private void tick() {
    if (ended) {
      return;
    }
    if (joined) {
      sendMove();
      for (ChunksKept.Forgotten gone : chunks.follow(self)) {
        Optional.ofNullable(links.get(gone.node()))
            .ifPresent(l -> l.send(new Frame.Unsubscribe(gone.chunk())));
        players.chunkForgotten(gone.chunk(), now());
      }
      for (ChunkSlot slot : chunks.reordered()) {
        Optional.ofNullable(links.get(slot.node))
            .ifPresent(l -> l.send(new Frame.Subscribe(slot.chunk, slot.priority)));
      }
      ask();
      players.tick(now());
      playersSeen = players.all(chunk -> chunks.node(chunk).orElse(""));
      keepProfile();
      closeIdle();
    }
    status = statusNow();
    loop.after(TICK_MILLIS, this::tick);
  }

  private void keepProfile() {
    profile.at(self, advertised.getOrDefault(home, home));
    home().ifPresent(link -> profile.due(now()).ifPresent(link::send));
  }

  /** Asks any open link for the chunks that nobody has been asked for. */
  private void ask() {
    Optional<Link> any = links.values().stream().filter(Link::isOpen).findFirst();
    if (any.isEmpty()) {
      return;
    }
    for (ChunkSlot slot : chunks.unasked(now())) {
      slot.node = any.get().address();
      any.get().send(new Frame.Subscribe(slot.chunk, slot.priority));
    }
  }

  private void sendMove() {
    if (self.equals(sent)) {
      return;
    }
    String owner = chunks.node(ChunkInterest.chunkOf(self)).orElse("");
    Link link = links.get(owner);
    if (link == null || !link.isOpen()) {
      return;
    }
    sent = self;
    link.send(new Frame.Move(self));
    if (!home.equals(owner)) {
      // The old owner hears of it once more, and so knows that we left.
      Optional.ofNullable(links.get(home)).ifPresent(old -> old.send(new Frame.Move(self)));
      home = owner;
    }
  }

  /** Closes links that carry no chunk, but never the last one. */
  private void closeIdle() {
    for (Link link : new ArrayList<>(links.values())) {
      boolean idle = link.isOpen() && chunks.at(link.address()).isEmpty();
      if (!idle || links.size() == 1) {
        idleSince.remove(link.address());
      } else if (now() - idleSince.computeIfAbsent(link.address(), a -> now()) > IDLE_MILLIS) {
        idleSince.remove(link.address());
        links.remove(link.address());
        link.closeQuietly();
      }
    }
  }

  // --- links ---------------------------------------------------------------------------------

  private void enterThroughNext() {
    if (ended || !links.isEmpty()) {
      return;
    }
    if (untried.isEmpty()) {
      if (now() - alone > GIVE_UP_MILLIS) {
        end("no node answers any more");
        return;
      }
      untried.addAll(known.keySet());
    }
    link(untried.poll());
  }

  private Link link(String address) {
    return links.computeIfAbsent(address, a -> new Link(loop, known.get(a), hello, key, this));
  }

  private static long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }
}
