package voxelpopuli.world.protocol;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Frames to bytes and back: four bytes of length (of what follows), one of type, then the fields,
 * all big-endian.
 *
 * <p>Texts are two bytes of length and UTF-8. Lists are two bytes of count and their items.
 */
public final class FrameCodec {

  /** Bytes of the length in front of every frame. */
  public static final int PREFIX = 4;

  /** Bytes of a {@link Frame.ChunkVoxels} beside its voxels. */
  public static final int CHUNK_VOXELS_HEAD = PREFIX + 21;

  /** Bytes of a {@link Frame.Slices} beside its slices. */
  public static final int SLICES_HEAD = PREFIX + 14;

  /** No text in a frame is longer, in bytes: names, reasons, lines of chat. */
  public static final int MAX_TEXT = 1024;

  /** No list in a frame has more items; a chunk has as many blocks. */
  private static final int MAX_ITEMS = 32_768;

  private FrameCodec() {}

  /** The frame's bytes with its length in front. */
  public static byte[] encode(Frame frame) {
    FrameBytes out = new FrameBytes();
    if (frame instanceof Frame.Subscribe f) {
      out.type(0x01).chunk(f.chunk()).i32(f.priority());
    } else if (frame instanceof Frame.Unsubscribe f) {
      out.type(0x02).chunk(f.chunk());
    } else if (frame instanceof Frame.Edit f) {
      out.type(0x03).i64(f.id()).i32(f.x()).i32(f.y()).i32(f.z()).u16(f.block());
    } else if (frame instanceof Frame.Move f) {
      out.type(0x04).state(f.state());
    } else if (frame instanceof Frame.Ping f) {
      out.type(0x05).i64(f.nonce());
    } else if (frame instanceof Frame.Pong f) {
      out.type(0x06).i64(f.nonce());
    } else if (frame instanceof Frame.Say f) {
      out.type(0x07).text(f.text()).state(f.state());
    } else if (frame instanceof Frame.Profile f) {
      out.type(0x08).i64(f.version()).i64(f.publishedMillis()).rest(f.signature()).rest(f.value());
    } else if (frame instanceof Frame.Tell f) {
      out.type(0x09).text(f.to()).text(f.text());
    } else if (frame instanceof Frame.ChunkVoxels f) {
      out.type(0x81).chunk(f.chunk()).i64(f.index()).rest(f.voxels());
    } else if (frame instanceof Frame.Slices f) {
      out.type(0x82).chunk(f.chunk()).u8(f.whole() ? 1 : 0).rest(f.slices());
    } else if (frame instanceof Frame.Blocks f) {
      out.type(0x83).chunk(f.chunk()).i64(f.index()).u16(f.deltas().size());
      f.deltas().forEach(delta -> out.u16(delta.index()).u16(delta.block()));
    } else if (frame instanceof Frame.EditDone f) {
      out.type(0x84).i64(f.id());
    } else if (frame instanceof Frame.EditRefused f) {
      out.type(0x85).i64(f.id()).i32(f.x()).i32(f.y()).i32(f.z()).u16(f.block()).text(f.reason());
    } else if (frame instanceof Frame.PlayerAppeared f) {
      out.type(0x86).chunk(f.chunk()).u16(f.number()).text(f.name());
      out.u8(f.guest() ? 1 : 0).state(f.state());
    } else if (frame instanceof Frame.PlayerLeft f) {
      out.type(0x87).chunk(f.chunk()).u16(f.number());
    } else if (frame instanceof Frame.Moves f) {
      out.type(0x88).chunk(f.chunk()).u16(f.moves().size());
      f.moves().forEach(move -> out.u16(move.number()).state(move.state()));
    } else if (frame instanceof Frame.Time f) {
      out.type(0x89).f64(f.minutes()).f64(f.minutesPerSecond());
    } else if (frame instanceof Frame.Redirect f) {
      out.type(0x8a).chunk(f.chunk()).text(f.host()).u16(f.port());
    } else if (frame instanceof Frame.Unavailable f) {
      out.type(0x8b).chunk(f.chunk()).text(f.reason());
    } else if (frame instanceof Frame.Said f) {
      out.type(0x8c).text(f.from()).text(f.text());
    } else if (frame instanceof Frame.Closed f) {
      out.type(0x8d).u8(f.forGood() ? 1 : 0).text(f.reason());
    } else if (frame instanceof Frame.Position f) {
      out.type(0x8e).state(f.state()).text(f.reason());
    } else if (frame instanceof Frame.Elsewhere f) {
      out.type(0x8f).text(f.to()).text(f.text()).text(f.host()).u16(f.port());
    }
    return out.finish();
  }

