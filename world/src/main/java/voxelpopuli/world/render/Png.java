package voxelpopuli.world.render;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Writes pictures as PNG files. */
final class Png {

  private Png() {}

  static void write(BufferedImage image, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    if (!ImageIO.write(image, "png", file.toFile())) {
      throw new IOException("this Java cannot write PNG files");
    }
  }
}
