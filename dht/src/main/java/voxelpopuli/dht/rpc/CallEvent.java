package voxelpopuli.dht.rpc;

import java.util.Optional;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.wire.Response;

/** What becomes of a call. Every call ends with one {@link Answered} or one {@link Failed}. */
public sealed interface CallEvent {

  /** The caller's own number for the call. */
  long tag();

  /**
   * The peer answered.
   *
   * @param from who answered, which for a call to an address alone is news
   * @param speaksOurs whether it speaks our protocol, not only the source text's
   */
  record Answered(
      long tag, Contact from, Response response, Optional<WorldId> world, boolean speaksOurs)
      implements CallEvent {}

  /** The peer did not answer, is of another world, or is somebody else by now. */
  record Failed(long tag, Optional<WorldId> otherWorld) implements CallEvent {}

  /** The peer should have answered by now, and may still. */
  record Overdue(long tag) implements CallEvent {}
}
