package voxelpopuli.world.server;

import java.util.Optional;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.protocol.SeedJson;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A {@code dht} session of the source text: asks the overlay on behalf of a client, one query after
 * the other.
 *
 * <p>A byte 0 and {@code [x,y,z]} asks where a chunk is, a byte 1 and {@code {"name":…}} where a
 * player was.
 */
final class SeedDht implements Conversation {

  private static final int CHUNK_QUERY = 0;
  private static final int PLAYER_QUERY = 1;

  private final Wire wire;
  private final ServerServices services;
  private final RateLimit messages;

  /** The kind of the query whose bytes are being read, or -1. */
  private int reading = -1;

  private boolean waiting;

  SeedDht(Wire wire, ServerServices services) {
    this.wire = wire;
    this.services = services;
    this.messages =
        new RateLimit(services.settings().messagesPerSecond(), System.currentTimeMillis());
  }

  @Override
  public void received(ByteInbox inbox) throws MalformedException {
    while (!waiting) {
      if (reading < 0) {
        inbox.skipLineEnds();
        reading = inbox.take();
        if (reading < 0) {
          return;
        }
        if (reading != CHUNK_QUERY && reading != PLAYER_QUERY) {
          throw new MalformedException("a query begins with a byte 0 (chunk) or 1 (player)");
        }
      }
      Optional<byte[]> body = inbox.json();
      if (body.isEmpty()) {
        return;
      }
      if (!messages.allows(System.currentTimeMillis())) {
        throw new MalformedException("too many queries");
      }
      int kind = reading;
      reading = -1;
      query(kind, body.get());
    }
  }

  private void query(int kind, byte[] body) {
    try {
      if (kind == CHUNK_QUERY) {
        ChunkPos chunk = SeedJson.chunk(Json.read(body));
        services.locator().tell(new LocatorActor.Locate(chunk, wire.places()));
      } else {
        String name = Json.read(body).path("name").asText("");
        services.players().tell(new PlayersActor.Find(name, wire.players()));
      }
      waiting = true;
    } catch (MalformedException e) {
      wire.outbox().urgent(SeedJson.error(e.getMessage()));
    }
  }

  @Override
  public void located(Located located) {
    if (located instanceof Located.There there) {
      answer(SeedJson.address(there.host(), there.port()));
    } else if (located instanceof Located.Here) {
      answer(SeedJson.address(services.host().get(), services.port()));
    } else if (located instanceof Located.Nowhere nowhere) {
      answer(SeedJson.error(nowhere.reason()));
    }
  }

  @Override
  public void found(PlayersActor.Found found) {
    PlayerState at =
        found.profile().map(PlayerProfile::state).orElse(new PlayerState(0, 32, 0, 0, 0));
    answer(SeedJson.position(at.x(), at.y(), at.z()));
  }

  private void answer(byte[] line) {
    wire.outbox().urgent(line);
    waiting = false;
    wire.resume();
  }

  @Override
  public byte[] farewell(String reason, boolean forGood) {
    return SeedJson.refused(reason);
  }

  @Override
  public long silenceMillis() {
    return services.settings().seedSilence().toMillis();
  }

  @Override
  public boolean owesAnswer() {
    return waiting;
  }
}
