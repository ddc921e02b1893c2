package voxelpopuli.world.store;

import voxelpopuli.dht.NodeId;
import voxelpopuli.world.terrain.TerrainVersion;

/**
 * Whose world a store holds. A store of one world refuses to open as another.
 *
 * @param id the world's id, 40 hexadecimal digits
 * @param name what people call it
 * @param seed what its terrain grows from
 */
public record WorldIdentity(String id, String name, long seed) {

  /** Counts up when the rules of nature or of editing change in a way that nodes must agree on. */
  private static final int RULES = 1;

  /** The world of this name and seed, on today's terrain and rules: all four make its id. */
  public static WorldIdentity of(String name, long seed) {
    String founding = name + "\n" + seed + "\n" + TerrainVersion.CURRENT + "\nrules-" + RULES;
    return new WorldIdentity(NodeId.sha1(founding).hex(), name, seed);
  }
}
