package voxelpopuli.world.protocol;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Bytes of a frame while it is being written; grows as needed, and gets its length in front at the
 * end.
 */
final class FrameBytes {

  private byte[] bytes = new byte[64];
  private int size = FrameCodec.PREFIX;

  FrameBytes type(int value) {
    return u8(value);
  }

  FrameBytes u8(int value) {
    room(1);
    bytes[size++] = (byte) value;
    return this;
  }

  FrameBytes u16(int value) {
    return u8(value >>> 8).u8(value);
  }

  FrameBytes i32(int value) {
    return u16(value >>> 16).u16(value);
  }

  FrameBytes i64(long value) {
    return i32((int) (value >>> 32)).i32((int) value);
  }

  FrameBytes f32(float value) {
    return i32(Float.floatToIntBits(value));
  }

  FrameBytes f64(double value) {
    return i64(Double.doubleToLongBits(value));
  }

  FrameBytes chunk(ChunkPos chunk) {
    return i32(chunk.x()).i32(chunk.y()).i32(chunk.z());
  }

  FrameBytes state(PlayerState s) {
    return f64(s.x()).f64(s.y()).f64(s.z()).f32(s.yaw()).f32(s.pitch());
  }

  /** A text, cut to the longest that a reader accepts. */
  FrameBytes text(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    if (utf8.length > FrameCodec.MAX_TEXT) {
      utf8 = Arrays.copyOf(utf8, FrameCodec.MAX_TEXT);
    }
    return u16(utf8.length).rest(utf8);
  }

  FrameBytes rest(byte[] more) {
    room(more.length);
    System.arraycopy(more, 0, bytes, size, more.length);
    size += more.length;
    return this;
  }

  byte[] finish() {
    ByteBuffer.wrap(bytes).putInt(0, size - FrameCodec.PREFIX);
    return Arrays.copyOf(bytes, size);
  }

  private void room(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
    }
  }
}
