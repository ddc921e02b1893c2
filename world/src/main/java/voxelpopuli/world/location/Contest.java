package voxelpopuli.world.location;

import voxelpopuli.dht.NodeId;

/**
 * Which of two nodes that both serve a chunk goes on doing so. Both reckon the same, so one word
 * each way settles it.
 *
 * <p>Edits beat none, for they are on one disk only; else the nearer to the chunk's key stays, as
 * if it had been asked first.
 */
final class Contest {

  private Contest() {}

  /** Whether the first of the two stays. */
  static boolean staysWith(
      NodeId first, boolean firstEdited, NodeId second, boolean secondEdited, NodeId key) {
    if (firstEdited != secondEdited) {
      return firstEdited;
    }
    return key.byDistance().compare(first, second) <= 0;
  }
}
