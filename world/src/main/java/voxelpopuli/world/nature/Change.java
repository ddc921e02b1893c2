package voxelpopuli.world.nature;

/**
 * A block that a rule of nature changes.
 *
 * @param x inside the chunk, 0 … 31
 * @param y inside the chunk; or -1 when sand leaves through the bottom, and the chunk below must
 *     take it in
 * @param block the new block's id
 */
public record Change(int x, int y, int z, int block) {}
