/**
 * Chunks and mesh slices as bytes, for the wire and the store; docs/world-format.md is the
 * specification. Columns of blocks are described by how they differ from the column beside them,
 * and zstd does the rest. Whatever the bytes, decoding answers with a value or a reason, in bounded
 * time and memory.
 */
package voxelpopuli.world.codec;
