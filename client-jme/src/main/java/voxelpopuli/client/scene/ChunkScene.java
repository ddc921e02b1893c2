package voxelpopuli.client.scene;

import com.jme3.material.MatParamOverride;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.shader.VarType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.client.view.ChunkVertices;
import voxelpopuli.client.view.Pass;
import voxelpopuli.client.view.ReadyMeshes;
import voxelpopuli.client.view.UploadMeter;
import voxelpopuli.client.view.VertexList;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.voxel.ChunkPos;

/** All chunks on screen. */
public final class ChunkScene {

  /** Seconds in which a new chunk comes out of the fog. */
  private static final float FADE = 0.7f;

  /**
   * Chunks from the eye beyond which faces that no light reaches are left out. They are the inside
   * of caves: from so far one sees at most the mouth, which has light.
   */
  private static final int DARK_REACH = 3;

  /** One chunk: its node, and its passes that have faces. */
  private static final class Shown {
    final Node node;
    final MatParamOverride fade = new MatParamOverride(VarType.Float, "Fade", 0f);
    List<ChunkPart> parts = List.of();

    Shown(ChunkPos chunk) {
      node = new Node(chunk.toString());
      node.addMatParamOverride(fade);
    }

    void clear() {
      parts.forEach(ChunkPart::release);
      parts = List.of();
      node.detachAllChildren();
    }
  }

  private final Node root = new Node("chunks");
  private final Map<ChunkPos, Shown> shown = new HashMap<>();
  private final Map<ChunkPos, Float> fading = new HashMap<>();
  private final TerrainMaterials materials;
  private final Anchor anchor;
  private final UploadMeter meter;
  private int changes;
  private boolean whole;

  public ChunkScene(TerrainMaterials materials, Anchor anchor, UploadMeter meter) {
    this.materials = materials;
    this.anchor = anchor;
    this.meter = meter;
  }

  public Spatial spatial() {
    return root;
  }

  /** How many times a chunk on screen got another mesh. */
  public int changes() {
    return changes;
  }

  public int chunks() {
    return shown.size();
  }

  /** Draws all faces, also those that cannot be seen, as the source text does; for comparisons. */
  public void drawWhole(boolean whole) {
    this.whole = whole;
  }

  /** Takes over what is ready, as much as one frame may upload, and lets new chunks fade in. */
  public void update(ReadyMeshes ready, Vec3 eye, float seconds) {
    meter.nextFrame();
    for (Optional<ReadyMeshes.Ready> next = ready.poll(meter);
        next.isPresent();
        next = ready.poll(meter)) {
      show(next.get().chunk(), next.get().mesh());
    }
    for (Map.Entry<ChunkPos, Shown> entry : shown.entrySet()) {
      look(entry.getKey(), entry.getValue(), eye);
    }
    Iterator<Map.Entry<ChunkPos, Float>> each = fading.entrySet().iterator();
    while (each.hasNext()) {
      Map.Entry<ChunkPos, Float> one = each.next();
      Shown chunk = shown.get(one.getKey());
      one.setValue(one.getValue() + seconds);
      chunk.fade.setValue(Math.min(1, one.getValue() / FADE));
      if (one.getValue() >= FADE) {
        chunk.node.removeMatParamOverride(chunk.fade);
        each.remove();
      }
    }
  }

  /** Whether every chunk is fully there. */
  public boolean still() {
    return fading.isEmpty();
  }

  /** Puts every chunk where it belongs after the anchor has moved. */
  public void placeAnew() {
    shown.forEach((chunk, one) -> one.node.setLocalTranslation(anchor.place(chunk)));
  }

  private void look(ChunkPos chunk, Shown one, Vec3 eye) {
    float[] place = {
      (float) (eye.x() - chunk.blockX()),
      (float) (eye.y() - chunk.blockY()),
      (float) (eye.z() - chunk.blockZ())
    };
    boolean near = true;
    for (float coordinate : place) {
      near &= Math.abs(Math.floorDiv((int) Math.floor(coordinate), 32)) <= DARK_REACH;
    }
    for (ChunkPart part : one.parts) {
      meter.take(part.look(place, near, whole, meter.isSpent()));
    }
  }

  private void show(ChunkPos chunk, ChunkVertices mesh) {
    Shown one = shown.get(chunk);
    if (mesh.isEmpty()) {
      if (one != null) {
        one.clear();
        one.node.removeFromParent();
        shown.remove(chunk);
        fading.remove(chunk);
      }
      return;
    }
    if (one == null) {
      one = new Shown(chunk);
      one.node.setLocalTranslation(anchor.place(chunk));
      root.attachChild(one.node);
      shown.put(chunk, one);
      fading.put(chunk, 0f);
    } else {
      changes++;
      one.clear();
    }
    List<ChunkPart> parts = new ArrayList<>();
    for (Pass pass : Pass.values()) {
      VertexList vertices = mesh.pass(pass);
      if (!vertices.isEmpty()) {
        ChunkPart part = new ChunkPart(pass, vertices, materials);
        parts.add(part);
        one.node.attachChild(part.geometry());
      }
    }
    one.parts = parts;
  }
}
