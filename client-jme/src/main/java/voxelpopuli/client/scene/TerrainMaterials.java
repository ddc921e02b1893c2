package voxelpopuli.client.scene;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.texture.TextureArray;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import voxelpopuli.client.view.Pass;

/** The materials of chunk meshes, one a pass, which share light and fog. */
public final class TerrainMaterials {

  private static final String DEFINITION = "Voxel/Terrain.j3md";

  /** Water's drift wraps here, in seconds, where both its speeds have moved whole tiles. */
  private static final double DRIFT_WRAP = 50;

  private final Map<Pass, Material> materials = new EnumMap<>(Pass.class);

  public TerrainMaterials(AssetManager assets, List<String> tiles) {
    TextureArray textures = TileTextures.upload(tiles);
    for (Pass pass : Pass.values()) {
      Material material = new Material(assets, DEFINITION);
      material.setTexture("Tiles", textures);
      materials.put(pass, material);
    }
    materials.get(Pass.CUTOUT).setBoolean("Cutout", true);
    Material blended = materials.get(Pass.BLENDED);
    blended.setBoolean("Blended", true);
    blended.getAdditionalRenderState().setBlendMode(RenderState.BlendMode.Alpha);
    // Seen from below too: whoever dives looks up at the surface's back.
    blended.getAdditionalRenderState().setFaceCullMode(RenderState.FaceCullMode.Off);
  }

  public Material of(Pass pass) {
    return materials.get(pass);
  }

  /** Sets light and fog for the next frame. */
  public void light(Atmosphere air) {
    for (Material material : materials.values()) {
      air.applyTo(material);
      material.setFloat("Seconds", (float) (air.seconds() % DRIFT_WRAP));
    }
  }
}
