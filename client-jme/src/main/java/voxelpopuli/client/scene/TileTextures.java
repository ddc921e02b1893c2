package voxelpopuli.client.scene;

import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.TextureArray;
import com.jme3.texture.image.ColorSpace;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.client.art.MipMaps;
import voxelpopuli.client.art.Tile;
import voxelpopuli.client.art.TileArt;

/**
 * All tiles as one texture array.
 *
 * <p>An array and not one big picture, because a merged face repeats its tile many times over, and
 * because a layer's smaller copies contain nothing of the next layer.
 */
final class TileTextures {

  private TileTextures() {}

  /** One layer a name, in that order. */
  static TextureArray upload(List<String> names) {
    List<Image> layers = new ArrayList<>();
    for (String name : names) {
      layers.add(image(MipMaps.of(TileArt.draw(name))));
    }
    TextureArray array = new TextureArray(layers);
    array.setWrap(Texture.WrapMode.Repeat);
    array.setMagFilter(Texture.MagFilter.Nearest);
    // Nearest within a level keeps pixels crisp close by; between levels a blend avoids a visible
    // line on the ground.
    array.setMinFilter(Texture.MinFilter.NearestLinearMipMap);
    return array;
  }

  private static Image image(List<Tile> levels) {
    int[] sizes = levels.stream().mapToInt(level -> level.pixels().length * 4).toArray();
    int total = 0;
    for (int size : sizes) {
      total += size;
    }
    ByteBuffer bytes = ByteBuffer.allocateDirect(total).order(ByteOrder.nativeOrder());
    for (Tile level : levels) {
      // Row 0 of a tile is its top; row 0 of a texture is its bottom.
      for (int y = level.size() - 1; y >= 0; y--) {
        for (int x = 0; x < level.size(); x++) {
          int argb = level.argb(x, y);
          bytes
              .put((byte) (argb >> 16))
              .put((byte) (argb >> 8))
              .put((byte) argb)
              .put((byte) (argb >>> 24));
        }
      }
    }
    bytes.flip();
    int side = levels.get(0).size();
    return new Image(Image.Format.RGBA8, side, side, bytes, sizes, ColorSpace.Linear);
  }
}
