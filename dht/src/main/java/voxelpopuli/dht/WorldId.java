package voxelpopuli.dht;

import java.util.HexFormat;

/**
 * Names a world: a 20-byte hash that the caller makes of whatever founds one. Nodes of different
 * worlds never enter each other's buckets.
 */
public record WorldId(String hex) {

  /** Bytes in a world id. */
  public static final int BYTES = 20;

  public WorldId {
    if (HexFormat.of().parseHex(hex).length != BYTES) {
      throw new IllegalArgumentException("a world id has " + BYTES + " bytes, not " + hex);
    }
    hex = hex.toLowerCase(java.util.Locale.ROOT);
  }

  /** Reads 20 bytes. */
  public static WorldId of(byte[] bytes) {
    return new WorldId(HexFormat.of().formatHex(bytes));
  }

  /** The id as 20 bytes. */
  public byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  @Override
  public String toString() {
    return hex;
  }
}
