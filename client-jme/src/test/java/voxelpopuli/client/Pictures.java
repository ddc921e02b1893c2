package voxelpopuli.client;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;

/** Looks at screenshots. */
final class Pictures {

  /** A channel that differs by less than this is the same to the eye. */
  private static final int TOLERANCE = 12;

  private Pictures() {}

  static BufferedImage read(Path file) throws IOException {
    return ImageIO.read(file.toFile());
  }

  /** Share of the pixels that differ in the middle part of two pictures of one size. */
  static double difference(BufferedImage a, BufferedImage b, double part) {
    int width = a.getWidth();
    int height = a.getHeight();
    int left = (int) (width * (1 - part) / 2);
    int top = (int) (height * (1 - part) / 2);
    int different = 0;
    int all = 0;
    for (int y = top; y < height - top; y++) {
      for (int x = left; x < width - left; x++) {
        all++;
        different += differs(a.getRGB(x, y), b.getRGB(x, y)) ? 1 : 0;
      }
    }
    return (double) different / all;
  }

  /** How many colours a picture has, each channel in 32 steps: a broken shader gives a handful. */
  static int colours(BufferedImage picture) {
    Set<Integer> seen = new HashSet<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        seen.add(picture.getRGB(x, y) & 0xf8f8f8);
      }
    }
    return seen.size();
  }

  private static boolean differs(int a, int b) {
    for (int shift = 0; shift < 24; shift += 8) {
      if (Math.abs((a >> shift & 255) - (b >> shift & 255)) > TOLERANCE) {
        return true;
      }
    }
    return false;
  }
}
