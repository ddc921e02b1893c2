/**
 * What a node keeps on its disk: the edits of chunks as log entries, which chunks it serves, and
 * whose world this is.
 *
 * <p>SQLite with one writer. An entry is (term, index, edit id) and a block, so that three members
 * can later hold the same log that a group of one holds today; {@link
 * voxelpopuli.world.store.ChunkLog} is that seam. Unedited chunks are not here: terrain is
 * deterministic.
 */
package voxelpopuli.world.store;
