package voxelpopuli.dht.wire;

import java.util.Optional;

/** Datagrams to messages and back. One for each endpoint: it is not for several threads at once. */
public final class MessageCodec {

  private final MessageReader reader;
  private final AnswerReader answers;
  private final MessageWriter writer;

  public MessageCodec(WireLimits limits) {
    Encodings encodings = SharedEncodings.of(limits);
    RecordFields records = new RecordFields(encodings, limits);
    this.reader = new MessageReader(encodings, records, limits);
    this.answers = new AnswerReader(records, limits);
    this.writer = new MessageWriter(encodings, records);
  }

  /** Empty when the datagram is not a message. */
  public Optional<Message> read(byte[] datagram, long nowMillis) {
    return reader.read(datagram, nowMillis);
  }

  /** Empty when the answer makes no sense for the call. */
  public Optional<Response> readAnswer(Request request, Message.Answer answer, long nowMillis) {
    return answers.read(request, answer, nowMillis);
  }

  /** A call as a datagram. */
  public byte[] writeCall(Header header, Request request, long nowMillis) {
    return writer.call(header, request, nowMillis);
  }

  /** An answer as a datagram. */
  public byte[] writeAnswer(Header header, String rpc, Response response, long nowMillis) {
    return writer.answer(header, rpc, response, nowMillis);
  }

  /**
   * A thousand nodes of one JVM share one pair of factories, and with them Jackson's recycled
   * buffers.
   */
  private static final class SharedEncodings {
    private static final java.util.concurrent.ConcurrentHashMap<WireLimits, Encodings> BY_LIMITS =
        new java.util.concurrent.ConcurrentHashMap<>();

    static Encodings of(WireLimits limits) {
      return BY_LIMITS.computeIfAbsent(limits, Encodings::new);
    }
  }
}
