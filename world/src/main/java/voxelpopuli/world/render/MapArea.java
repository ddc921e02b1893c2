package voxelpopuli.world.render;

/**
 * The square of land that a map shows.
 *
 * @param centreX block in the middle
 * @param radius chunks from the middle to each edge
 * @param ceiling blocks above this height are left out, to look into the ground
 */
public record MapArea(int centreX, int centreZ, int radius, int ceiling) {

  /** No ceiling: the whole world as a bird sees it. */
  public static final int OPEN_SKY = Integer.MAX_VALUE;

  int chunks() {
    return 2 * radius;
  }

  int blocks() {
    return chunks() * 32;
  }

  int firstChunkX() {
    return (centreX >> 5) - radius;
  }

  int firstChunkZ() {
    return (centreZ >> 5) - radius;
  }
}
