package voxelpopuli.client.scene;

import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import java.nio.ByteBuffer;
import voxelpopuli.client.view.Pass;
import voxelpopuli.client.view.VertexList;

/** Turns a list of vertices into the engine's geometry. */
final class ChunkGeometry {

  private ChunkGeometry() {}

  static Geometry of(String name, Pass pass, VertexList vertices, TerrainMaterials materials) {
    Geometry geometry = new Geometry(name, mesh(vertices));
    geometry.setMaterial(materials.of(pass));
    geometry.setQueueBucket(
        pass == Pass.BLENDED ? RenderQueue.Bucket.Transparent : RenderQueue.Bucket.Opaque);
    return geometry;
  }

  private static Mesh mesh(VertexList vertices) {
    Mesh mesh = new Mesh();
    set(mesh, VertexBuffer.Type.Position, 4, VertexBuffer.Format.Short, vertices.places());
    set(mesh, VertexBuffer.Type.TexCoord, 4, VertexBuffer.Format.UnsignedByte, vertices.looks());
    boolean wide = vertices.wideIndices();
    VertexBuffer.Format format =
        wide ? VertexBuffer.Format.UnsignedInt : VertexBuffer.Format.UnsignedShort;
    set(mesh, VertexBuffer.Type.Index, 3, format, vertices.indices());
    mesh.updateCounts();
    mesh.setStatic();
    // The engine can only measure meshes of floats, so the bounds come from us.
    mesh.setBound(
        new BoundingBox(
            new Vector3f(vertices.low(0), vertices.low(1), vertices.low(2)),
            new Vector3f(vertices.high(0), vertices.high(1), vertices.high(2))));
    return mesh;
  }

  private static void set(
      Mesh mesh,
      VertexBuffer.Type type,
      int components,
      VertexBuffer.Format format,
      ByteBuffer bytes) {
    VertexBuffer buffer = new VertexBuffer(type);
    buffer.setupData(
        VertexBuffer.Usage.Static,
        components,
        format,
        switch (format) {
          case Short, UnsignedShort -> bytes.asShortBuffer();
          case UnsignedInt -> bytes.asIntBuffer();
          default -> bytes;
        });
    mesh.setBuffer(buffer);
  }
}
