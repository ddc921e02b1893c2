package voxelpopuli.client.art;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;

/** All tiles on one picture, so that whoever changes a painter can look at the result. */
public final class ContactSheet {

  private static final int SCALE = 4;
  private static final int COLUMNS = 10;
  private static final int GAP = 4;

  private ContactSheet() {}

  /** {@code ./sbt "client-jme/runMain voxelpopuli.client.art.ContactSheet tiles.png"}. */
  public static void main(String[] args) throws IOException {
    File file = new File(args.length > 0 ? args[0] : "tiles.png");
    ImageIO.write(draw(List.copyOf(TileArt.names())), "png", file);
    System.out.println("wrote " + file);
  }

  static BufferedImage draw(List<String> names) {
    int cell = Tile.SIZE * SCALE + GAP;
    int rows = (names.size() + COLUMNS - 1) / COLUMNS;
    BufferedImage sheet =
        new BufferedImage(COLUMNS * cell + GAP, rows * cell + GAP, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < names.size(); i++) {
      Tile tile = TileArt.draw(names.get(i));
      int left = GAP + i % COLUMNS * cell;
      int top = GAP + i / COLUMNS * cell;
      for (int y = 0; y < Tile.SIZE * SCALE; y++) {
        for (int x = 0; x < Tile.SIZE * SCALE; x++) {
          sheet.setRGB(left + x, top + y, tile.argb(x / SCALE, y / SCALE));
        }
      }
    }
    return sheet;
  }
}
