package voxelpopuli.client.hud;

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
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Flat shapes of the size of one pixel, to be scaled and placed. */
final class Flat {

  private Flat() {}

  static Geometry rectangle(AssetManager assets, ColorRGBA colour) {
    Material material = material(assets);
    material.setColor("Color", colour);
    return geometry(material);
  }

  /**
   * @param argb square picture, rows from the top
   */
  static Geometry picture(AssetManager assets, int[] argb, int side) {
    ByteBuffer bytes = ByteBuffer.allocateDirect(argb.length * 4).order(ByteOrder.nativeOrder());
    for (int y = side - 1; y >= 0; y--) {
      for (int x = 0; x < side; x++) {
        int p = argb[y * side + x];
        bytes.put((byte) (p >> 16)).put((byte) (p >> 8)).put((byte) p).put((byte) (p >>> 24));
      }
    }
    bytes.flip();
    Texture2D texture =
        new Texture2D(new Image(Image.Format.RGBA8, side, side, bytes, ColorSpace.Linear));
    texture.setMagFilter(Texture.MagFilter.Nearest);
    Material material = material(assets);
    material.setTexture("ColorMap", texture);
    return geometry(material);
  }

  private static Material material(AssetManager assets) {
    Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
    material.getAdditionalRenderState().setBlendMode(RenderState.BlendMode.Alpha);
    return material;
  }

  private static Geometry geometry(Material material) {
    Geometry geometry = new Geometry("flat", new Quad(1, 1));
    geometry.setMaterial(material);
    return geometry;
  }
}
