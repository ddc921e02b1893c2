/**
 * A chunk that lives: its voxels, who watches it, who stands in it, and what it tells them.
 *
 * <p>{@link voxelpopuli.world.chunk.ChunkActor} is an entity of a local sharding region, so that a
 * message to a chunk wakes it up wherever it is, and a chunk that nobody watches costs nothing.
 * What it holds are plain classes that know no actors.
 */
package voxelpopuli.world.chunk;
