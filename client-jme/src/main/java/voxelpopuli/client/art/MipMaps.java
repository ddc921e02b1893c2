package voxelpopuli.client.art;

import java.util.ArrayList;
import java.util.List;

/**
 * Smaller and smaller copies of a tile, down to one pixel.
 *
 * <p>Each tile is halved alone, so nothing of another tile can bleed in. Colours are averaged in
 * proportion to their alpha, or the clear pixels between leaves would darken them. Where a tile has
 * holes, alpha is scaled so that the share of pixels that pass the shader's test (one half) stays
 * what it was: otherwise trees thin out with distance.
 */
public final class MipMaps {

  private static final int ALPHA_TEST = 128;

  private MipMaps() {}

  /** The tile itself first, then every halving. */
  public static List<Tile> of(Tile tile) {
    List<Tile> chain = new ArrayList<>();
    chain.add(tile);
    boolean holes = hasHoles(tile);
    double coverage = coverage(tile, 1);
    Tile current = tile;
    while (current.size() > 1) {
      current = halve(current);
      chain.add(holes ? keepCoverage(current, coverage) : current);
    }
    return chain;
  }

  private static boolean hasHoles(Tile tile) {
    boolean clear = false;
    boolean solid = false;
    for (int p : tile.pixels()) {
      clear |= p >>> 24 == 0;
      solid |= p >>> 24 == 255;
    }
    return clear && solid;
  }

  private static Tile halve(Tile tile) {
    int half = tile.size() / 2;
    int[] pixels = new int[half * half];
    for (int y = 0; y < half; y++) {
      for (int x = 0; x < half; x++) {
        pixels[y * half + x] =
            mean(
                tile.argb(2 * x, 2 * y),
                tile.argb(2 * x + 1, 2 * y),
                tile.argb(2 * x, 2 * y + 1),
                tile.argb(2 * x + 1, 2 * y + 1));
      }
    }
    return new Tile(half, pixels);
  }

  private static int mean(int... four) {
    int alpha = 0;
    int r = 0;
    int g = 0;
    int b = 0;
    for (int p : four) {
      int a = p >>> 24;
      alpha += a;
      r += a * (p >> 16 & 255);
      g += a * (p >> 8 & 255);
      b += a * (p & 255);
    }
    if (alpha == 0) {
      return 0;
    }
    return alpha / 4 << 24 | r / alpha << 16 | g / alpha << 8 | b / alpha;
  }

  private static Tile keepCoverage(Tile tile, double wanted) {
    double scale = 1;
    double step = 0.5;
    for (int i = 0; i < 8; i++) {
      scale += coverage(tile, scale) < wanted ? step : -step;
      step /= 2;
    }
    int[] pixels = tile.pixels().clone();
    for (int i = 0; i < pixels.length; i++) {
      int alpha = (int) Math.min(255, Math.max(0, (pixels[i] >>> 24) * scale));
      pixels[i] = alpha << 24 | pixels[i] & 0xffffff;
    }
    return new Tile(tile.size(), pixels);
  }

  private static double coverage(Tile tile, double scale) {
    int passing = 0;
    for (int p : tile.pixels()) {
      if ((p >>> 24) * scale >= ALPHA_TEST) {
        passing++;
      }
    }
    return (double) passing / tile.pixels().length;
  }
}
