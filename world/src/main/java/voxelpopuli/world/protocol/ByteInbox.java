package voxelpopuli.world.protocol;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * Bytes that arrived and were not understood yet: gives out whole frames, JSON values and lines as
 * they become complete.
 *
 * <p>Bounded: whoever sends a message longer than {@code limit} gets an error, not our memory. An
 * idle one holds no array, so that a thousand silent connections cost nothing here.
 */
public final class ByteInbox {

  private static final byte[] NONE = {};

  private final int limit;
  private byte[] bytes = NONE;
  private int from;
  private int to;

  public ByteInbox(int limit) {
    this.limit = limit;
  }

  /** Adds what arrived. */
  public void add(ByteBuffer more) {
    int count = more.remaining();
    if (from == to) {
      from = 0;
      to = 0;
    }
    if (to + count > bytes.length) {
      byte[] larger =
          to - from + count > bytes.length
              ? new byte[Math.max(256, (to - from + count) * 2)]
              : bytes;
      System.arraycopy(bytes, from, larger, 0, to - from);
      bytes = larger;
      to -= from;
      from = 0;
    }
    more.get(bytes, to, count);
    to += count;
  }

  /** The body of the next frame (type and fields), if it is all here. */
  public Optional<ByteBuffer> frame() throws MalformedException {
    if (to - from < FrameCodec.PREFIX) {
      return shrunk();
    }
    int length = ByteBuffer.wrap(bytes).getInt(from);
    if (length < 1 || length > limit) {
      throw new MalformedException(
          "a frame of " + length + " bytes; 1 to " + limit + " are allowed");
    }
    if (to - from - FrameCodec.PREFIX < length) {
      return Optional.empty();
    }
    ByteBuffer body = ByteBuffer.wrap(bytes, from + FrameCodec.PREFIX, length).slice();
    from += FrameCodec.PREFIX + length;
    return Optional.of(body);
  }

  /**
   * The next JSON object or list, if it is all here; white space before it is skipped, none after
   * it is awaited.
   */
  public Optional<byte[]> json() throws MalformedException {
    skipLineEnds();
    int end = JsonEnd.scan(bytes, from, to);
    if (end < 0) {
      if (to - from > limit) {
        throw new MalformedException("a message of more than " + limit + " bytes");
      }
      return shrunk();
    }
    byte[] value = Arrays.copyOfRange(bytes, from, end);
    from = end;
    return Optional.of(value);
  }

  /** The next line without its end, if it is all here. */
  public Optional<byte[]> line() throws MalformedException {
    for (int i = from; i < to; i++) {
      if (bytes[i] == '\n') {
        byte[] line = Arrays.copyOfRange(bytes, from, i);
        from = i + 1;
        return Optional.of(line);
      }
    }
    if (to - from > limit) {
      throw new MalformedException("a line of more than " + limit + " bytes");
    }
    return shrunk();
  }

  /** Takes one byte, or gives -1 if none is here. */
  public int take() {
    return from == to ? -1 : bytes[from++] & 0xff;
  }

  /** Skips spaces and line ends that somebody put between messages. */
  public void skipLineEnds() {
    while (from < to
        && (bytes[from] == '\n'
            || bytes[from] == '\r'
            || bytes[from] == ' '
            || bytes[from] == '\t')) {
      from++;
    }
  }

  /** Takes all that is left. */
  public ByteBuffer drain() {
    ByteBuffer all = ByteBuffer.wrap(Arrays.copyOfRange(bytes, from, to));
    from = to;
    shrunk();
    return all;
  }

  private <T> Optional<T> shrunk() {
    if (from == to) {
      bytes = NONE;
      from = 0;
      to = 0;
    }
    return Optional.empty();
  }
}
