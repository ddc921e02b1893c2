package voxelpopuli.world.codec;

import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;

/**
 * zstd with contexts that are used again and again: making one costs more than packing a chunk.
 * Frames carry no size and no checksum; those who store or send them have their own.
 */
final class Packer implements AutoCloseable {

  /** Level 1: only chunks without much order come here, and the next levels find none either. */
  private static final int LEVEL = 1;

  private final ZstdCompressCtx compress = new ZstdCompressCtx();
  private final ZstdDecompressCtx decompress = new ZstdDecompressCtx();

  Packer() {
    compress.setLevel(LEVEL);
    compress.setContentSize(false);
    compress.setChecksum(false);
    compress.setDictID(false);
    compress.setMagicless(true);
    decompress.setMagicless(true);
  }

  /**
   * Packs an array.
   *
   * @return how many bytes; at least the source's length if they do not shrink
   */
  int pack(byte[] source, byte[] target, int at) {
    try {
      return compress.compressByteArray(target, at, target.length - at, source, 0, source.length);
    } catch (ZstdException noRoom) {
      return source.length;
    }
  }

  /**
   * Unpacks into an array whose size is the bound.
   *
   * @return how many bytes
   */
  int unpack(byte[] source, int from, int length, byte[] target) throws MalformedException {
    try {
      return decompress.decompressByteArray(target, 0, target.length, source, from, length);
    } catch (ZstdException e) {
      throw new MalformedException("not a zstd frame of at most " + target.length + " bytes");
    }
  }

  @Override
  public void close() {
    compress.close();
    decompress.close();
  }
}
