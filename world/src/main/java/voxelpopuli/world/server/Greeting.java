package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.SeedJson;
import voxelpopuli.world.store.WorldIdentity;

/**
 * The handshake: reads the first message and answers it, or hands over to the conversation that it
 * asks for.
 *
 * <p>{@code ping} and {@code generate} are answered here, and the connection closes.
 */
final class Greeting implements Conversation {

  private static final byte[] PONG = {'p', 'o', 'n', 'g'};

  private final Wire wire;
  private final ServerServices services;
  private Handshake asked;

  Greeting(Wire wire, ServerServices services) {
    this.wire = wire;
    this.services = services;
  }

  @Override
  public void received(ByteInbox inbox) throws MalformedException {
    if (asked != null) {
      return; // what comes meanwhile waits until the first message is answered
    }
    Optional<byte[]> first = inbox.json();
    if (first.isPresent()) {
      asked = Handshake.read(first.get());
      answer();
    }
  }

  private void answer() throws MalformedException {
    if (asked instanceof Handshake.Ping) {
      wire.outbox().urgent(PONG);
      wire.finish();
    } else if (asked instanceof Handshake.Generate generate) {
      services.locator().tell(new LocatorActor.Generate(generate.chunk(), wire.places()));
    } else if (asked instanceof Handshake.Connect connect) {
      services.locator().tell(new LocatorActor.IsHere(connect.chunk(), wire.places()));
    } else if (asked instanceof Handshake.Dht) {
      wire.outbox().urgent(SeedJson.ok());
      wire.become(new SeedDht(wire, services));
    } else if (asked instanceof Handshake.Peer peer) {
      PeerConversation conversation = new PeerConversation(wire, services);
      wire.outbox().urgent(conversation.welcome(peer.hello()));
      wire.become(conversation);
    } else if (asked instanceof Handshake.World) {
      WorldIdentity world = services.world();
      ObjectNode answer =
          Json.object().put("ok", true).put("id", world.id()).put("name", world.name());
      wire.outbox().urgent(Json.line(answer.put("seed", world.seed())));
      wire.finish();
    } else if (asked instanceof Handshake.Session session) {
      if (session.version() != Frame.VERSION) {
        throw new MalformedException(
            String.format(
                "this node speaks session version %d, your client version %d; please update the"
                    + " older one",
                Frame.VERSION, session.version()));
      }
      wire.become(new NativeSession(wire, services, session));
    }
  }

  @Override
  public void located(Located located) {
    if (!(located instanceof Located.Here)) {
      String reason =
          located instanceof Located.Nowhere nowhere ? nowhere.reason() : "this chunk is not here";
      wire.outbox().urgent(SeedJson.refused(reason));
      wire.finish();
    } else if (asked instanceof Handshake.Generate) {
      wire.outbox().urgent(SeedJson.ok());
      wire.finish();
    } else {
      wire.outbox().urgent(SeedJson.ok());
      wire.become(new SeedGame(wire, services, located.chunk()));
      wire.resume();
    }
  }

  @Override
  public byte[] farewell(String reason, boolean forGood) {
    return SeedJson.refused(reason);
  }

  @Override
  public long silenceMillis() {
    return services.settings().handshakeTimeout().toMillis();
  }

  @Override
  public boolean owesAnswer() {
    return asked != null;
  }
}