  /**
   * Reads a frame from its bytes after the length: the type and all fields, nothing missing,
   * nothing left over.
   */
  public static Frame decode(ByteBuffer in) throws MalformedException {
    try {
      int type = in.get() & 0xff;
      Frame frame = fields(type, in);
      if (in.hasRemaining()) {
        throw new MalformedException(
            "frame of type " + type + " has " + in.remaining() + " bytes too many");
      }
      return frame;
    } catch (BufferUnderflowException e) {
      throw new MalformedException("frame ends too early");
    }
  }

  private static Frame fields(int type, ByteBuffer in) throws MalformedException {
    return switch (type) {
      case 0x01 -> new Frame.Subscribe(chunk(in), in.getInt());
      case 0x02 -> new Frame.Unsubscribe(chunk(in));
      case 0x03 -> new Frame.Edit(in.getLong(), in.getInt(), in.getInt(), in.getInt(), u16(in));
      case 0x04 -> new Frame.Move(state(in));
      case 0x05 -> new Frame.Ping(in.getLong());
      case 0x06 -> new Frame.Pong(in.getLong());
      case 0x07 -> new Frame.Say(text(in), state(in));
      case 0x08 ->
          new Frame.Profile(
              in.getLong(), in.getLong(), bytes(in, Frame.Profile.SIGNATURE), rest(in));
      case 0x09 -> new Frame.Tell(text(in), text(in));
      case 0x81 -> new Frame.ChunkVoxels(chunk(in), in.getLong(), rest(in));
      case 0x82 -> new Frame.Slices(chunk(in), in.get() != 0, rest(in));
      case 0x83 ->
          new Frame.Blocks(
              chunk(in), in.getLong(), list(in, i -> new Frame.BlockDelta(u16(i), u16(i))));
      case 0x84 -> new Frame.EditDone(in.getLong());
      case 0x85 ->
          new Frame.EditRefused(
              in.getLong(), in.getInt(), in.getInt(), in.getInt(), u16(in), text(in));
      case 0x86 -> new Frame.PlayerAppeared(chunk(in), u16(in), text(in), in.get() != 0, state(in));
      case 0x87 -> new Frame.PlayerLeft(chunk(in), u16(in));
      case 0x88 ->
          new Frame.Moves(chunk(in), list(in, i -> new Frame.NumberedMove(u16(i), state(i))));
      case 0x89 -> new Frame.Time(in.getDouble(), in.getDouble());
      case 0x8a -> new Frame.Redirect(chunk(in), text(in), u16(in));
      case 0x8b -> new Frame.Unavailable(chunk(in), text(in));
      case 0x8c -> new Frame.Said(text(in), text(in));
      case 0x8d -> new Frame.Closed(in.get() != 0, text(in));
      case 0x8e -> new Frame.Position(state(in), text(in));
      case 0x8f -> new Frame.Elsewhere(text(in), text(in), text(in), u16(in));
      default -> throw new MalformedException("unknown frame type " + type);
    };
  }

  private interface Item<T> {
    T read(ByteBuffer in) throws MalformedException;
  }

  private static <T> List<T> list(ByteBuffer in, Item<T> item) throws MalformedException {
    int count = u16(in);
    if (count > MAX_ITEMS) {
      throw new MalformedException("list of " + count + " items");
    }
    // Not sized by the count: that would let four bytes claim memory that no further bytes pay for.
    List<T> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      items.add(item.read(in));
    }
    return List.copyOf(items);
  }

  private static int u16(ByteBuffer in) {
    return in.getShort() & 0xffff;
  }

  private static ChunkPos chunk(ByteBuffer in) {
    return new ChunkPos(in.getInt(), in.getInt(), in.getInt());
  }

  private static PlayerState state(ByteBuffer in) throws MalformedException {
    PlayerState state =
        new PlayerState(
            in.getDouble(), in.getDouble(), in.getDouble(), in.getFloat(), in.getFloat());
    if (!state.isSane()) {
      throw new MalformedException("a position outside of the world");
    }
    return state;
  }

  private static String text(ByteBuffer in) throws MalformedException {
    int length = u16(in);
    if (length > MAX_TEXT) {
      throw new MalformedException("a text of " + length + " bytes; " + MAX_TEXT + " are allowed");
    }
    byte[] bytes = new byte[Math.min(length, in.remaining())];
    in.get(bytes);
    if (bytes.length < length) {
      throw new MalformedException("frame ends too early");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] rest(ByteBuffer in) {
    return bytes(in, in.remaining());
  }

  private static byte[] bytes(ByteBuffer in, int count) {
    byte[] bytes = new byte[count];
    in.get(bytes);
    return bytes;
  }
}
