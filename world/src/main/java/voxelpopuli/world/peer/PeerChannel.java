package voxelpopuli.world.peer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bouncycastle.crypto.params.X25519PrivateKeyParameters;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.identity.SigningKey;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;

/**
 * One end of a link between two nodes, from the first line to sealed messages; knows no sockets.
 *
 * <ol>
 *   <li>the dialler says {@code {"type":"peer","version":1,"world":…,"key":…,"fresh":…}},
 *   <li>the accepter answers {@code {"ok":true,"key":…,"fresh":…,"signature":…}},
 *   <li>the dialler sends {@code {"signature":…}}; sealed frames may follow at once.
 * </ol>
 */
public final class PeerChannel {

  static final int VERSION = 1;

  /** No sealed message is longer: a chunk of noise has 32 KiB. */
  static final int MAX_MESSAGE = 128 * 1024;

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final HexFormat HEX = HexFormat.of();

  private final Identity self;
  private final String world;
  private final boolean dialler;
  private final X25519PrivateKeyParameters fresh = new X25519PrivateKeyParameters(RANDOM);
  private final ByteInbox inbox = new ByteInbox(MAX_MESSAGE + 64);
  private PeerKeys keys;
  private byte[] peerKey;
  private SealedFrames outgoing;
  private SealedFrames incoming;
  private boolean proven;

  private PeerChannel(Identity self, String world, boolean dialler) {
    this.self = self;
    this.world = world;
    this.dialler = dialler;
  }

  /** The end that calls. */
  public static PeerChannel dialling(Identity self, String world) {
    return new PeerChannel(self, world, true);
  }

  /** The end that is called. */
  public static PeerChannel accepting(Identity self, String world) {
    return new PeerChannel(self, world, false);
  }

  /** The dialler's first line. */
  public byte[] hello() {
    ObjectNode json = Json.object().put("type", "peer").put("version", VERSION).put("world", world);
    return Json.line(json.put("key", HEX.formatHex(self.publicKey())).put("fresh", ourFresh()));
  }

  /** The accepter's answer to the first line. */
  public byte[] welcome(JsonNode hello) throws MalformedException {
    if (hello.path("version").asInt() != VERSION) {
      throw new MalformedException("this node speaks peer version " + VERSION);
    }
    if (!hello.path("world").asText().equals(world)) {
      throw new MalformedException("this node is of another world");
    }
    agree(hello);
    ObjectNode json = Json.object().put("ok", true).put("key", HEX.formatHex(self.publicKey()));
    return Json.line(json.put("fresh", ourFresh()).put("signature", signature()));
  }

  /** Whether the other side has proven who it is. */
  public boolean isProven() {
    return proven;
  }

  /** Who the other side is; of worth once it is proven. */
  public NodeId peer() {
    return NodeId.sha1(peerKey);
  }

  /**
   * Takes what arrived; gives the messages in it, and in {@code answers} what is to be sent at
   * once.
   */
  public List<PeerMessage> received(ByteBuffer bytes, List<byte[]> answers)
      throws MalformedException {
    inbox.add(bytes);
    if (!proven && !prove(answers)) {
      return List.of();
    }
    List<PeerMessage> messages = new ArrayList<>();
    for (Optional<ByteBuffer> frame = inbox.frame(); frame.isPresent(); frame = inbox.frame()) {
      messages.add(PeerMessage.decode(incoming.open(frame.get())));
    }
    return messages;
  }

  /** A message as it goes over the wire. */
  public byte[] seal(PeerMessage message) {
    return outgoing.seal(message.encode());
  }

  private boolean prove(List<byte[]> answers) throws MalformedException {
    Optional<byte[]> line = inbox.line();
    if (line.isEmpty()) {
      return false;
    }
    JsonNode json = Json.read(line.get());
    if (dialler) {
      if (!json.path("ok").asBoolean()) {
        throw new MalformedException(json.path("error").asText("refused"));
      }
      agree(json);
    }
    if (!SigningKey.verify(
        peerKey, keys.signedBy(!dialler), bytes(json, "signature", SigningKey.SIGNATURE_BYTES))) {
      throw new MalformedException("the other side does not have the key that it claims");
    }
    proven = true;
    if (dialler) {
      answers.add(Json.line(Json.object().put("signature", signature())));
    }
    return true;
  }

  private void agree(JsonNode json) throws MalformedException {
    peerKey = bytes(json, "key", SigningKey.KEY_BYTES);
    byte[] theirs = bytes(json, "fresh", SigningKey.KEY_BYTES);
    byte[] ours = fresh.generatePublicKey().getEncoded();
    PeerKeys.Exchange exchange =
        dialler
            ? new PeerKeys.Exchange(world, self.publicKey(), peerKey, ours, theirs)
            : new PeerKeys.Exchange(world, peerKey, self.publicKey(), theirs, ours);
    keys = PeerKeys.derive(exchange, fresh, theirs);
    outgoing = new SealedFrames(dialler ? keys.fromDialler() : keys.fromAccepter());
    incoming = new SealedFrames(dialler ? keys.fromAccepter() : keys.fromDialler());
  }

  private String ourFresh() {
    return HEX.formatHex(fresh.generatePublicKey().getEncoded());
  }

  private String signature() {
    return HEX.formatHex(self.sign(keys.signedBy(dialler)));
  }

  private static byte[] bytes(JsonNode json, String field, int length) throws MalformedException {
    try {
      byte[] bytes = HEX.parseHex(json.path(field).asText(""));
      if (bytes.length == length) {
        return bytes;
      }
    } catch (IllegalArgumentException e) {
      // falls through to the same refusal
    }
    throw new MalformedException(field + " must be " + length + " bytes in hexadecimal");
  }
}
