package voxelpopuli.world.chunk;

/** The language that a watcher is spoken to. */
public enum Dialect {
  /** Binary frames of the native session. */
  NATIVE,
  /** The same, to one who generates untouched ground itself and needs only what differs from it. */
  NATIVE_WITH_TERRAIN,
  /** JSON packets of the source text. */
  SEED;

  /** Whether it is one of binary frames. */
  boolean isNative() {
    return this != SEED;
  }
}
