package voxelpopuli.client.art;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Words built of blocks: each letter is five blocks wide and seven high. */
public final class Lettering {

  private static final int HIGH = 7;

  /** Rows from the top, # is a block. One blank column follows each letter. */
  private static final String[] SHAPES = {
    "A.###.#...##...#######...##...##...#", "B####.#...##...#####.#...##...#####.",
    "C.#####....#....#....#....#.....####", "D####.#...##...##...##...##...#####.",
    "E######....#....####.#....#....#####", "F######....#....####.#....#....#....",
    "G.#####....#....#..###...##...#.####", "H#...##...##...#######...##...##...#",
    "I#####..#....#....#....#....#..#####", "J..###...#....#....#.#..#.#..#..##..",
    "K#...##..#.#.#..##...#.#..#..#.#...#", "L#....#....#....#....#....#....#####",
    "M#...###.###.#.##.#.##...##...##...#", "N#...###..##.#.##..###...##...##...#",
    "O.###.#...##...##...##...##...#.###.", "P####.#...##...#####.#....#....#....",
    "Q.###.#...##...##...##.#.##..#..##.#", "R####.#...##...#####.#.#..#..#.#...#",
    "S.#####....#.....###.....#....#####.", "T#####..#....#....#....#....#....#..",
    "U#...##...##...##...##...##...#.###.", "V#...##...##...##...#.#.#..#.#...#..",
    "W#...##...##...##.#.##.#.###.###...#", "X#...##...#.#.#...#...#.#.#...##...#",
    "Y#...##...#.#.#...#....#....#....#..", "Z#####....#...#...#...#...#....#####",
  };

  private static final Map<Character, String> LETTERS = new HashMap<>();

  static {
    for (String shape : SHAPES) {
      LETTERS.put(shape.charAt(0), shape.substring(1));
    }
  }

  private Lettering() {}

  /** Blocks that a word is wide. */
  public static int width(String word) {
    return Math.max(0, word.length() * 6 - 1);
  }

  /** Whether a word has a block there; anything that is no letter is a gap. */
  static boolean block(String word, int column, int row) {
    int letter = column / 6;
    if (column < 0 || row < 0 || row >= HIGH || letter >= word.length() || column % 6 == 5) {
      return false;
    }
    String shape = LETTERS.get(word.toUpperCase(Locale.ROOT).charAt(letter));
    return shape != null && shape.charAt(row * 5 + column % 6) == '#';
  }

  /**
   * The word built of grass, earth and stone as the land is: grass where nothing lies above, stone
   * deep down.
   */
  public static Picture ofLand(String word) {
    int edge = Tile.SIZE;
    int drop = edge / 4;
    Picture picture = new Picture(width(word) * edge + drop, HIGH * edge + drop);
    Tile grass = TileArt.draw("grass side");
    Tile dirt = TileArt.draw("dirt");
    Tile stone = TileArt.draw("stone");
    for (int row = 0; row < HIGH; row++) {
      for (int column = 0; column < width(word); column++) {
        if (block(word, column, row)) {
          shadow(picture, column * edge + drop, row * edge + drop);
        }
      }
    }
    for (int row = 0; row < HIGH; row++) {
      for (int column = 0; column < width(word); column++) {
        if (block(word, column, row)) {
          boolean bare = !block(word, column, row - 1);
          Tile tile = row >= 5 ? stone : bare ? grass : dirt;
          picture.tile(tile, column * edge, row * edge, bare && row > 0 && row < 5 ? 1.0 : 1.12);
        }
      }
    }
    return picture;
  }

  /** One block to a pixel, for headings. */
  public static Picture plain(String word, int argb) {
    Picture picture = new Picture(Math.max(1, width(word)), HIGH);
    for (int row = 0; row < HIGH; row++) {
      for (int column = 0; column < width(word); column++) {
        if (block(word, column, row)) {
          picture.set(column, row, argb);
        }
      }
    }
    return picture;
  }

  private static void shadow(Picture picture, int left, int top) {
    for (int y = top; y < top + Tile.SIZE; y++) {
      for (int x = left; x < left + Tile.SIZE; x++) {
        picture.set(x, y, 0xb0080a10);
      }
    }
  }
}
