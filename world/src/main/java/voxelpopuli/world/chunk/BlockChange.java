package voxelpopuli.world.chunk;

import voxelpopuli.world.protocol.BlockPos;

/** A block of the world is another one now. */
public record BlockChange(BlockPos pos, int block) {}
