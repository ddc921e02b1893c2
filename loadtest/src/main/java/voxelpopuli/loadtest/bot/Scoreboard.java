package voxelpopuli.loadtest.bot;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import voxelpopuli.world.protocol.BlockPos;

/** What all bots together have done and seen. */
final class Scoreboard {

  /** The newest edit of a place: who made it, what it put there, and when. */
  private record Deed(String author, int block, long nanos) {}

  private final Measurements latencies = new Measurements();
  private final Map<BlockPos, Deed> deeds = new HashMap<>();
  private final Map<String, Integer> refusals = new TreeMap<>();
  private final Map<String, Integer> farewells = new TreeMap<>();
  private int joined;
  private int edits;
  private int acknowledged;
  private int refused;
  private int lost;
  private boolean leaving;

  Measurements latencies() {
    return latencies;
  }

  void joined(long nanos) {
    joined++;
    latencies.record(Measure.JOIN, nanos);
  }

  void edited(String author, BlockPos pos, int block, long nanos) {
    edits++;
    deeds.put(pos, new Deed(author, block, nanos));
  }

  void acknowledged(long nanos) {
    acknowledged++;
    latencies.record(Measure.ACKNOWLEDGED, nanos);
  }

  void refused(String reason) {
    refused++;
    refusals.merge(reason, 1, Integer::sum);
  }

  /** A bot has a changed block; counts when another bot made just this change. */
  void seen(String witness, BlockPos pos, int block, long nanos) {
    Deed deed = deeds.get(pos);
    if (deed != null && deed.block() == block && !deed.author().equals(witness)) {
      latencies.record(Measure.SEEN, nanos - deed.nanos());
    }
  }

  void connectionLost() {
    lost++;
  }

  /** From now on bots leave because they are told to. */
  void leaving() {
    leaving = true;
  }

  void disconnected(String reason) {
    if (!leaving) {
      farewells.merge(reason, 1, Integer::sum);
    }
  }

  int joined() {
    return joined;
  }

  int edits() {
    return edits;
  }

  int acknowledged() {
    return acknowledged;
  }

  int refused() {
    return refused;
  }

  int lost() {
    return lost;
  }

  /** Reasons of refused edits and how often each was given. */
  Map<String, Integer> refusals() {
    return refusals;
  }

  /** Reasons with which bots were thrown out or found no node, and how often. */
  Map<String, Integer> farewells() {
    return farewells;
  }
}
