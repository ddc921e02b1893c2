package voxelpopuli.world.codec;

/**
 * The looks (block, corners, light) of the last quads, the latest first. A quad names its look by
 * how recently it was used, which is a small number: neighbours look alike. Encoder and decoder
 * keep the same list; it is short, so that no message can make searching it slow.
 */
final class RecentLooks {

  static final int MOST = 64;

  private final int[] looks = new int[MOST];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** Place of the look, 0 for the latest; {@link #size} if it is not there. */
  int find(int look) {
    int place = 0;
    while (place < size && looks[place] != look) {
      place++;
    }
    return place;
  }

  int get(int place) {
    return looks[place];
  }

  /** The latest, or that of an open stone face in daylight if there is none yet. */
  int latest() {
    return size == 0 ? 0xf0ff01 : looks[0];
  }

  /** Brings the look at a place to the front; a place of {@link #size} adds it. */
  void use(int place, int look) {
    int end = Math.min(place, MOST - 1);
    size = Math.max(size, end + 1);
    System.arraycopy(looks, 0, looks, 1, end);
    looks[0] = look;
  }
}
