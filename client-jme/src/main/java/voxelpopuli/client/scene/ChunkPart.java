package voxelpopuli.client.scene;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import voxelpopuli.client.view.FaceGroups;
import voxelpopuli.client.view.Pass;
import voxelpopuli.client.view.VertexList;

/** One pass of one chunk as the engine's geometry, of which only the groups in sight are drawn. */
final class ChunkPart {

  private final Geometry geometry;
  private final FaceGroups groups;
  private final float[] low;
  private final float[] high;
  // Water is seen from both sides, and there is little of it.
  private final boolean whole;
  private int mask = FaceGroups.ALL;

  ChunkPart(Pass pass, VertexList vertices, TerrainMaterials materials) {
    groups = vertices.groups();
    low = new float[] {vertices.low(0), vertices.low(1), vertices.low(2)};
    high = new float[] {vertices.high(0), vertices.high(1), vertices.high(2)};
    whole = pass == Pass.BLENDED;
    geometry = new Geometry(pass.name(), mesh(vertices));
    geometry.setMaterial(materials.of(pass));
    geometry.setQueueBucket(
        pass == Pass.BLENDED ? RenderQueue.Bucket.Transparent : RenderQueue.Bucket.Opaque);
  }

  Geometry geometry() {
    return geometry;
  }

  /**
   * Draws what an eye can see.
   *
   * @param eye in the chunk's coordinates
   * @param dark whether faces in the dark are near enough
   * @param all draw everything, whatever can be seen
   * @param hurry leave for another frame what can wait
   * @return bytes that go to the graphics card for it
   */
  int look(float[] eye, boolean dark, boolean all, boolean hurry) {
    int wanted = all || whole ? FaceGroups.ALL : FaceGroups.seen(eye, low, high, dark);
    if (wanted == mask || hurry && !FaceGroups.urgent(mask, wanted)) {
      return 0;
    }
    boolean same = groups.faces(mask & wanted) == groups.faces(mask | wanted);
    mask = wanted;
    if (same) {
      return 0;
    }
    boolean none = groups.faces(mask) == 0;
    geometry.setCullHint(none ? Spatial.CullHint.Always : Spatial.CullHint.Inherit);
    if (none) {
      return 0;
    }
    ByteBuffer indices = groups.indices(mask);
    Mesh mesh = geometry.getMesh();
    mesh.getBuffer(VertexBuffer.Type.Index).updateData(typed(indices, indexFormat()));
    mesh.updateCounts();
    return indices.remaining();
  }

  /** Gives the graphics card's memory back at once instead of when the collector finds out. */
  void release() {
    for (VertexBuffer buffer : geometry.getMesh().getBufferList()) {
      buffer.dispose();
    }
  }

  private Mesh mesh(VertexList vertices) {
    Mesh mesh = new Mesh();
    set(mesh, VertexBuffer.Type.Position, 4, VertexBuffer.Format.Short, vertices.places());
    set(mesh, VertexBuffer.Type.TexCoord, 4, VertexBuffer.Format.UnsignedByte, vertices.looks());
    set(mesh, VertexBuffer.Type.Index, 3, indexFormat(), groups.indices(mask));
    mesh.updateCounts();
    // The engine can only measure meshes of floats, so the bounds come from us.
    mesh.setBound(
        new BoundingBox(
            new Vector3f(low[0], low[1], low[2]), new Vector3f(high[0], high[1], high[2])));
    return mesh;
  }

  private VertexBuffer.Format indexFormat() {
    return groups.wide() ? VertexBuffer.Format.UnsignedInt : VertexBuffer.Format.UnsignedShort;
  }

  private static void set(
      Mesh mesh,
      VertexBuffer.Type type,
      int components,
      VertexBuffer.Format format,
      ByteBuffer bytes) {
    VertexBuffer buffer = new VertexBuffer(type);
    buffer.setupData(VertexBuffer.Usage.Static, components, format, typed(bytes, format));
    mesh.setBuffer(buffer);
  }

  private static Buffer typed(ByteBuffer bytes, VertexBuffer.Format format) {
    return switch (format) {
      case Short, UnsignedShort -> bytes.asShortBuffer();
      case UnsignedInt -> bytes.asIntBuffer();
      default -> bytes;
    };
  }
}
