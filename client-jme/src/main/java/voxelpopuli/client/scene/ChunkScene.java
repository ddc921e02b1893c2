package voxelpopuli.client.scene;

import com.jme3.material.MatParamOverride;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.shader.VarType;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.client.view.ChunkVertices;
import voxelpopuli.client.view.Pass;
import voxelpopuli.client.view.ReadyMeshes;
import voxelpopuli.client.view.UploadMeter;
import voxelpopuli.client.view.VertexList;
import voxelpopuli.world.voxel.ChunkPos;

/** All chunks on screen. */
public final class ChunkScene {

  /** Seconds in which a new chunk comes out of the fog. */
  private static final float FADE = 0.7f;

  /** How far a chunk has come out of the fog. */
  private static final class Fading {
    final Node node;
    final MatParamOverride share = new MatParamOverride(VarType.Float, "Fade", 0f);
    float seconds;

    Fading(Node node) {
      this.node = node;
      node.addMatParamOverride(share);
    }
  }

  private final Node root = new Node("chunks");
  private final Map<ChunkPos, Node> nodes = new HashMap<>();
  private final Map<ChunkPos, Fading> fading = new HashMap<>();
  private final TerrainMaterials materials;
  private final Anchor anchor;
  private final UploadMeter meter;
  private int changes;

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
    return nodes.size();
  }

  /** Takes over what is ready, as much as one frame may upload, and lets new chunks fade in. */
  public void update(ReadyMeshes ready, float seconds) {
    meter.nextFrame();
    for (Optional<ReadyMeshes.Ready> next = ready.poll(meter);
        next.isPresent();
        next = ready.poll(meter)) {
      show(next.get().chunk(), next.get().mesh());
    }
    Iterator<Fading> each = fading.values().iterator();
    while (each.hasNext()) {
      Fading one = each.next();
      one.seconds += seconds;
      one.share.setValue(Math.min(1, one.seconds / FADE));
      if (one.seconds >= FADE) {
        one.node.removeMatParamOverride(one.share);
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
    nodes.forEach((chunk, node) -> node.setLocalTranslation(anchor.place(chunk)));
  }

  private void show(ChunkPos chunk, ChunkVertices mesh) {
    Node node = nodes.get(chunk);
    if (mesh.isEmpty()) {
      if (node != null) {
        release(node);
        node.removeFromParent();
        nodes.remove(chunk);
        fading.remove(chunk);
      }
      return;
    }
    if (node == null) {
      node = new Node(chunk.toString());
      node.setLocalTranslation(anchor.place(chunk));
      root.attachChild(node);
      nodes.put(chunk, node);
      fading.put(chunk, new Fading(node));
    } else {
      changes++;
      release(node);
    }
    for (Pass pass : Pass.values()) {
      VertexList vertices = mesh.pass(pass);
      if (!vertices.isEmpty()) {
        node.attachChild(ChunkGeometry.of(pass.name(), pass, vertices, materials));
      }
    }
  }

  /** Gives the graphics card's memory back at once instead of when the collector finds out. */
  private static void release(Node node) {
    for (Spatial child : node.getChildren()) {
      for (VertexBuffer buffer : ((Geometry) child).getMesh().getBufferList()) {
        buffer.dispose();
      }
    }
    node.detachAllChildren();
  }
}
