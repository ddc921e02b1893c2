package voxelpopuli.world.codec;

/** What came of decoding bytes that may be anything. */
public sealed interface Decoded<T> {

  /** The bytes were sound. */
  record Ok<T>(T value) implements Decoded<T> {}

  /** They were not; the reason is for logs and counters. */
  record Bad<T>(String reason) implements Decoded<T> {}
}
