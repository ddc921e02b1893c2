package voxelpopuli.world.render;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Hit;
import voxelpopuli.world.body.Ray;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.voxel.Direction;

/**
 * Paints what a player sees, one ray a pixel, with the sun's shadows, haze in the distance and the
 * ground showing through water: slow beside a graphics card, but it needs none.
 */
final class ViewPicture {

  /** Blocks to the horizon; haze has swallowed all before that. */
  private static final double SIGHT = 720;

  private static final Vec3 TO_SUN = new Vec3(-0.48, 0.62, -0.62);
  private static final double SHADOW_REACH = 90;

  private static final int ZENITH = 0x4d8fd6;
  private static final int HORIZON = 0xcfe3f2;

  private final Scene scene;
  private final Camera camera;

  private ViewPicture(Scene scene, Camera camera) {
    this.scene = scene;
    this.camera = camera;
  }

  /** Paints on all cores; tells how many rows are done after each. */
  static BufferedImage of(Scene scene, Camera camera, int width, int height, IntConsumer done) {
    ViewPicture picture = new ViewPicture(scene, camera);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    IntStream.range(0, height)
        .parallel()
        .forEach(
            row -> {
              int[] line = picture.row(row, width, height);
              synchronized (image) {
                image.setRGB(0, row, width, 1, line, 0, width);
              }
              done.accept(1);
            });
    return image;
  }

  private int[] row(int row, int width, int height) {
    Scene.Glance glance = scene.glance();
    int[] line = new int[width];
    for (int i = 0; i < width; i++) {
      double x = (2.0 * i + 1 - width) / width;
      double y = (height - 1 - 2.0 * row) / width;
      line[i] = colour(glance, camera.gaze(x, y));
    }
    return line;
  }

  private int colour(Scene.Glance glance, Vec3 gaze) {
    Vec3 eye = camera.eye();
    Optional<Hit> first =
        Ray.cast(eye, gaze, SIGHT, (x, y, z) -> isThere(glance, x, y, z, eye, gaze));
    int sky = sky(gaze);
    if (first.isEmpty()) {
      return sky;
    }
    Hit hit = first.get();
    int colour = surface(glance, hit, gaze);
    if (Blocks.of(glance.at(hit.x(), hit.y(), hit.z())).liquid()) {
      colour = water(glance, hit, gaze, colour, sky);
    }
    double haze = hit.distance() / SIGHT;
    return MapColours.blend(colour, sky, Math.min(1, haze * haze * 1.1));
  }

  private static boolean isThere(Scene.Glance glance, int x, int y, int z, Vec3 eye, Vec3 gaze) {
    int id = glance.at(x, y, z);
    if (id == Blocks.AIR) {
      return false;
    }
    return Blocks.of(id).shape() != Block.Shape.CROSS || Tuft.meets(id, x, y, z, eye, gaze);
  }

  /** The bed through the water, tinted by the way that light goes in it, and a gleam of sky. */
  private int water(Scene.Glance glance, Hit hit, Vec3 gaze, int tint, int sky) {
    Optional<Hit> bed =
        Ray.cast(
            camera.eye(),
            gaze,
            SIGHT,
            (x, y, z) -> {
              Block block = Blocks.of(glance.at(x, y, z));
              return block.id() != Blocks.AIR && !block.liquid() && block.solid();
            });
    double way = bed.map(b -> b.distance() - hit.distance()).orElse(SIGHT);
    int below = bed.map(b -> surface(glance, b, gaze)).orElse(MapColours.DEEP);
    int seen = MapColours.blend(below, MapColours.SEA, Math.min(1, 0.3 + way / 14));
    double gleam = Math.pow(1 - Math.abs(gaze.y()), 4) * 0.6 + 0.08;
    return MapColours.blend(seen, sky, gleam);
  }

  private int surface(Scene.Glance glance, Hit hit, Vec3 gaze) {
    int id = glance.at(hit.x(), hit.y(), hit.z());
    Vec3 eye = camera.eye();
    double d = hit.distance();
    Vec3 at = eye.plus(gaze.x() * d, gaze.y() * d, gaze.z() * d);
    if (Blocks.of(id).shape() == Block.Shape.CROSS) {
      return MapColours.lit(Tuft.colour(id), 0.95);
    }
    int colour = Texture.of(id, hit, at);
    double light = shade(hit.face());
    Direction face = hit.face();
    Vec3 out = at.plus(face.dx * 0.01, face.dy * 0.01, face.dz * 0.01);
    if (facesSun(face) && isShaded(glance, out)) {
      light *= 0.62;
    } else if (facesSun(face)) {
      light *= 1.12;
    }
    return MapColours.lit(colour, light);
  }

  private static boolean isShaded(Scene.Glance glance, Vec3 at) {
    return Ray.cast(
            at,
            TO_SUN,
            SHADOW_REACH,
            (x, y, z) -> {
              Block block = Blocks.of(glance.at(x, y, z));
              return block.solid();
            })
        .isPresent();
  }

  private static boolean facesSun(Direction face) {
    return face.dx * TO_SUN.x() + face.dy * TO_SUN.y() + face.dz * TO_SUN.z() > 0;
  }

  private static double shade(Direction face) {
    return switch (face) {
      case UP -> 1.0;
      case NORTH -> 0.92;
      case WEST -> 0.86;
      case SOUTH -> 0.66;
      case EAST -> 0.7;
      case DOWN -> 0.5;
    };
  }

  private static int sky(Vec3 gaze) {
    double up = Math.max(0, gaze.y());
    return MapColours.blend(HORIZON, ZENITH, Math.min(1, up * 2.2 / (0.35 + up) * 0.75));
  }
}
