package voxelpopuli.world.chunk;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.nature.Nature;
import voxelpopuli.world.peer.Grains;
import voxelpopuli.world.protocol.ChunkBytes;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.store.LogEntry;
import voxelpopuli.world.store.SavedChunk;
import voxelpopuli.world.voxel.Voxels;

/**
 * A chunk's blocks as the log made them, and which edits are in them or on their way.
 *
 * <p>Terrain until the first edit; then the log's snapshot and its entries, in order.
 */
final class ChunkContent {

  /** What is to be done with an edit that arrived. */
  enum Verdict {
    /** It is new: propose it. */
    PROPOSE,
    /** It is in the chunk already: say so. */
    DONE,
    /** It was proposed and not committed yet: its answer comes with the commit. */
    UNDER_WAY,
    /** There is no such block, or no such place. */
    REFUSED
  }

  private final Voxels voxels;
  private final AnsweredEdits answered = new AnsweredEdits();
  private final Set<EditId> underWay = new HashSet<>();

  /** Whether the log has, or will have, the chunk as it was before its first edit. */
  private boolean founded;

  private long term;
  private long index;
  private long snapshotIndex;

  private ChunkContent(Voxels voxels) {
    this.voxels = voxels;
  }

  /** A chunk that nobody ever edited. */
  static ChunkContent untouched(Voxels terrain) {
    return new ChunkContent(terrain.snapshot());
  }

  /** An edited chunk; {@code snapshot} is the saved one's voxels, decoded. */
  static ChunkContent restored(SavedChunk saved, Voxels snapshot) {
    ChunkContent content = new ChunkContent(snapshot.snapshot());
    content.founded = true;
    content.term = saved.term();
    content.index = saved.index();
    content.snapshotIndex = saved.index();
    saved.answered().forEach(content.answered::add);
    saved.entries().forEach(content::apply);
    return content;
  }

  Voxels voxels() {
    return voxels;
  }

  /** The voxels as bytes. */
  byte[] encoded() {
    return ChunkBytes.voxels(voxels);
  }

  /** The whole chunk, to be the log's beginning, as long as nothing of it was proposed. */
  Optional<byte[]> genesis() {
    return founded ? Optional.empty() : Optional.of(encoded());
  }

  boolean edited() {
    return index > 0;
  }

  long term() {
    return term;
  }

  long index() {
    return index;
  }

  boolean isFounded() {
    return founded;
  }

  /** The first edits were proposed together with {@link #genesis}. */
  void founded() {
    founded = true;
  }

  /** Entries since the last snapshot. */
  long sinceSnapshot() {
    return index - snapshotIndex;
  }

  void snapshotTaken() {
    snapshotIndex = index;
  }

  List<EditId> answered() {
    return answered.all();
  }

  /** Whether proposed edits are not committed yet: what the blocks will be is then not known. */
  boolean awaitsCommit() {
    return !underWay.isEmpty();
  }

  /** Something that nature does is to be proposed. */
  void natural(EditId id) {
    underWay.add(id);
  }

  /** Judges an edit; one to be proposed counts as under way from now on. */
  Verdict judge(EditId id, int cell, int block) {
    if (answered.contains(id)) {
      return Verdict.DONE;
    }
    if (underWay.contains(id)) {
      return Verdict.UNDER_WAY;
    }
    if (cell < 0 || cell >= Voxels.VOLUME || !Blocks.exists(block)) {
      return Verdict.REFUSED;
    }
    underWay.add(id);
    return Verdict.PROPOSE;
  }

  /** Judges a grain that falls in: it needs a cell that gives way. */
  Verdict judgeGrain(Grains.Grain grain) {
    boolean known = answered.contains(grain.id()) || underWay.contains(grain.id());
    return known || Nature.givesWay(voxels.get(grain.cell()))
        ? judge(grain.id(), grain.cell(), grain.block())
        : Verdict.REFUSED;
  }

  /** Puts a committed entry into the voxels; gives the block that was there. */
  int apply(LogEntry entry) {
    int before = voxels.get(entry.cell());
    int cell = entry.cell();
    voxels.set(cell >> 10, cell >> 5 & 31, cell & 31, entry.block());
    term = entry.term();
    index = entry.index();
    underWay.remove(entry.edit());
    if (!entry.edit().isNatures()) {
      answered.add(entry.edit());
    }
    return before;
  }
}
