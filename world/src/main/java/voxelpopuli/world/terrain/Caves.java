package voxelpopuli.world.terrain;

import static voxelpopuli.world.terrain.Curves.lerp;

import java.util.Arrays;

/**
 * Hollows in the ground: winding tunnels where two noises are both near zero, and caverns where a
 * third is high, more of them the deeper one digs.
 *
 * <p>The noises are asked at every fourth block (9³ points to a chunk) and interpolated between.
 * Within a cell of 4³ blocks an interpolated value lies between those at its eight corners, so most
 * cells are dismissed by a look at the corners; what is left costs a few nanoseconds a block.
 */
final class Caves {

  private static final int STEP = 4;
  private static final int CELLS = Slab.SIZE / STEP;
  private static final int POINTS = CELLS + 1;

  /** Half the width of a tunnel in units of its noise: about 3 blocks. */
  private static final double TUNNEL = 0.12;

  private static final double TUNNEL_SIZE = 62;
  private static final double CAVERN_SIZE = 74;

  /** Tunnels lie flatter than they wind. */
  private static final double FLATNESS = 1.6;

  /** The limit of caves so deep that no surface is near. */
  private static final short[] NO_LIMIT = noLimit();

  private final SimplexNoise first;
  private final SimplexNoise second;
  private final SimplexNoise cavern;

  Caves(long seed) {
    first = new SimplexNoise(Hash.salted(seed, 31));
    second = new SimplexNoise(Hash.salted(seed, 32));
    cavern = new SimplexNoise(Hash.salted(seed, 33));
  }

  /** Turns ground into air inside a slab so deep that no surface is near. */
  void carveDeep(Slab slab) {
    carve(slab, NO_LIMIT, Integer.MAX_VALUE);
  }

  /** Turns ground into air inside the slab, up to each column's limit. */
  void carve(Slab slab, Columns columns) {
    carve(slab, columns.caveTop, columns.highestCave);
  }

  private void carve(Slab slab, short[] limit, int highest) {
    long top = Math.min(slab.maxY, highest - slab.baseY());
    if (top < slab.minY) {
      return;
    }
    int x0 = slab.minX / STEP;
    int x1 = slab.maxX / STEP;
    int y0 = slab.minY / STEP;
    int y1 = (int) top / STEP;
    int z0 = slab.minZ / STEP;
    int z1 = slab.maxZ / STEP;
    double[] a = new double[POINTS * POINTS * POINTS];
    double[] b = new double[a.length];
    double[] c = new double[a.length];
    sample(slab, a, b, c, x0, x1 + 1, y0, y1 + 1, z0, z1 + 1);
    for (int cx = x0; cx <= x1; cx++) {
      for (int cy = y0; cy <= y1; cy++) {
        for (int cz = z0; cz <= z1; cz++) {
          boolean tunnel = crosses(a, cx, cy, cz) && crosses(b, cx, cy, cz);
          boolean hall = rises(c, cx, cy, cz);
          if (tunnel || hall) {
            carveCell(slab, limit, a, b, c, cx, cy, cz, (int) top);
          }
        }
      }
    }
  }

  private void sample(
      Slab slab,
      double[] a,
      double[] b,
      double[] c,
      int x0,
      int x1,
      int y0,
      int y1,
      int z0,
      int z1) {
    for (int i = x0; i <= x1; i++) {
      double x = (double) slab.chunk.x() * Slab.SIZE + i * STEP;
      for (int j = y0; j <= y1; j++) {
        double y = (double) slab.baseY() + j * STEP;
        double openness = openness(y);
        for (int k = z0; k <= z1; k++) {
          double z = (double) slab.chunk.z() * Slab.SIZE + k * STEP;
          int p = point(i, j, k);
          double ty = y * FLATNESS / TUNNEL_SIZE;
          a[p] = first.at(x / TUNNEL_SIZE, ty, z / TUNNEL_SIZE);
          b[p] = second.at(x / TUNNEL_SIZE, ty, z / TUNNEL_SIZE);
          double hall = cavern.at(x / CAVERN_SIZE, y * 1.9 / CAVERN_SIZE, z / CAVERN_SIZE);
          // A share of the tunnels' noise dents what would else be eggs.
          c[p] = hall + 0.24 * a[p] - openness;
        }
      }
    }
  }

  /** What the cavern noise must exceed: rare near the surface, common 100 blocks down. */
  private static double openness(double y) {
    return lerp(0.56, 0.74, Curves.clamp01((y + 70) / 90));
  }

  private static int point(int i, int j, int k) {
    return (i * POINTS + j) * POINTS + k;
  }

  private static boolean crosses(double[] v, int cx, int cy, int cz) {
    int p = point(cx, cy, cz);
    double low = v[p];
    double high = low;
    for (int corner = 1; corner < 8; corner++) {
      double w = v[p + offset(corner)];
      low = w < low ? w : low;
      high = w > high ? w : high;
    }
    return low < TUNNEL && high > -TUNNEL;
  }

  private static boolean rises(double[] v, int cx, int cy, int cz) {
    int p = point(cx, cy, cz);
    for (int corner = 0; corner < 8; corner++) {
      if (v[p + offset(corner)] > 0) {
        return true;
      }
    }
    return false;
  }

  private static int offset(int corner) {
    return (corner & 1) + ((corner >> 1) & 1) * POINTS + (corner >> 2) * POINTS * POINTS;
  }

  private static void carveCell(
      Slab slab,
      short[] limit,
      double[] a,
      double[] b,
      double[] c,
      int cx,
      int cy,
      int cz,
      int top) {
    int p = point(cx, cy, cz);
    int endX = Math.min(cx * STEP + STEP - 1, slab.maxX);
    int endY = Math.min(cy * STEP + STEP - 1, top);
    int endZ = Math.min(cz * STEP + STEP - 1, slab.maxZ);
    for (int x = Math.max(cx * STEP, slab.minX); x <= endX; x++) {
      double tx = (x & 3) * 0.25;
      for (int y = Math.max(cy * STEP, slab.minY); y <= endY; y++) {
        double ty = (y & 3) * 0.25;
        double a0 = edge(a, p, tx, ty);
        double a1 = edge(a, p + 1, tx, ty);
        double b0 = edge(b, p, tx, ty);
        double b1 = edge(b, p + 1, tx, ty);
        double c0 = edge(c, p, tx, ty);
        double c1 = edge(c, p + 1, tx, ty);
        for (int z = Math.max(cz * STEP, slab.minZ); z <= endZ; z++) {
          double tz = (z & 3) * 0.25;
          double va = lerp(a0, a1, tz);
          double vb = lerp(b0, b1, tz);
          if ((va * va + vb * vb < TUNNEL * TUNNEL || lerp(c0, c1, tz) > 0)
              && slab.baseY() + y <= limit[x * Slab.SIZE + z]) {
            slab.blocks[slab.index(x, y, z)] = Palette.AIR;
          }
        }
      }
    }
  }

  /** The value on the cell's edge along z, after interpolation in x and y. */
  private static double edge(double[] v, int p, double tx, double ty) {
    double near = lerp(v[p], v[p + POINTS], ty);
    int q = p + POINTS * POINTS;
    return lerp(near, lerp(v[q], v[q + POINTS], ty), tx);
  }

  private static short[] noLimit() {
    short[] limit = new short[Slab.SIZE * Slab.SIZE];
    Arrays.fill(limit, Short.MAX_VALUE);
    return limit;
  }
}
