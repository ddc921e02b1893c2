package voxelpopuli.client.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import voxelpopuli.client.play.LoadedBlocks;
import voxelpopuli.client.view.LocalMesher;
import voxelpopuli.client.view.MeshWorks;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/**
 * Our own edits until their owners have answered: shown at once, taken back when refused.
 *
 * <p>Blocks are what the owners say with our open edits put into them. Meshes are what the owners
 * sent with guessed slices over them; a guess goes when the true slice comes after its edit, when
 * the edit is refused, or some time after the answer. Confined to the thread that hears of the
 * world.
 */
final class OwnEdits {

  /** A neighbour's slices come a little after the answer; later, they are not coming. */
  private static final long LINGER_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** Answers kept that came before we heard of the edit. */
  private static final int EARLY = 256;

  private static final class Own {
    final BlockPos pos;
    final int block;
    boolean landed;

    Own(BlockPos pos, int block) {
      this.pos = pos;
      this.block = block;
    }
  }

  private final LoadedBlocks blocks;
  private final MeshWorks meshes;
  private final Optional<LocalMesher> mesher;
  private final Map<Long, Own> open = new LinkedHashMap<>();
  private final Map<ChunkPos, Voxels> truth = new HashMap<>();
  private final Map<ChunkPos, Map<Integer, Long>> guesses = new HashMap<>();
  private final Map<Long, Long> answered = new HashMap<>();
  private final Set<Long> early = new LinkedHashSet<>();

  /**
   * @param mesher none to show only what owners sent
   */
  OwnEdits(LoadedBlocks blocks, MeshWorks meshes, Optional<LocalMesher> mesher) {
    this.blocks = blocks;
    this.meshes = meshes;
    this.mesher = mesher;
  }

  int open() {
    return open.size();
  }

  /** We asked for this edit. */
  void made(long id, BlockPos pos, int block) {
    Voxels seen = blocks.voxels(pos.chunk());
    if (early.remove(id) || seen == null || mesher.isEmpty()) {
      return;
    }
    truth.putIfAbsent(pos.chunk(), seen);
    open.put(id, new Own(pos, block));
    show(id, pos, block);
  }

  /** A chunk came whole, or a block of it changed: this is what its owner says now. */
  void heard(ChunkPos chunk, Voxels voxels) {
    for (Own edit : open.values()) {
      BlockPos pos = edit.pos;
      edit.landed |=
          pos.chunk().equals(chunk)
              && voxels.get(pos.x() & 31, pos.y() & 31, pos.z() & 31) == edit.block;
    }
    blocks.put(chunk, withOpen(chunk, voxels));
  }

  /** True slices came: guesses of edits that the owner has made are over. */
  void heard(ChunkPos chunk, List<MeshSlice> slices) {
    Map<Integer, Long> here = guesses.get(chunk);
    if (here == null) {
      return;
    }
    List<Integer> over = new ArrayList<>();
    for (MeshSlice slice : slices) {
      Long edit = here.get(slice.number());
      if (edit != null && (!open.containsKey(edit) || open.get(edit).landed)) {
        over.add(slice.number());
      }
    }
    forget(chunk, over);
  }

  void acknowledged(long id, long nanos) {
    Own edit = open.remove(id);
    if (edit == null) {
      remember(id);
      return;
    }
    answered.put(id, nanos);
    know(edit.pos, edit.block);
    settle(edit.pos.chunk());
  }

  /** Takes an edit back, with all that was guessed on top of it. */
  void refused(long id, BlockPos pos, int trueBlock) {
    Own edit = open.remove(id);
    if (edit == null) {
      remember(id);
      return;
    }
    if (trueBlock != WorldEvent.EditRefused.UNKNOWN) {
      know(pos, trueBlock);
    }
    guessAnew();
    settle(pos.chunk());
  }

  /** The world is lost to this client: nobody will answer. */
  void forgetAll() {
    List<ChunkPos> touched = List.copyOf(truth.keySet());
    open.clear();
    guessAnew();
    touched.forEach(this::settle);
  }

  void unloaded(ChunkPos chunk) {
    truth.remove(chunk);
    guesses.remove(chunk);
    open.values().removeIf(edit -> edit.pos.chunk().equals(chunk));
  }

  /** Lets go of guesses whose edits were answered a while ago. */
  void sweep(long nanos) {
    for (ChunkPos chunk : List.copyOf(guesses.keySet())) {
      List<Integer> over = new ArrayList<>();
      guesses
          .get(chunk)
          .forEach(
              (number, edit) -> {
                Long at = answered.get(edit);
                if (at != null && nanos - at > LINGER_NANOS) {
                  over.add(number);
                }
              });
      forget(chunk, over);
    }
    answered.values().removeIf(at -> nanos - at > LINGER_NANOS);
  }

  /** The owner said so, though not in its blocks yet. */
  private void know(BlockPos pos, int block) {
    truth.computeIfPresent(
        pos.chunk(),
        (chunk, now) -> {
          Voxels told = now.snapshot();
          told.set(pos.x() & 31, pos.y() & 31, pos.z() & 31, block);
          return told;
        });
  }

  private void show(long id, BlockPos pos, int block) {
    mesher
        .orElseThrow()
        .after(pos, block, blocks::voxels)
        .forEach(
            (chunk, slices) -> {
              Map<Integer, Long> here = guesses.computeIfAbsent(chunk, c -> new HashMap<>());
              slices.forEach(slice -> here.put(slice.number(), id));
              meshes.guess(chunk, slices);
            });
    Voxels changed = blocks.voxels(pos.chunk()).snapshot();
    changed.set(pos.x() & 31, pos.y() & 31, pos.z() & 31, block);
    blocks.put(pos.chunk(), changed);
  }

  /** Forgets all guesses and makes those of open edits again, in their order. */
  private void guessAnew() {
    for (ChunkPos chunk : List.copyOf(guesses.keySet())) {
      forget(chunk, List.copyOf(guesses.get(chunk).keySet()));
    }
    answered.clear();
    truth.forEach(blocks::put);
    open.forEach((id, edit) -> show(id, edit.pos, edit.block));
  }

  private Voxels withOpen(ChunkPos chunk, Voxels voxels) {
    if (!truth.containsKey(chunk)) {
      return voxels;
    }
    truth.put(chunk, voxels);
    Voxels shown = voxels.snapshot();
    for (Own edit : open.values()) {
      BlockPos pos = edit.pos;
      if (pos.chunk().equals(chunk)) {
        shown.set(pos.x() & 31, pos.y() & 31, pos.z() & 31, edit.block);
      }
    }
    return shown;
  }

  /** A chunk without open edits is what its owner says. */
  private void settle(ChunkPos chunk) {
    boolean none = open.values().stream().noneMatch(edit -> edit.pos.chunk().equals(chunk));
    Voxels now = truth.get(chunk);
    if (none && now != null && blocks.has(chunk)) {
      truth.remove(chunk);
      blocks.put(chunk, now);
    }
  }

  private void forget(ChunkPos chunk, List<Integer> numbers) {
    Map<Integer, Long> here = guesses.get(chunk);
    if (here != null) {
      numbers.forEach(here::remove);
      if (here.isEmpty()) {
        guesses.remove(chunk);
      }
      meshes.forgetGuesses(chunk, numbers);
    }
  }

  private void remember(long id) {
    early.add(id);
    if (early.size() > EARLY) {
      Iterator<Long> oldest = early.iterator();
      oldest.next();
      oldest.remove();
    }
  }
}
