package voxelpopuli.world.chunk;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import voxelpopuli.world.store.EditId;

/**
 * The ids of the latest edits that are in a chunk, so that a resent one is answered and not made
 * again.
 *
 * <p>Bounded: a client has at most some hundred unanswered edits, and resends them within seconds;
 * an id that 1,024 later ones have pushed out is not coming back.
 */
final class AnsweredEdits {

  static final int MAX = 1024;

  private final Set<EditId> ids = new LinkedHashSet<>();

  boolean contains(EditId id) {
    return ids.contains(id);
  }

  void add(EditId id) {
    if (ids.add(id) && ids.size() > MAX) {
      ids.remove(ids.iterator().next());
    }
  }

  /** Oldest first. */
  List<EditId> all() {
    return List.copyOf(ids);
  }
}
