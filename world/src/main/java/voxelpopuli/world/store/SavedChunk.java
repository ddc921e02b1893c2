package voxelpopuli.world.store;

import java.util.List;

/**
 * An edited chunk as it is on disk: a snapshot, and the entries since.
 *
 * @param term the snapshot's term
 * @param index the last entry that is in the snapshot
 * @param voxels the snapshot, as {@code VoxelsCodec} wrote it
 * @param answered ids of the latest edits in the snapshot, oldest first, so that a resend is
 *     recognised
 * @param entries what came after, in order
 */
public record SavedChunk(
    long term, long index, byte[] voxels, List<EditId> answered, List<LogEntry> entries) {

  /** The index of the last entry. */
  public long lastIndex() {
    return entries.isEmpty() ? index : entries.get(entries.size() - 1).index();
  }
}
