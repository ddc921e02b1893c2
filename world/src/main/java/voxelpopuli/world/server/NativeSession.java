package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.util.Optional;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.account.SignedProfile;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkEvent;
import voxelpopuli.world.chunk.Dialect;
import voxelpopuli.world.chunk.WorldTime;
import voxelpopuli.world.location.Located;
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
 *   <li>leaves chunks to {@link SessionChunks}, the player's place to {@link SessionBody} and what
 *       is said to {@link SessionTalk},
 *   <li>passes edits within reach to their chunks, and what the player signed to the overlay,
 *   <li>tells the time.
 * </ol>
 */
final class NativeSession implements Conversation {

  /** Signed profiles that are passed on; the headless client sends one in ten seconds. */
  private static final double PROFILES_PER_SECOND = 1;

  /** With its signature, a record of this many bytes still fits in one datagram. */
  private static final int MAX_PROFILE = 1024;

  private final Wire wire;
  private final ServerServices services;
  private final ServerSettings settings;
  private final Handshake.Session hello;
  private final RateLimit messages;
  private final RateLimit edits;
  private final RateLimit profiles;
  private final Door door;
  private final Dialect dialect;
  private final SessionChunks chunks;
  private final SessionBody body;
  private final SessionTalk talk;
  private boolean proven;
  private boolean welcomed;
  private PlayerProfile profile;
  private long timeToldMillis;

  NativeSession(Wire wire, ServerServices services, Handshake.Session hello) {
    this.wire = wire;
    this.services = services;
    this.settings = services.settings();
    this.hello = hello;
    this.messages = new RateLimit(settings.messagesPerSecond(), now());
    this.edits = new RateLimit(settings.editsPerSecond(), now());
    this.profiles = new RateLimit(PROFILES_PER_SECOND, now());
    this.door = new Door(hello, services.identity().id().hex(), services.world().id());
    this.dialect =
        hello.terrain() == Terrain.VERSION ? Dialect.NATIVE_WITH_TERRAIN : Dialect.NATIVE;
    this.chunks = new SessionChunks(wire, services, dialect, this::chunkDropped);
    this.body = new SessionBody(wire, services, hello, chunks::source, now());
    this.talk = new SessionTalk(wire, services, hello.player(), body, now());
    if (hello.isGuest()) {
      letIn();
    } else {
      wire.outbox().urgent(door.question());
    }
  }

  private void chunkDropped(ChunkPos chunk) {
    body.chunkDropped(chunk);
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
    wire.outbox().urgent(welcome(found.version()));
    welcomed = true;
    services
        .players()
        .tell(new PlayersActor.Joined(hello.player(), hello.client(), wire.notices()));
    tellTime();
    wire.resume();
  }

  private byte[] welcome(long record) {
    ObjectNode welcome =
        Json.object()
            .put("ok", true)
            .put("version", Frame.VERSION)
            .put("world", services.world().name())
            .put("seed", services.world().seed())
            .put("terrain", Terrain.VERSION)
            .put("node", services.identity().id().hex())
            .put("address", services.host().get() + ":" + services.port())
            .put("record", record);
    profile.putInto(welcome);
    return Json.line(welcome);
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
    for (Optional<ByteBuffer> frame = inbox.frame(); frame.isPresent(); frame = inbox.frame()) {
      if (!messages.allows(now())) {
        throw new MalformedException("too many messages");
      }
      handle(FrameCodec.decode(frame.get()));
    }
    chunks.fetch();
  }

  private void handle(Frame frame) throws MalformedException {
    if (frame instanceof Frame.Move move) {
      body.claimed(move.state(), now());
    } else if (frame instanceof Frame.Edit edit) {
      edited(edit);
    } else if (frame instanceof Frame.Subscribe subscribe) {
      chunks.want(subscribe);
    } else if (frame instanceof Frame.Unsubscribe unsubscribe) {
      chunks.drop(unsubscribe.chunk());
    } else if (frame instanceof Frame.Ping ping) {
      say(new Frame.Pong(ping.nonce()));
    } else if (frame instanceof Frame.Say line) {
      talk.said(line, now());
    } else if (frame instanceof Frame.Tell tell) {
      talk.told(tell, now());
    } else if (frame instanceof Frame.Profile signed) {
      signed(signed);
    } else if (!(frame instanceof Frame.Pong)) {
      throw new MalformedException("this frame is not for a server");
    }
  }

  private void edited(Frame.Edit edit) {
    BlockPos pos = new BlockPos(edit.x(), edit.y(), edit.z());
    var source = chunks.source(pos.chunk());
    if (source.isEmpty()) {
      int unknown = Frame.EditRefused.UNKNOWN;
      say(
          new Frame.EditRefused(
              edit.id(), edit.x(), edit.y(), edit.z(), unknown, "this chunk is not here"));
    } else if (!edits.allows(now())) {
      source.get().tell(refusal(edit, pos, "too many edits"));
    } else if (body.distanceTo(pos, profile.state()) > settings.reach()) {
      source.get().tell(refusal(edit, pos, "too far away"));
    } else {
      EditId id = new EditId(hello.client(), edit.id());
      source.get().tell(new ChunkActor.Edit(wire.events(), dialect, id, pos.index(), edit.block()));
    }
  }

  private ChunkActor.Refuse refusal(Frame.Edit edit, BlockPos pos, String reason) {
    return new ChunkActor.Refuse(wire.events(), edit.id(), pos.index(), reason);
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
    if (notice instanceof PlayersActor.Placed placed) {
      body.place(placed.at());
    } else if (notice instanceof PlayersActor.CameFrom came) {
      body.cameFrom(came.at(), now());
    } else if (notice instanceof PlayersActor.NewTime) {
      tellTime();
    } else if (notice instanceof PlayersActor.SaveNow) {
      body.save();
    } else {
      talk.noticed(notice);
    }
  }

  @Override
  public void located(Located located) {
    chunks.located(located);
  }

  @Override
  public void chunk(ChunkEvent event) {
    if (chunks.told(event)) {
      body.chunkCame();
      chunks.fetch();
    }
  }

  @Override
  public void chunkLost(ChunkPos chunk) {
    chunks.lost(chunk);
  }

  @Override
  public void sent() {
    chunks.fetch();
  }

  @Override
  public void second(long nowMillis) {
    if (welcomed && nowMillis - timeToldMillis > settings.timeInterval().toMillis()) {
      tellTime();
    }
    body.second(nowMillis);
  }

  private void tellTime() {
    timeToldMillis = now();
    say(new Frame.Time(services.clock().minutes(now()), WorldTime.MINUTES_PER_SECOND));
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
    body.save();
  }

  private void say(Frame frame) {
    wire.outbox().urgent(FrameCodec.encode(frame));
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
