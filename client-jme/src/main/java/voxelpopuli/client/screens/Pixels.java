package voxelpopuli.client.screens;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import voxelpopuli.client.art.Picture;

/** Pictures and plain colours as the engine draws them, pixel by pixel. */
final class Pixels {

  private Pixels() {}

  static Texture2D texture(Picture picture) {
    ByteBuffer bytes = BufferUtils.createByteBuffer(picture.width() * picture.height() * 4);
    for (int y = picture.height() - 1; y >= 0; y--) {
      for (int x = 0; x < picture.width(); x++) {
        int p = picture.at(x, y);
        bytes.put((byte) (p >> 16)).put((byte) (p >> 8)).put((byte) p).put((byte) (p >>> 24));
      }
    }
    bytes.flip();
    Texture2D texture =
        new Texture2D(
            new Image(
                Image.Format.RGBA8, picture.width(), picture.height(), bytes, ColorSpace.Linear));
    texture.setMagFilter(Texture.MagFilter.Nearest);
    texture.setMinFilter(Texture.MinFilter.BilinearNoMipMaps);
    return texture;
  }

  /** A shape of the picture's size, times a factor. */
  static Geometry shape(AssetManager assets, Picture picture, float factor) {
    Geometry geometry =
        new Geometry("picture", new Quad(picture.width() * factor, picture.height() * factor));
    Material material = material(assets);
    material.setTexture("ColorMap", texture(picture));
    geometry.setMaterial(material);
    return geometry;
  }

  /** One pixel of a colour, to be scaled. */
  static Geometry plain(AssetManager assets, ColorRGBA colour) {
    Geometry geometry = new Geometry("plain", new Quad(1, 1));
    Material material = material(assets);
    material.setColor("Color", colour);
    geometry.setMaterial(material);
    return geometry;
  }

  static Material material(AssetManager assets) {
    Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
    material.getAdditionalRenderState().setBlendMode(RenderState.BlendMode.Alpha);
    return material;
  }

  /** A block's face in white: light at the upper edges, dark at the lower ones, to be tinted. */
  static Picture bevel() {
    int side = 8;
    Picture picture = new Picture(side, side);
    for (int i = 0; i < side * side; i++) {
      int x = i % side;
      int y = i / side;
      boolean rim = x == 0 || y == 0 || x == side - 1 || y == side - 1;
      int level = 0xd8;
      if (rim) {
        level = 0x38;
      } else if (y == 1) {
        level = 0xff;
      } else if (y == side - 2) {
        level = 0x98;
      }
      picture.argb()[i] = 0xff000000 | level * 0x010101;
    }
    return picture;
  }
}
