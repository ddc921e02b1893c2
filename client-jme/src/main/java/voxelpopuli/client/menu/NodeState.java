package voxelpopuli.client.menu;

/** What the start screen knows of a node. */
public sealed interface NodeState {

  /** Nobody has answered yet. */
  record Asking() implements NodeState {}

  /**
   * It answers.
   *
   * @param millis one round trip
   */
  record Here(String world, double millis) implements NodeState {}

  /** It does not. */
  record Silent(String reason) implements NodeState {}
}
