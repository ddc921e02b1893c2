package voxelpopuli.world.peer;

import voxelpopuli.world.store.EditId;
import voxelpopuli.world.voxel.ChunkPos;

/** Sand and gravel that fall from one chunk into the one below, whoever owns the two. */
public final class Grains {

  private Grains() {}

  /**
   * A grain that wants in.
   *
   * @param chunk the chunk below
   * @param id the same when it is handed over again, so that it is taken once
   * @param cell its cell there, in the topmost layer
   */
  public record Grain(ChunkPos chunk, EditId id, int cell, int block) {}

  /** Whether it was taken. If so, it is durable below and to be removed above. */
  public record Taken(EditId id, boolean taken) {}
}
