package voxelpopuli.world.protocol;

/** A block of the world is another one now. */
public record BlockChange(BlockPos pos, int block) {}
