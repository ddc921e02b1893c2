package voxelpopuli.client.view;

import java.util.EnumMap;
import java.util.Map;
import voxelpopuli.world.voxel.Direction;

/** The vertices of one chunk, pass by pass. Filled by one thread, then only read. */
public final class ChunkVertices {

  private static final int STEPS = VertexList.STEPS;
  private static final int FULL_OPEN = 0xff;

  /** A liquid's surface lies this many sixteenths below the top of its block. */
  private static final int SURFACE_LOW = 2;

  private static final int POST_FROM = 7;
  private static final int POST_TO = 9;

  /** A post's height, in sixteenths: that of the torch on its tile. */
  private static final int POST_HIGH = 10;

  private final Map<Pass, VertexList> passes = new EnumMap<>(Pass.class);

  public ChunkVertices() {
    for (Pass pass : Pass.values()) {
      passes.put(pass, new VertexList());
    }
  }

  /** The faces from here on belong to this group of {@link FaceGroups}. */
  void begin(int group) {
    passes.values().forEach(list -> list.begin(group));
  }

  public VertexList pass(Pass pass) {
    return passes.get(pass);
  }

  public boolean isEmpty() {
    return passes.values().stream().allMatch(VertexList::isEmpty);
  }

  public int bytes() {
    return passes.values().stream().mapToInt(VertexList::bytes).sum();
  }

  public int quads() {
    return passes.values().stream().mapToInt(VertexList::quads).sum();
  }

  /**
   * Adds a rectangle of equal faces.
   *
   * @param at the block with the least coordinates, three numbers within the chunk
   * @param width blocks along the u axis of {@link FaceAxes}
   * @param height blocks along the v axis
   * @param occlusion see {@link VertexList#add}
   * @param light sky light in the high four bits, torch light in the low
   */
  public void add(
      Direction face, int[] at, int width, int height, int block, int occlusion, int light) {
    BlockLook look = BlockLook.of(block);
    VertexList out = passes.get(look.pass());
    switch (look.shape()) {
      case CUBE, LIQUID -> cube(out, look, face, at, width, height, occlusion, light);
      case CROSS, POST -> {
        // One upward face stands for the plants of a whole rectangle.
        for (int du = 0; du < width; du++) {
          for (int dv = 0; dv < height; dv++) {
            int[] corner = {(at[0] + du) * STEPS, at[1] * STEPS, (at[2] + dv) * STEPS};
            if (look.shape() == BlockLook.Shape.POST) {
              post(out, look, corner, light);
            } else {
              cross(out, look, corner, light);
            }
          }
        }
      }
    }
  }

  private static void cube(
      VertexList out,
      BlockLook look,
      Direction face,
      int[] at,
      int width,
      int height,
      int occlusion,
      int light) {
    boolean liquid = look.shape() == BlockLook.Shape.LIQUID;
    int[] from = {at[0] * STEPS, at[1] * STEPS, at[2] * STEPS};
    if (face.positive()) {
      from[face.axis()] += STEPS;
    }
    if (liquid && face == Direction.UP) {
      from[1] -= SURFACE_LOW;
    }
    int marks = (liquid ? VertexList.MARK_LIQUID : 0) | glow(look);
    out.add(
        face, from, width * STEPS, height * STEPS, 0, look.layer(face), occlusion, light, marks);
  }

  private static void cross(VertexList out, BlockLook look, int[] corner, int light) {
    int layer = look.layer(Direction.NORTH);
    int[] far = {corner[0], corner[1], corner[2] + STEPS};
    int marks = glow(look);
    for (Direction side : new Direction[] {Direction.NORTH, Direction.SOUTH}) {
      out.add(side, corner, STEPS, STEPS, STEPS, layer, FULL_OPEN, light, marks);
      out.add(side, far, STEPS, STEPS, -STEPS, layer, FULL_OPEN, light, marks);
    }
  }

  private static void post(VertexList out, BlockLook look, int[] corner, int light) {
    int marks = glow(look);
    for (int i = 0; i < 6; i++) {
      Direction face = Direction.of(i);
      int layer = look.layer(face);
      int[] from = corner.clone();
      if (face.axis() == 1) {
        if (face == Direction.UP) {
          from[0] += POST_FROM;
          from[1] += POST_HIGH;
          from[2] += POST_FROM;
          int thick = POST_TO - POST_FROM;
          out.add(face, from, thick, thick, 0, layer, FULL_OPEN, light, marks);
        }
      } else {
        from[face.axis()] += face.positive() ? POST_TO : POST_FROM;
        out.add(face, from, STEPS, STEPS, 0, layer, FULL_OPEN, light, marks);
      }
    }
  }

  private static int glow(BlockLook look) {
    return look.glows() ? VertexList.MARK_GLOWS : 0;
  }
}
