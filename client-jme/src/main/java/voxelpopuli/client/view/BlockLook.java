package voxelpopuli.client.view;

import java.util.List;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Direction;

/**
 * How one block is drawn.
 *
 * @param layers texture layer of each face, by the direction's number
 * @param glows drawn at full brightness whatever the light around it: torches, lamps
 */
public record BlockLook(int[] layers, Pass pass, Shape shape, boolean glows) {

  /** Where a block's faces stand inside its cube. */
  public enum Shape {
    CUBE,
    /** The surface lies two sixteenths low. */
    LIQUID,
    /** A post two sixteenths thick: the torch. */
    POST,
    /** Two planes that cross: flowers and grass. */
    CROSS
  }

  private static final BlockLook[] BY_ID = new BlockLook[256];

  static {
    for (int id = 0; id < BY_ID.length; id++) {
      BY_ID[id] = of(Blocks.of(id));
    }
  }

  /** The look of the block with this id; unknown ids look like what the registry says of them. */
  public static BlockLook of(int block) {
    return BY_ID[block & 0xff];
  }

  public int layer(Direction face) {
    return layers[face.ordinal()];
  }

  private static BlockLook of(Block block) {
    List<String> tiles = Blocks.tiles();
    int[] layers = new int[6];
    for (int i = 0; i < 6; i++) {
      layers[i] = Math.max(0, tiles.indexOf(block.tile(Direction.of(i))));
    }
    Shape shape =
        switch (block.shape()) {
          case CROSS -> block.light() > 0 ? Shape.POST : Shape.CROSS;
          default -> block.liquid() ? Shape.LIQUID : Shape.CUBE;
        };
    return new BlockLook(layers, pass(block), shape, block.light() > 0);
  }

  private static Pass pass(Block block) {
    if (block.opaque()) {
      return Pass.SOLID;
    }
    return block.liquid() || block.id() == Blocks.ICE ? Pass.BLENDED : Pass.CUTOUT;
  }
}
