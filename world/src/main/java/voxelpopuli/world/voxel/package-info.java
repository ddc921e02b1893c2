/**
 * The cube of 32³ blocks that everything else is made of, and its place in the world. A chunk's
 * blocks are kept small (uniform, or bricks of 64 cells with a palette each) because a node holds
 * tens of thousands of them. Nothing here knows what a block id means: that is {@code
 * voxelpopuli.world.block}.
 */
package voxelpopuli.world.voxel;
