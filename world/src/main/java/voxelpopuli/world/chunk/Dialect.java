package voxelpopuli.world.chunk;

/** The language that a watcher is spoken to. */
public enum Dialect {
  /** Binary frames of the native session. */
  NATIVE,
  /** JSON packets of the source text. */
  SEED
}
