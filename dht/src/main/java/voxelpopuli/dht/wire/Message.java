package voxelpopuli.dht.wire;

/** One datagram, understood. */
public sealed interface Message {

  Header header();

  /** A call. */
  record Call(Header header, Request request) implements Message {}

  /**
   * An answer. Its value is read further by {@link AnswerReader} once the call that it answers is
   * known.
   *
   * @param observed where the sender says that it sees us; null when it does not say
   */
  record Answer(Header header, Object ret, Object observed) implements Message {}
}
