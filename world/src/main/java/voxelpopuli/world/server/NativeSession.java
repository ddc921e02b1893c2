package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.util.Optional;
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
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A native session: any number of chunks over one connection, in binary frames.
 *
 * <ol>
 *   <li>looks up where the player stood, lets it in,
 *   <li>fetches wanted chunks a few at a time, the best first, while the client keeps up reading,
 *   <li>answers with a redirect for those that another node serves,
 *   <li>passes edits to their chunks, and the player's position to the chunk that it is in.
 * </ol>
 */
final class NativeSession implements Conversation {

  private final Wire wire;
  private final ServerServices services;
  private final ServerSettings settings;
  private final Handshake.Session hello;
  private final Subscriptions subscriptions;
  private final RateLimit messages;
  private final RateLimit edits;
  private final RateLimit lines;
  private boolean welcomed;
  private PlayerState state;
  private ChunkPos standing;
  private long timeToldMillis;
  private long savedMillis = now();

  NativeSession(Wire wire, ServerServices services, Handshake.Session hello) {
    this.wire = wire;
    this.services = services;
    this.settings = services.settings();
    this.hello = hello;
    this.subscriptions = new Subscriptions(settings.maxSubscriptions());
    this.messages = new RateLimit(settings.messagesPerSecond(), now());
    this.edits = new RateLimit(settings.editsPerSecond(), now());
    this.lines = new RateLimit(settings.linesPerMinute() / 60.0, now());
    services.players().tell(new PlayersActor.Find(hello.player(), wire.players()));
  }

  @Override
  public void found(PlayersActor.Found found) {
    if (welcomed) {
      return;
    }
    welcomed = true;
    PlayerState at = found.state().orElse(PlayerState.SPAWN);
    ObjectNode welcome =
        Json.object()
            .put("ok", true)
            .put("version", Frame.VERSION)
            .put("world", services.world().name());
    welcome.putArray("position").add(at.x()).add(at.y()).add(at.z());
    wire.outbox().urgent(Json.line(welcome));
    services.players().tell(new PlayersActor.Joined(hello.player(), wire.notices()));
    tellTime();
  }

  @Override
  public void received(ByteInbox inbox) throws MalformedException {
    if (!welcomed) {
      inbox.skipLineEnds();
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
      moved(move.state());
    } else if (frame instanceof Frame.Edit edit) {
      edited(edit);
    } else if (frame instanceof Frame.Subscribe subscribe) {
      subscribed(subscribe);
    } else if (frame instanceof Frame.Unsubscribe unsubscribe) {
      drop(unsubscribe.chunk());
    } else if (frame instanceof Frame.Ping ping) {
      say(new Frame.Pong(ping.nonce()));
    } else if (frame instanceof Frame.Say line) {
      said(line.text());
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
      refuse(edit, "too many edits");
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
    if (source.isPresent()) {
      standing = at;
      source.get().tell(new ChunkActor.PlayerAt(wire.events(), hello.player(), now));
    }
  }

  private void said(String text) {
    if (!lines.allows(now())) {
      say(new Frame.Said("", "you say too much at once; that was not heard"));
    } else if (standing != null && !text.isBlank()) {
      subscriptions
          .source(standing)
          .ifPresent(source -> source.tell(new ChunkActor.Say(hello.player(), text)));
    }
  }

  /** Fetches more chunks while few are on their way and the client reads what it got. */
  private void fetch() {
    while (subscriptions.loading() < settings.loadsAtOnce()
        && wire.outbox().bulkBytes() < settings.bulkBytes()) {
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
      services.chunks().accept(chunk, new ChunkActor.Subscribe(wire.events(), Dialect.NATIVE));
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
      subscriptions
          .source(standing)
          .ifPresent(
              source -> source.tell(new ChunkActor.PlayerAt(wire.events(), hello.player(), state)));
      if (nowMillis - savedMillis > settings.saveInterval().toMillis()) {
        save();
      }
    }
  }

  private void tellTime() {
    timeToldMillis = now();
    say(new Frame.Time(WorldTime.minutes(now()), WorldTime.MINUTES_PER_SECOND));
  }

  @Override
  public void announced(String text) {
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
    return settings.sessionSilence().toMillis();
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
   * Only the owner of the chunk that the player is in knows where it is, and only that one saves
   * it.
   */
  private void save() {
    savedMillis = now();
    services.players().tell(new PlayersActor.Save(hello.player(), state));
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
