package voxelpopuli.world.terrain;

/**
 * Which terrain a world was founded on. It is part of the world's id: nodes with another generator
 * would disagree about every chunk that nobody edited, so they must not meet.
 *
 * @param number counts up with every change that alters a single generated block
 */
public record TerrainVersion(int number) {

  /** What {@link Terrain} makes; the golden files of this version hold it. */
  public static final TerrainVersion CURRENT = new TerrainVersion(Terrain.VERSION);

  /** As it enters the world's id, for example {@code terrain-1}. */
  @Override
  public String toString() {
    return "terrain-" + number;
  }
}
