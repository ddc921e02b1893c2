package voxelpopuli.world.block;

import voxelpopuli.world.voxel.Direction;

/**
 * One kind of block, for everybody who asks.
 *
 * @param id 0–255, for ever: stored worlds and the wire use it
 * @param name as a player reads it, lower case
 * @param shape a cube, or crossed planes that fill no face
 * @param solid whether bodies and rays of players stop at it
 * @param opaque whether it hides what is behind it and stops light; opaque blocks are cubes
 * @param liquid whether bodies swim in it
 * @param clear whether sky light falls straight through it without growing weaker
 * @param light level of torch light that it gives off, 0–14
 * @param seedId the block of P2Play's protocol that stands for it: 0 air, 1 stone, 2 grass, 3 dirt
 * @param kind blocks of one kind draw no face against each other; usually the id
 * @param offered whether the inventory shows it and players may place it
 * @param top tile of the upper face
 * @param side tile of the four faces around
 * @param bottom tile of the lower face
 */
public record Block(
    int id,
    String name,
    Shape shape,
    boolean solid,
    boolean opaque,
    boolean liquid,
    boolean clear,
    int light,
    int seedId,
    int kind,
    boolean offered,
    String top,
    String side,
    String bottom) {

  /** How a block is drawn. */
  public enum Shape {
    /** Nothing to draw. */
    NONE,
    /** Six faces. */
    CUBE,
    /** Two planes that cross, as a flower; its mesh is one upward quad that stands for them. */
    CROSS
  }

  /** Name of the texture tile of a face. */
  public String tile(Direction face) {
    return switch (face) {
      case UP -> top;
      case DOWN -> bottom;
      default -> side;
    };
  }
}
