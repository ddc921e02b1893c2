package voxelpopuli.world.peer;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import voxelpopuli.world.location.Claims;
import voxelpopuli.world.location.GameAddress;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.voxel.ChunkPos;

/** What one node says to another. */
public sealed interface PeerMessage {

  /** More changes than this do not come in one commit. */
  int MAX_CHANGES = 4096;

  /** "How does this chunk of yours look?" */
  record Fetch(long call, ChunkPos chunk) implements PeerMessage {}

  /**
   * The answer: the chunk's voxels as {@code ChunkBytes} wrote them, or nothing if it was never
   * edited there.
   */
  record Fetched(long call, Optional<byte[]> voxels) implements PeerMessage {}

  /** Blocks changed near this chunk of yours. */
  record Changed(ChunkPos chunk, List<BlockChange> changes) implements PeerMessage {}

  /** "I serve this chunk" or "it is yours", when both of us may serve it. */
  record Serving(Claims.Word word) implements PeerMessage {}

  /** "Take this grain into your chunk." */
  record Give(Grains.Grain grain) implements PeerMessage {}

  /** The answer to {@link Give}. */
  record Given(Grains.Taken answer) implements PeerMessage {}

  /** This client's player went from my ground to that chunk of yours, and was there last. */
  record Crossed(ChunkPos chunk, String player, long client, PlayerState at)
      implements PeerMessage {}

  /** The message's bytes: one of type, the fields, big-endian. */
  default byte[] encode() {
    if (this instanceof Give m) {
      Grains.Grain grain = m.grain();
      return edit(chunk(ByteBuffer.allocate(33).put((byte) 6), grain.chunk()), grain.id())
          .putShort((short) grain.cell())
          .putShort((short) grain.block())
          .array();
    }
    if (this instanceof Given m) {
      return edit(ByteBuffer.allocate(18).put((byte) 7), m.answer().id())
          .put((byte) (m.answer().taken() ? 1 : 0))
          .array();
    }
    if (this instanceof Serving m) {
      return serving(m.word());
    }
    if (this instanceof Crossed m) {
      byte[] player = m.player().getBytes(StandardCharsets.UTF_8);
      PlayerState at = m.at();
      return chunk(ByteBuffer.allocate(53 + player.length).put((byte) 8), m.chunk())
          .putLong(m.client())
          .putDouble(at.x())
          .putDouble(at.y())
          .putDouble(at.z())
          .putFloat(at.yaw())
          .putFloat(at.pitch())
          .put(player)
          .array();
    }
    if (this instanceof Fetch m) {
      return chunk(ByteBuffer.allocate(21).put((byte) 1).putLong(m.call()), m.chunk()).array();
    }
    if (this instanceof Fetched m) {
      byte[] voxels = m.voxels().orElse(new byte[0]);
      return ByteBuffer.allocate(9 + voxels.length)
          .put((byte) 2)
          .putLong(m.call())
          .put(voxels)
          .array();
    }
    Changed m = (Changed) this;
    ByteBuffer out =
        chunk(ByteBuffer.allocate(15 + m.changes().size() * 14).put((byte) 3), m.chunk());
    out.putShort((short) m.changes().size());
    for (BlockChange change : m.changes()) {
      BlockPos pos = change.pos();
      out.putInt(pos.x()).putInt(pos.y()).putInt(pos.z()).putShort((short) change.block());
    }
    return out.array();
  }

  /** Reads a message. */
  static PeerMessage decode(byte[] bytes) throws MalformedException {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      return switch (in.get()) {
        case 1 -> new Fetch(in.getLong(), chunk(in));
        case 2 -> fetched(in);
        case 3 -> changed(in);
        case 4 -> new Serving(claim(in));
        case 5 -> new Serving(new Claims.Yield(chunk(in)));
        case 6 ->
            new Give(
                new Grains.Grain(
                    chunk(in), edit(in), in.getShort() & 0x7fff, in.getShort() & 0xffff));
        case 7 -> new Given(new Grains.Taken(edit(in), in.get() != 0));
        case 8 -> crossed(in);
        default -> throw new MalformedException("a peer message of unknown type");
      };
    } catch (BufferUnderflowException e) {
      throw new MalformedException("a peer message ends too early");
    }
  }

  private static Fetched fetched(ByteBuffer in) {
    long call = in.getLong();
    byte[] voxels = new byte[in.remaining()];
    in.get(voxels);
    return new Fetched(call, voxels.length == 0 ? Optional.empty() : Optional.of(voxels));
  }

  private static Crossed crossed(ByteBuffer in) throws MalformedException {
    ChunkPos chunk = chunk(in);
    long client = in.getLong();
    PlayerState at =
        new PlayerState(
            in.getDouble(), in.getDouble(), in.getDouble(), in.getFloat(), in.getFloat());
    if (!at.isSane()) {
      throw new MalformedException("a position outside of the world");
    }
    return new Crossed(chunk, StandardCharsets.UTF_8.decode(in).toString(), client, at);
  }

  private static byte[] serving(Claims.Word word) {
    if (word instanceof Claims.Claim claim) {
      byte[] host = claim.server().host().getBytes(StandardCharsets.UTF_8);
      return chunk(ByteBuffer.allocate(16 + host.length).put((byte) 4), claim.chunk())
          .put((byte) (claim.edited() ? 1 : 0))
          .putShort((short) claim.server().port())
          .put(host)
          .array();
    }
    return chunk(ByteBuffer.allocate(13).put((byte) 5), word.chunk()).array();
  }

  private static Claims.Claim claim(ByteBuffer in) {
    ChunkPos chunk = chunk(in);
    boolean edited = in.get() != 0;
    int port = in.getShort() & 0xffff;
    String host = StandardCharsets.UTF_8.decode(in).toString();
    return new Claims.Claim(chunk, edited, new GameAddress(host, port));
  }

  private static Changed changed(ByteBuffer in) throws MalformedException {
    ChunkPos chunk = chunk(in);
    int count = in.getShort() & 0xffff;
    if (count > MAX_CHANGES) {
      throw new MalformedException("too many changes at once");
    }
    List<BlockChange> changes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      BlockPos pos = new BlockPos(in.getInt(), in.getInt(), in.getInt());
      changes.add(new BlockChange(pos, in.getShort() & 0xffff));
    }
    return new Changed(chunk, List.copyOf(changes));
  }

  private static ByteBuffer edit(ByteBuffer out, EditId id) {
    return out.putLong(id.author()).putLong(id.counter());
  }

  private static EditId edit(ByteBuffer in) {
    return new EditId(in.getLong(), in.getLong());
  }

  private static ByteBuffer chunk(ByteBuffer out, ChunkPos chunk) {
    return out.putInt(chunk.x()).putInt(chunk.y()).putInt(chunk.z());
  }

  private static ChunkPos chunk(ByteBuffer in) {
    return new ChunkPos(in.getInt(), in.getInt(), in.getInt());
  }
}
