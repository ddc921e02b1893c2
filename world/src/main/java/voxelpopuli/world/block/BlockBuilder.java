package voxelpopuli.world.block;

import voxelpopuli.world.block.Block.Shape;

/**
 * Puts one line of {@link Blocks} together: an opaque solid cube of stone unless told otherwise.
 */
final class BlockBuilder {

  private final int id;
  private final String name;
  private Shape shape = Shape.CUBE;
  private boolean solid = true;
  private boolean opaque = true;
  private boolean liquid;
  private boolean clear;
  private int light;
  private int seedId = 1;
  private int kind;
  private boolean offered = true;
  private String top;
  private String side;
  private String bottom;

  BlockBuilder(int id, String name) {
    this.id = id;
    this.name = name;
    kind = id;
    tiles(name, name, name);
  }

  BlockBuilder tiles(String top, String side, String bottom) {
    this.top = top;
    this.side = side;
    this.bottom = bottom;
    return this;
  }

  BlockBuilder seed(int seedId) {
    this.seedId = seedId;
    return this;
  }

  BlockBuilder light(int light) {
    this.light = light;
    return this;
  }

  BlockBuilder notOffered() {
    offered = false;
    return this;
  }

  /** Light and sight pass: glass. Sky light falls through it unweakened if it is clear. */
  BlockBuilder seeThrough(boolean clear) {
    opaque = false;
    this.clear = clear;
    return this;
  }

  BlockBuilder liquid(int kind) {
    solid = false;
    liquid = true;
    this.kind = kind;
    return seeThrough(false).seed(0);
  }

  BlockBuilder cross() {
    shape = Shape.CROSS;
    solid = false;
    return seeThrough(true).seed(0);
  }

  BlockBuilder nothing() {
    shape = Shape.NONE;
    solid = false;
    return seeThrough(true).seed(0).notOffered();
  }

  Block build() {
    return new Block(
        id, name, shape, solid, opaque, liquid, clear, light, seedId, kind, offered, top, side,
        bottom);
  }
}
