package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.account.SignedProfile;
import voxelpopuli.world.body.Physique;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkEvent;
import voxelpopuli.world.chunk.Dialect;
import voxelpopuli.world.chunk.WorldTime;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.protocol.SeedJson;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A native session: any number of chunks over one connection, in binary frames.
 *
 * <ol>
 *   <li>has the player prove its key, looks up where it stood, lets it in,
 *   <li>fetches wanted chunks a few at a time, the best first, while the client keeps up reading,
 *   <li>answers with a redirect for those that another node serves,
 *   <li>judges reach and speed; passes edits to their chunks, and the player's position to the
 *       chunk that it is in,
 *   <li>passes on what the player says, and what it hears.
 * </ol>
 */
final class NativeSession implements Conversation {

  /** Signed profiles that are passed on; the headless client sends one in ten seconds. */
  private static final double PROFILES_PER_SECOND = 1;

  /** With its signature, a record of this many bytes still fits in one datagram. */
  private static final int MAX_PROFILE = 1024;

  /** A client that runs ahead is told so, at most this often. */
  private static final long CORRECTION_MILLIS = 250;

  private final Wire wire;
  private final ServerServices services;
  private final ServerSettings settings;
  private final Handshake.Session hello;
  private final Subscriptions subscriptions;
  private final RateLimit messages;
  private final RateLimit edits;
  private final RateLimit lines;
  private final RateLimit profiles;
  private final MoveGuard guard;
  private final Door door;
  private final Dialect dialect;
  private boolean proven;
  private boolean welcomed;
  private PlayerProfile profile;
  private PlayerState state;
  private long correctedMillis;
  private ChunkPos standing;

  /** Whether the player was last on other nodes' ground, where we cannot judge its moves. */
  private boolean away = true;

  private long timeToldMillis;
  private long savedMillis = now();

  NativeSession(Wire wire, ServerServices services, Handshake.Session hello) {
    this.wire = wire;
    this.services = services;
    this.settings = services.settings();
    this.hello = hello;
    this.subscriptions = new Subscriptions(settings.maxSubscriptions(), settings.loadsAtOnce());
    this.messages = new RateLimit(settings.messagesPerSecond(), now());
    this.edits = new RateLimit(settings.editsPerSecond(), now());
    this.lines =
        new RateLimit(settings.linesPerMinute() / 60.0, settings.linesPerMinute() / 4.0, now());
    this.profiles = new RateLimit(PROFILES_PER_SECOND, now());
    double forgiven = settings.lagForgiven().toMillis() / 1000.0;
    this.guard = new MoveGuard(settings.speed(), settings.fallSpeed(), forgiven, now());
    this.door = new Door(hello, services.identity().id().hex(), services.world().id());
    this.dialect =
        hello.terrain() == Terrain.VERSION ? Dialect.NATIVE_WITH_TERRAIN : Dialect.NATIVE;
    if (hello.isGuest()) {
      letIn();
    } else {
      wire.outbox().urgent(door.question());
    }
  }

  private void letIn() {
    proven = true;
    services.players().tell(new PlayersActor.Find(hello.player(), wire.players()));
  }

  @Override
  public void found(PlayersActor.Found found) {
    Optional<String> objection = door.objection(found);
    if (objection.isPresent()) {
      wire.dismiss(objection.get());
      return;
    }
    profile = found.profile().orElse(PlayerProfile.at(hello.player(), PlayerState.SPAWN));
    ObjectNode welcome =
        Json.object()
            .put("ok", true)
            .put("version", Frame.VERSION)
            .put("world", services.world().name())
            .put("node", services.identity().id().hex())
            .put("address", services.host().get() + ":" + services.port())
            .put("record", found.version())
            .put("seed", services.world().seed())
            .put("terrain", Terrain.VERSION);
    profile.putInto(welcome);
    wire.outbox().urgent(Json.line(welcome));
    welcomed = true;
    services
        .players()
        .tell(new PlayersActor.Joined(hello.player(), hello.client(), wire.notices()));
    tellTime();
    wire.resume();
  }

