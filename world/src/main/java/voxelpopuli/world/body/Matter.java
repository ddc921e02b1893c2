package voxelpopuli.world.body;

/** What a block is to a body: nothing, something to swim in, or an obstacle. */
public enum Matter {
  OPEN,
  LIQUID,
  SOLID
}
