package voxelpopuli.world.store;

/**
 * One durable change of one block.
 *
 * @param term who was owner then; grows with every new one
 * @param index place in the chunk's log; 0 is the whole chunk as it was before the first edit
 * @param cell index of the block in the chunk, {@code (x*32 + y)*32 + z}
 */
public record LogEntry(long term, long index, EditId edit, int cell, int block) {}
