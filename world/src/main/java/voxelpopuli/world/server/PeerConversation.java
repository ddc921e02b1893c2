package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.peer.PeerChannel;
import voxelpopuli.world.peer.PeerMessage;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.SeedJson;

/** The accepted end of a link from another node. */
final class PeerConversation implements Conversation {

  private final Wire wire;
  private final ServerServices services;
  private final PeerChannel channel;

  PeerConversation(Wire wire, ServerServices services) {
    this.wire = wire;
    this.services = services;
    this.channel = PeerChannel.accepting(services.identity(), services.world().id());
  }

  /** The answer to the other node's first line. */
  byte[] welcome(JsonNode hello) throws MalformedException {
    return channel.welcome(hello);
  }

  @Override
  public void received(ByteInbox inbox) throws MalformedException {
    if (!channel.isProven()) {
      inbox.skipLineEnds(); // the rest of the first line
    }
    List<byte[]> answers = new ArrayList<>();
    ByteBuffer arrived = inbox.drain();
    for (PeerMessage message : channel.received(arrived, answers)) {
      services.peers().tell(new PeersActor.Heard(channel.peer(), message, wire.peerMessages()));
    }
    answers.forEach(wire.outbox()::urgent);
  }

  @Override
  public void toPeer(PeerMessage message) {
    wire.outbox().urgent(channel.seal(message));
  }

  @Override
  public byte[] farewell(String reason, boolean forGood) {
    // Once frames are sealed there is no place for a reason; the other end sees the connection
    // close.
    return channel.isProven() ? new byte[0] : SeedJson.refused(reason);
  }

  @Override
  public long silenceMillis() {
    return channel.isProven()
        ? services.settings().seedSilence().toMillis()
        : services.settings().handshakeTimeout().toMillis();
  }
}
