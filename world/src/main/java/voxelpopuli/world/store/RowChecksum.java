package voxelpopuli.world.store;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import voxelpopuli.world.voxel.ChunkPos;

/** The CRC32C of a row, over its key and all its values. */
final class RowChecksum {

  private RowChecksum() {}

  static int ofEntry(ChunkPos chunk, LogEntry entry) {
    ByteBuffer bytes = ByteBuffer.allocate(3 * 4 + 4 * 8 + 2 * 4);
    key(bytes, chunk).putLong(entry.term()).putLong(entry.index());
    bytes.putLong(entry.edit().author()).putLong(entry.edit().counter());
    bytes.putInt(entry.cell()).putInt(entry.block());
    CRC32C crc = new CRC32C();
    crc.update(bytes.array());
    return (int) crc.getValue();
  }

  static int ofSnapshot(ChunkPos chunk, long term, long index, byte[] voxels, byte[] answered) {
    CRC32C crc = new CRC32C();
    crc.update(key(ByteBuffer.allocate(3 * 4 + 2 * 8), chunk).putLong(term).putLong(index).array());
    crc.update(voxels);
    crc.update(answered);
    return (int) crc.getValue();
  }

  private static ByteBuffer key(ByteBuffer bytes, ChunkPos chunk) {
    return bytes.putInt(chunk.x()).putInt(chunk.y()).putInt(chunk.z());
  }
}
