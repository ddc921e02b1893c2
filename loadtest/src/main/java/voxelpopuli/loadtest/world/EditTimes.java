package voxelpopuli.loadtest.world;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.world.protocol.BlockPos;

/** What became of each edit: acknowledged to its maker, seen by the other. Thread-safe. */
final class EditTimes {

  /** Which node owns the edited chunk. */
  enum Owner {
    OWN("the editor's node"),
    WATCHERS("the watcher's node"),
    THIRD("a third node");

    final String label;

    Owner(String label) {
      this.label = label;
    }
  }

  /** The times of one kind of edit. */
  static final class Times {
    final Latencies acknowledged = new Latencies();
    final Latencies seen = new Latencies();
    int sent;
  }

  private record Deed(int editor, int block, Owner owner, long nanos) {}

  private record Edit(int editor, long id) {}

  private final Map<Edit, Deed> unanswered = new HashMap<>();
  private final Map<BlockPos, Deed> unseen = new HashMap<>();
  private final Map<Owner, Times> times = new EnumMap<>(Owner.class);
  private final Map<String, Integer> refusals = new TreeMap<>();

  EditTimes() {
    for (Owner owner : Owner.values()) {
      times.put(owner, new Times());
    }
  }

  /** Notes an edit just before it is made, for its answer may overtake whoever made it. */
  synchronized void make(Player editor, int number, BlockPos pos, int block, Owner owner) {
    Deed deed = new Deed(number, block, owner, System.nanoTime());
    unseen.put(pos, deed);
    unanswered.put(new Edit(number, editor.edit(pos, block)), deed);
    times.get(owner).sent++;
  }

  /** Hears for one of the players. */
  Player.Witness witness(int number) {
    return new Player.Witness() {
      @Override
      public void acknowledged(long edit, long nanos) {
        EditTimes.this.acknowledged(new Edit(number, edit), nanos);
      }

      @Override
      public void refused(long edit, String reason) {
        EditTimes.this.refused(new Edit(number, edit), reason);
      }

      @Override
      public void saw(BlockPos pos, int block, long nanos) {
        EditTimes.this.saw(number, pos, block, nanos);
      }
    };
  }

  private synchronized void acknowledged(Edit edit, long nanos) {
    Deed deed = unanswered.remove(edit);
    if (deed != null) {
      times.get(deed.owner()).acknowledged.record(nanos - deed.nanos());
    }
  }

  private synchronized void refused(Edit edit, String reason) {
    unanswered.remove(edit);
    refusals.merge(reason, 1, Integer::sum);
  }

  private synchronized void saw(int witness, BlockPos pos, int block, long nanos) {
    Deed deed = unseen.get(pos);
    if (deed != null && deed.editor() != witness && deed.block() == block) {
      unseen.remove(pos);
      times.get(deed.owner()).seen.record(nanos - deed.nanos());
    }
  }

  /** Whether every edit was answered and seen. */
  synchronized boolean complete() {
    return unanswered.isEmpty() && unseen.isEmpty();
  }

  synchronized Times of(Owner owner) {
    return times.get(owner);
  }

  /** All kinds together. */
  synchronized Times all() {
    Times all = new Times();
    for (Times some : times.values()) {
      all.acknowledged.add(some.acknowledged);
      all.seen.add(some.seen);
      all.sent += some.sent;
    }
    return all;
  }

  synchronized Map<String, Integer> refusals() {
    return new TreeMap<>(refusals);
  }
}
