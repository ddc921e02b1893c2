package voxelpopuli.world.store;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Lists of edit ids as bytes: 16 each, nothing else. */
final class EditIds {

  private EditIds() {}

  static byte[] write(List<EditId> ids) {
    ByteBuffer bytes = ByteBuffer.allocate(ids.size() * 16);
    ids.forEach(id -> bytes.putLong(id.author()).putLong(id.counter()));
    return bytes.array();
  }

  static List<EditId> read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    List<EditId> ids = new ArrayList<>(bytes.length / 16);
    while (in.remaining() >= 16) {
      ids.add(new EditId(in.getLong(), in.getLong()));
    }
    return ids;
  }
}
