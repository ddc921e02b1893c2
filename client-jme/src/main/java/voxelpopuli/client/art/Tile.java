package voxelpopuli.client.art;

import java.util.Arrays;

/**
 * One square picture of a block's face. Pixels are ARGB, row by row from the top left.
 *
 * @param size pixels along one side, a power of two
 */
public record Tile(int size, int[] pixels) {

  /** Side of a full-size tile. 16 keeps the look of the genre and all 256 tiles within 340 KiB. */
  public static final int SIZE = 16;

  public Tile {
    if (Integer.bitCount(size) != 1 || pixels.length != size * size) {
      throw new IllegalArgumentException(
          "a tile of side " + size + " needs " + size * size + " pixels, not " + pixels.length);
    }
  }

  /** What a painter says about one pixel; {@code y} counts downwards. */
  @FunctionalInterface
  public interface Painter {
    int argb(int x, int y);
  }

  /** Paints a full-size tile. */
  public static Tile paint(Painter painter) {
    int[] pixels = new int[SIZE * SIZE];
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        pixels[y * SIZE + x] = painter.argb(x, y);
      }
    }
    return new Tile(SIZE, pixels);
  }

  public int argb(int x, int y) {
    return pixels[y * size + x];
  }

  /** The mean colour of the visible pixels, opaque: for map dots, particles and hands. */
  public int meanColour() {
    long r = 0;
    long g = 0;
    long b = 0;
    long weight = 0;
    for (int p : pixels) {
      int a = p >>> 24;
      r += (long) a * (p >> 16 & 255);
      g += (long) a * (p >> 8 & 255);
      b += (long) a * (p & 255);
      weight += a;
    }
    if (weight == 0) {
      return 0xff000000;
    }
    return 0xff000000 | (int) (r / weight) << 16 | (int) (g / weight) << 8 | (int) (b / weight);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Tile t && t.size == size && Arrays.equals(t.pixels, pixels);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(pixels);
  }

  @Override
  public String toString() {
    return "Tile[" + size + "x" + size + "]";
  }
}
