package voxelpopuli.world.server;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkEvent;
import voxelpopuli.world.chunk.Dialect;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.protocol.SeedJson;
import voxelpopuli.world.protocol.SeedPacket;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A game connection of the source text: one chunk, JSON packets in lines.
 *
 * <ol>
 *   <li>sends the chunk's data at once, and again after every change,
 *   <li>passes on the players that the client registers, moves and deregisters: guests, whose names
 *       belong to no key,
 *   <li>saves a player to the overlay when it is deregistered, or when the connection is lost.
 * </ol>
 */
final class SeedGame implements Conversation {

  /**
   * A client speaks for its own player, rarely for a few; a limit keeps one connection from filling
   * a chunk.
   */
  private static final int MAX_PLAYERS = 16;

  private final Wire wire;
  private final ServerServices services;
  private final ServerSettings settings;
  private final ChunkPos chunk;
  private final RateLimit messages;
  private final RateLimit edits;
  private final Map<String, PlayerState> players = new HashMap<>();
  private final Set<String> welcome = new HashSet<>();
  private final long author = ThreadLocalRandom.current().nextLong();
  private long counter;
  private ActorRef<ChunkActor.Command> source;

  SeedGame(Wire wire, ServerServices services, ChunkPos chunk) {
    this.wire = wire;
    this.services = services;
    this.settings = services.settings();
    this.chunk = chunk;
    this.messages = new RateLimit(settings.messagesPerSecond(), now());
    this.edits = new RateLimit(settings.editsPerSecond(), now());
    services.chunks().accept(chunk, new ChunkActor.Subscribe(wire.events(), Dialect.SEED, 0));
  }

  @Override
  public void received(ByteInbox inbox) throws MalformedException {
    if (source == null) {
      return; // packets wait in the inbox until the chunk has come
    }
    for (Optional<byte[]> line = inbox.line(); line.isPresent(); line = inbox.line()) {
      if (!messages.allows(now())) {
        throw new MalformedException("too many messages");
      }
      if (!new String(line.get(), StandardCharsets.UTF_8).isBlank()) {
        handle(SeedPacket.read(line.get(), chunk));
      }
    }
  }

  private void handle(SeedPacket packet) throws MalformedException {
    if (packet instanceof SeedPacket.Register p) {
      place(p.player(), new PlayerState(p.x(), p.y(), p.z(), 0, 0));
    } else if (packet instanceof SeedPacket.Move p) {
      place(p.player(), new PlayerState(p.x(), p.y(), p.z(), (float) p.yaw(), 0));
    } else if (packet instanceof SeedPacket.Deregister p) {
      source.tell(new ChunkActor.PlayerGone(wire.events(), p.player()));
      welcome.remove(p.player());
      save(p.player(), players.remove(p.player()));
    } else if (packet instanceof SeedPacket.BlockChange p) {
      // Too many are treated like impossible ones: answered with the chunk as it is.
      int block = edits.allows(now()) ? p.block() : -1;
      EditId id = new EditId(author, counter++);
      source.tell(new ChunkActor.Edit(wire.events(), Dialect.SEED, id, p.cell(), block));
    }
  }

  private void place(String player, PlayerState state) throws MalformedException {
    if (!players.containsKey(player) && players.size() >= MAX_PLAYERS) {
      throw new MalformedException("more than " + MAX_PLAYERS + " players on one connection");
    }
    boolean first = players.put(player, state) == null;
    if (welcome.contains(player)) {
      source.tell(new ChunkActor.PlayerAt(wire.events(), player, true, state));
    } else if (first) {
      services.players().tell(new PlayersActor.Find(player, wire.players()));
    }
  }

  /** Whether the name is a key's is known: only now does the chunk hear of the player. */
  @Override
  public void found(PlayersActor.Found found) {
    PlayerState state = players.get(found.name());
    if (!found.key().isEmpty()) {
      players.remove(found.name());
      wire.close("the name " + found.name() + " belongs to a player with a key");
    } else if (state != null && welcome.add(found.name())) {
      source.tell(new ChunkActor.PlayerAt(wire.events(), found.name(), true, state));
    }
  }

  private void save(String player, PlayerState state) {
    if (state != null) {
      services.players().tell(new PlayersActor.Save(PlayerProfile.at(player, state)));
    }
  }

  @Override
  public void chunk(ChunkEvent event) {
    if (event instanceof ChunkEvent.Whole whole) {
      source = whole.source();
      wire.watch(chunk, source);
      wire.outbox().urgent(whole.bytes());
      wire.resume();
    } else if (event instanceof ChunkEvent.Change change) {
      wire.outbox().latest("data", change.bytes());
    } else if (event instanceof ChunkEvent.Word word) {
      wire.outbox().urgent(word.bytes());
    } else if (event instanceof ChunkEvent.Latest latest) {
      wire.outbox().latest(latest.topic(), latest.bytes());
    } else if (event instanceof ChunkEvent.Elsewhere) {
      wire.close("another node serves this chunk now; please look for it again");
    } else if (event instanceof ChunkEvent.Unavailable gone) {
      wire.close(gone.reason());
    }
  }

  @Override
  public void chunkLost(ChunkPos lost) {
    wire.close("the chunk was interrupted; please connect again");
  }

  @Override
  public byte[] farewell(String reason, boolean forGood) {
    return SeedJson.refused(reason);
  }

  @Override
  public long silenceMillis() {
    return settings.seedSilence().toMillis();
  }

  @Override
  public void ended() {
    players.forEach(this::save);
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
