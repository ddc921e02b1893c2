package voxelpopuli.world.mesh;

import java.util.Map;
import java.util.TreeMap;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.light.ReferenceLight;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Neighbourhood;

/**
 * The mesh of P2Play's client, one quad for every face that shows, with {@link Faces#hides} in
 * place of "is not air". Each face is a line of text with all that must be right about it.
 */
final class ReferenceMesh {

  private ReferenceMesh() {}

  /** Faces by direction and cell. */
  static Map<String, String> faces(Neighbourhood blocks, boolean lit) {
    ReferenceLight light = lit ? new ReferenceLight(blocks) : null;
    Map<String, String> faces = new TreeMap<>();
    for (int x = 0; x < 32; x++) {
      for (int y = 0; y < 32; y++) {
        for (int z = 0; z < 32; z++) {
          int block = blocks.block(x, y, z);
          if (Faces.isCross(block)) {
            int own = lit ? light.at(x, y, z) : 0xf0;
            faces.put(place(Direction.UP, x, y, z), look(block, 0xff, own));
            continue;
          }
          for (Direction d : Direction.values()) {
            int fx = x + d.dx;
            int fy = y + d.dy;
            int fz = z + d.dz;
            if (block == 0 || Faces.hides(blocks.block(fx, fy, fz), block)) {
              continue;
            }
            int corners = lit ? corners(blocks, d, fx, fy, fz) : 0xff;
            int front = lit ? light.at(fx, fy, fz) : 0xf0;
            faces.put(place(d, x, y, z), look(block, corners, front));
          }
        }
      }
    }
    return faces;
  }

  /** The faces that quads cover; fails if two cover the same. */
  static Map<String, String> covered(Iterable<Long> quads) {
    Map<String, String> faces = new TreeMap<>();
    for (long q : quads) {
      Direction d = Quad.direction(q);
      for (int w = 0; w < Quad.width(q); w++) {
        for (int h = 0; h < Quad.height(q); h++) {
          int x = Quad.x(q) + (d.axis() == 0 ? 0 : h);
          int y = Quad.y(q) + (d.axis() == 0 ? h : d.axis() == 2 ? w : 0);
          int z = Quad.z(q) + (d.axis() == 2 ? 0 : w);
          int light = Quad.skyLight(q) << 4 | Quad.torchLight(q);
          String before =
              faces.put(place(d, x, y, z), look(Quad.block(q), Quad.occlusion(q), light));
          if (before != null) {
            throw new AssertionError("two quads cover " + place(d, x, y, z));
          }
        }
      }
    }
    return faces;
  }

  private static String place(Direction d, int x, int y, int z) {
    return d + " " + x + " " + y + " " + z;
  }

  private static String look(int block, int corners, int light) {
    return block + " corners " + Integer.toString(corners, 4) + " light " + light;
  }

  private static int corners(Neighbourhood blocks, Direction d, int x, int y, int z) {
    int corners = 0;
    for (int i = 0; i < 4; i++) {
      int w = (i & 1) == 0 ? -1 : 1;
      int h = (i & 2) == 0 ? -1 : 1;
      int side = opaque(blocks, d, x, y, z, w, 0);
      int other = opaque(blocks, d, x, y, z, 0, h);
      int diagonal = opaque(blocks, d, x, y, z, w, h);
      int open = side == 1 && other == 1 ? 0 : 3 - side - other - diagonal;
      corners |= open << (2 * i);
    }
    return corners;
  }

  private static int opaque(Neighbourhood blocks, Direction d, int x, int y, int z, int w, int h) {
    int ox = x + (d.axis() == 0 ? 0 : h);
    int oy = y + (d.axis() == 0 ? h : d.axis() == 2 ? w : 0);
    int oz = z + (d.axis() == 2 ? 0 : w);
    return Blocks.of(blocks.block(ox, oy, oz)).opaque() ? 1 : 0;
  }
}