  @Override
  public void received(ByteInbox inbox) throws MalformedException {
    if (!proven) {
      Optional<byte[]> answer = inbox.json();
      if (answer.isPresent()) {
        door.check(answer.get());
        letIn();
      }
    }
    if (!welcomed) {
      inbox.skipLineEnds();
      return; // frames wait until the player is let in
    }
    for (Optional<ByteBuffer> body = inbox.frame(); body.isPresent(); body = inbox.frame()) {
      if (!messages.allows(now())) {
        throw new MalformedException("too many messages");
      }
      handle(FrameCodec.decode(body.get()));
    }
    fetch();
  }

  private void handle(Frame frame) throws MalformedException {
    if (frame instanceof Frame.Move move) {
      claimed(move.state());
    } else if (frame instanceof Frame.Edit edit) {
      edited(edit);
    } else if (frame instanceof Frame.Subscribe subscribe) {
      subscribed(subscribe);
    } else if (frame instanceof Frame.Unsubscribe unsubscribe) {
      drop(unsubscribe.chunk());
    } else if (frame instanceof Frame.Ping ping) {
      say(new Frame.Pong(ping.nonce()));
    } else if (frame instanceof Frame.Say line) {
      said(line);
    } else if (frame instanceof Frame.Tell tell) {
      if (lines.allows(now())) {
        whisper(tell.to(), tell.text(), false);
      }
    } else if (frame instanceof Frame.Profile signed) {
      signed(signed);
    } else if (!(frame instanceof Frame.Pong)) {
      throw new MalformedException("this frame is not for a server");
    }
  }

  private void subscribed(Frame.Subscribe subscribe) throws MalformedException {
    if (!subscribe.chunk().inWorld()) {
      throw new MalformedException("a chunk outside of the world");
    }
    if (!subscriptions.want(subscribe.chunk(), subscribe.priority())) {
      throw new MalformedException("more than " + settings.maxSubscriptions() + " chunks at once");
    }
  }

  private void drop(ChunkPos chunk) {
    if (chunk.equals(standing)) {
      standing = null;
    }
    subscriptions
        .drop(chunk)
        .ifPresent(
            source -> {
              source.tell(new ChunkActor.Unsubscribe(wire.events()));
              wire.unwatch(source);
            });
    wire.outbox().forget(chunk);
  }

  private void edited(Frame.Edit edit) {
    BlockPos pos = new BlockPos(edit.x(), edit.y(), edit.z());
    var source = subscriptions.source(pos.chunk());
    if (source.isEmpty()) {
      refuse(edit, "this chunk is not here");
    } else if (!edits.allows(now())) {
      source.get().tell(refusal(edit, pos, "too many edits"));
    } else if (distanceTo(pos) > settings.reach()) {
      source.get().tell(refusal(edit, pos, "too far away"));
    } else {
      EditId id = new EditId(hello.client(), edit.id());
      source
          .get()
          .tell(new ChunkActor.Edit(wire.events(), Dialect.NATIVE, id, pos.index(), edit.block()));
    }
  }

  private void refuse(Frame.Edit edit, String reason) {
    say(
        new Frame.EditRefused(
            edit.id(), edit.x(), edit.y(), edit.z(), Frame.EditRefused.UNKNOWN, reason));
  }

  private ChunkActor.Refuse refusal(Frame.Edit edit, BlockPos pos, String reason) {
    return new ChunkActor.Refuse(wire.events(), edit.id(), pos.index(), reason);
  }

