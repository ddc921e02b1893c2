package voxelpopuli.world.body;

/**
 * A player's box at a place (the middle of its feet), and how far it gets along one axis.
 *
 * <p>A move looks at every layer of blocks between the box's leading face and its goal, so no speed
 * and no frame time carries it through a wall. It stops a millimetre ({@link #SKIN}) before walls
 * and ceilings, which keeps rounding from putting it inside, and exactly on floors, whose height is
 * a whole number.
 */
final class Box {

  /** 1/1024 of a block: exact in binary, and coarser than a double's grain at the world's edge. */
  static final double SKIN = 0x1p-10;

  private final Surroundings around;
  double x;
  double y;
  double z;

  Box(Surroundings around, Vec3 feet) {
    this.around = around;
    this.x = feet.x();
    this.y = feet.y();
    this.z = feet.z();
  }

  Vec3 feet() {
    return new Vec3(x, y, z);
  }

  /** Moves along x as far as free; true if something stopped it. */
  boolean moveX(double by) {
    if (by > 0) {
      double face = x + Physique.HALF_WIDTH;
      for (int c = last(face) + 1; c <= last(face + by); c++) {
        if (blockedX(c)) {
          x = Math.max(x, c - Physique.HALF_WIDTH - SKIN);
          return true;
        }
      }
    } else if (by < 0) {
      double face = x - Physique.HALF_WIDTH;
      for (int c = first(face) - 1; c >= first(face + by); c--) {
        if (blockedX(c)) {
          x = Math.min(x, c + 1 + Physique.HALF_WIDTH + SKIN);
          return true;
        }
      }
    }
    x += by;
    return false;
  }

  /** Moves along y as far as free; true if something stopped it. */
  boolean moveY(double by) {
    if (by > 0) {
      double face = y + Physique.HEIGHT;
      for (int c = last(face) + 1; c <= last(face + by); c++) {
        if (blockedY(c)) {
          y = Math.max(y, c - Physique.HEIGHT - SKIN);
          return true;
        }
      }
    } else if (by < 0) {
      for (int c = first(y) - 1; c >= first(y + by); c--) {
        if (blockedY(c)) {
          y = Math.min(y, c + 1.0);
          return true;
        }
      }
    }
    y += by;
    return false;
  }

  /** Moves along z as far as free; true if something stopped it. */
  boolean moveZ(double by) {
    if (by > 0) {
      double face = z + Physique.HALF_WIDTH;
      for (int c = last(face) + 1; c <= last(face + by); c++) {
        if (blockedZ(c)) {
          z = Math.max(z, c - Physique.HALF_WIDTH - SKIN);
          return true;
        }
      }
    } else if (by < 0) {
      double face = z - Physique.HALF_WIDTH;
      for (int c = first(face) - 1; c >= first(face + by); c--) {
        if (blockedZ(c)) {
          z = Math.min(z, c + 1 + Physique.HALF_WIDTH + SKIN);
          return true;
        }
      }
    }
    z += by;
    return false;
  }

  /** Whether any solid block shares room with the box. */
  boolean isStuck() {
    for (int c = first(y); c <= last(y + Physique.HEIGHT); c++) {
      if (blockedY(c)) {
        return true;
      }
    }
    return false;
  }

  /** Whether ground lies right under the box when it stands at this x and z. */
  boolean isSupportedAt(double x, double z) {
    int below = first(y - 2 * SKIN);
    return solidLayer(x, z, below);
  }

  boolean isIn(Matter matter, double above) {
    return around.at(Vec3.block(x), Vec3.block(y + above), Vec3.block(z)) == matter;
  }

  private boolean blockedX(int cx) {
    for (int cy = first(y); cy <= last(y + Physique.HEIGHT); cy++) {
      for (int cz = first(z - Physique.HALF_WIDTH); cz <= last(z + Physique.HALF_WIDTH); cz++) {
        if (around.at(cx, cy, cz) == Matter.SOLID) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean blockedY(int cy) {
    return solidLayer(x, z, cy);
  }

  private boolean blockedZ(int cz) {
    for (int cx = first(x - Physique.HALF_WIDTH); cx <= last(x + Physique.HALF_WIDTH); cx++) {
      for (int cy = first(y); cy <= last(y + Physique.HEIGHT); cy++) {
        if (around.at(cx, cy, cz) == Matter.SOLID) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean solidLayer(double x, double z, int cy) {
    for (int cx = first(x - Physique.HALF_WIDTH); cx <= last(x + Physique.HALF_WIDTH); cx++) {
      for (int cz = first(z - Physique.HALF_WIDTH); cz <= last(z + Physique.HALF_WIDTH); cz++) {
        if (around.at(cx, cy, cz) == Matter.SOLID) {
          return true;
        }
      }
    }
    return false;
  }

  /** First block that an interval starting here shares room with. */
  private static int first(double from) {
    return (int) Math.floor(from);
  }

  /** Last block that an interval ending here shares room with: 5.0 still ends in block 4. */
  private static int last(double to) {
    return (int) Math.ceil(to) - 1;
  }
}