  /** Blocks from the player's eyes to the middle of a block. */
  private double distanceTo(BlockPos pos) {
    PlayerState at = state == null ? profile.state() : state;
    double dx = pos.x() + 0.5 - at.x();
    double dy = pos.y() + 0.5 - at.y() - Physique.EYE;
    double dz = pos.z() + 0.5 - at.z();
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /**
   * Only the owner of the ground under a player judges its speed: to others it is a stranger who
   * may have come any way.
   */
  private void claimed(PlayerState next) {
    if (away) {
      guard.place(next);
    } else if (!guard.allows(next, now())) {
      if (now() - correctedMillis > CORRECTION_MILLIS) {
        correctedMillis = now();
        say(new Frame.Position(guard.good().orElse(state), "you cannot be that fast"));
      }
      return;
    }
    moved(next);
  }

  private void moved(PlayerState now) {
    state = now;
    ChunkPos at = ChunkPos.containing(floor(now.x()), floor(now.y()), floor(now.z()));
    if (standing != null && !standing.equals(at)) {
      subscriptions
          .source(standing)
          .ifPresent(
              source -> source.tell(new ChunkActor.PlayerGone(wire.events(), hello.player())));
      standing = null;
    }
    var source = subscriptions.source(at);
    away = source.isEmpty();
    if (source.isPresent()) {
      standing = at;
      source.get().tell(here(now));
    }
  }

  private ChunkActor.PlayerAt here(PlayerState now) {
    return new ChunkActor.PlayerAt(wire.events(), hello.player(), hello.isGuest(), now);
  }

  private void said(Frame.Say line) {
    ChatLine meaning = ChatLine.read(line.text());
    if (!lines.allows(now())) {
      announce("you say too much at once; that was not heard");
    } else if (meaning instanceof ChatLine.Answer answer) {
      announce(answer.text());
    } else if (meaning instanceof ChatLine.Whisper whisper) {
      whisper(whisper.to(), whisper.text(), true);
    } else if (meaning instanceof ChatLine.Aloud aloud && !aloud.text().isEmpty()) {
      PlayerState at = standing == null ? line.state() : state;
      services.players().tell(new PlayersActor.Speak(hello.player(), at, aloud.text()));
    }
  }

  private void whisper(String to, String text, boolean further) {
    services
        .players()
        .tell(new PlayersActor.Tell(hello.player(), to, text, further, wire.notices()));
  }

  /** Keeps what the player signed; what its key did not sign is no business of ours. */
  private void signed(Frame.Profile frame) throws MalformedException {
    SignedProfile signed =
        new SignedProfile(
            frame.version(), frame.publishedMillis(), frame.signature(), frame.value());
    if (hello.isGuest()
        || frame.version() < 1
        || frame.value().length > MAX_PROFILE
        || !signed.isOf(hello.player(), door.publicKey())) {
      throw new MalformedException("a profile that your key did not sign");
    }
    if (profiles.allows(now())) {
      services.players().tell(new PlayersActor.Keep(hello.player(), door.publicKey(), signed));
    }
  }

  @Override
  public void noticed(PlayersActor.Notice notice) {
    if (notice instanceof PlayersActor.Announcement announcement) {
      announce(announcement.text());
    } else if (notice instanceof PlayersActor.Heard heard) {
      // Only where we stand: other nodes know of us too, and one telling is enough.
      if (standing != null && distance(heard.at(), state) <= settings.hearing()) {
        say(new Frame.Said(heard.from(), heard.text()));
      }
    } else if (notice instanceof PlayersActor.Whispered whisper) {
      say(new Frame.Said(whisper.from(), "(to you) " + whisper.text()));
    } else if (notice instanceof PlayersActor.Elsewhere there) {
      say(new Frame.Elsewhere(there.to(), there.text(), there.host(), there.port()));
    } else if (notice instanceof PlayersActor.NewTime) {
      tellTime();
    } else if (notice instanceof PlayersActor.SaveNow && standing != null) {
      save();
    } else if (notice instanceof PlayersActor.Placed placed) {
      guard.place(placed.at());
      moved(placed.at());
      say(new Frame.Position(placed.at(), "the operator moved you"));
    }
  }

  private static double distance(PlayerState a, PlayerState b) {
    return Math.sqrt(
        Math.pow(a.x() - b.x(), 2) + Math.pow(a.y() - b.y(), 2) + Math.pow(a.z() - b.z(), 2));
  }

  /** Fetches more chunks while few are on their way and the client reads what it got. */
  private void fetch() {
    while (wire.outbox().bulkBytes() < settings.bulkBytes()) {
      Optional<ChunkPos> next = subscriptions.next();
      if (next.isEmpty()) {
        return;
      }
      services.locator().tell(new LocatorActor.Locate(next.get(), wire.places()));
    }
  }

  @Override
  public void located(Located located) {
    ChunkPos chunk = located.chunk();
    if (!subscriptions.isLoading(chunk)) {
      return;
    }
    if (located instanceof Located.Here) {
      int priority = subscriptions.priority(chunk);
      services.chunks().accept(chunk, new ChunkActor.Subscribe(wire.events(), dialect, priority));
    } else if (located instanceof Located.There there) {
      drop(chunk);
      say(new Frame.Redirect(chunk, there.host(), there.port()));
    } else if (located instanceof Located.Nowhere nowhere) {
      drop(chunk);
      say(new Frame.Unavailable(chunk, nowhere.reason()));
    }
    fetch();
  }

  @Override
  public void chunk(ChunkEvent event) {
    if (event instanceof ChunkEvent.Whole whole) {
      came(whole);
    } else if (!subscriptions.isWanted(event.chunk())) {
      return; // it was on its way when the client dropped the chunk
    } else if (event instanceof ChunkEvent.Change change) {
      wire.outbox().bulk(change.bytes());
    } else if (event instanceof ChunkEvent.Word word) {
      wire.outbox().urgent(word.bytes());
    } else if (event instanceof ChunkEvent.Moved moved) {
      wire.outbox().moves(moved.chunk(), moved.moves(), moved.bytes());
    } else if (event instanceof ChunkEvent.Elsewhere there) {
      drop(there.chunk());
      say(new Frame.Redirect(there.chunk(), there.host(), there.port()));
    } else if (event instanceof ChunkEvent.Unavailable gone) {
      drop(gone.chunk());
      say(new Frame.Unavailable(gone.chunk(), gone.reason()));
    }
  }

  private void came(ChunkEvent.Whole whole) {
    if (!subscriptions.isWanted(whole.chunk())) {
      whole.source().tell(new ChunkActor.Unsubscribe(wire.events()));
      return;
    }
    subscriptions.live(whole.chunk(), whole.source());
    wire.watch(whole.chunk(), whole.source());
    wire.outbox().bulk(whole.bytes());
    if (state != null) {
      moved(state); // it may be the chunk that the player stands in
    }
    fetch();
  }

  @Override
  public void chunkLost(ChunkPos chunk) {
    if (subscriptions.isWanted(chunk)) {
      drop(chunk);
      say(new Frame.Unavailable(chunk, "the chunk was interrupted"));
    }
  }

  @Override
  public void sent() {
    fetch();
  }

  @Override
  public void second(long nowMillis) {
    if (welcomed && nowMillis - timeToldMillis > settings.timeInterval().toMillis()) {
      tellTime();
    }
    if (standing != null) {
      // Players who stand still are heard of too.
      subscriptions.source(standing).ifPresent(source -> source.tell(here(state)));
      if (nowMillis - savedMillis > settings.saveInterval().toMillis()) {
        save();
      }
    }
  }

  private void tellTime() {
    timeToldMillis = now();
    say(new Frame.Time(services.clock().minutes(now()), WorldTime.MINUTES_PER_SECOND));
  }

  private void announce(String text) {
    say(new Frame.Said("", text));
  }

  @Override
  public byte[] farewell(String reason, boolean forGood) {
    return welcomed
        ? FrameCodec.encode(new Frame.Closed(forGood, reason))
        : SeedJson.refused(reason);
  }

  @Override
  public long silenceMillis() {
    return (welcomed ? settings.sessionSilence() : settings.handshakeTimeout()).toMillis();
  }

  /** The chunks notice by themselves that this connection is gone. */
  @Override
  public void ended() {
    services.players().tell(new PlayersActor.Left(hello.player(), wire.notices()));
    if (standing != null) {
      save();
    }
  }

  /**
   * Only the owner of the chunk that a guest is in knows where it is, and only that one saves it.
   * Players with a key send what they signed.
   */
  private void save() {
    savedMillis = now();
    if (hello.isGuest()) {
      String home = services.host().get() + ":" + services.port();
      services
          .players()
          .tell(
              new PlayersActor.Save(
                  new PlayerProfile(
                      hello.player(), state, List.of(), false, home, hello.client())));
    }
  }

  private void say(Frame frame) {
    wire.outbox().urgent(FrameCodec.encode(frame));
  }

  private static int floor(double coordinate) {
    return (int) Math.floor(coordinate);
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
