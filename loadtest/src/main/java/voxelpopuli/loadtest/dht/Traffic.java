package voxelpopuli.loadtest.dht;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * Datagrams that nodes sent, calls and answers apart. Written by all nodes at once; {@link #now}
 * makes a value of it.
 */
final class Traffic {

  /**
   * Both encodings write the field {@code call} early: its name, then one or two bytes, then the
   * truth.
   */
  private static final byte[] FIELD = "call".getBytes(StandardCharsets.US_ASCII);

  private static final byte[] PING = "PING".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] STORE = "STORE_".getBytes(StandardCharsets.US_ASCII);

  /** Both fields are among the first, after an id of at most 50 digits. */
  private static final int HEADER = 160;

  private static final int CBOR_TRUE = 0xf5;

  private final LongAdder calls = new LongAdder();
  private final LongAdder answers = new LongAdder();
  private final LongAdder pings = new LongAdder();
  private final LongAdder stores = new LongAdder();

  /** Counters at one moment, or between two. */
  record Count(long calls, long answers, long pings, long stores) {
    /** Calls that look for something or store it; pings are the routing tables' upkeep. */
    long working() {
      return calls - pings;
    }

    /** Calls of lookups. */
    long finds() {
      return calls - pings - stores;
    }

    long datagrams() {
      return calls + answers;
    }

    Count since(Count before) {
      return new Count(
          calls - before.calls,
          answers - before.answers,
          pings - before.pings,
          stores - before.stores);
    }
  }

  /** A datagram is sent. */
  void sent(byte[] datagram) {
    if (!isCall(datagram)) {
      answers.increment();
      return;
    }
    calls.increment();
    if (find(datagram, PING) >= 0) {
      pings.increment();
    } else if (find(datagram, STORE) >= 0) {
      stores.increment();
    }
  }

  Count now() {
    return new Count(calls.sum(), answers.sum(), pings.sum(), stores.sum());
  }

  static boolean isCall(byte[] datagram) {
    int after = find(datagram, FIELD) + FIELD.length;
    if (after < FIELD.length || after + 2 >= datagram.length) {
      return false;
    }
    // JSON goes on with ":true or ":false, CBOR with one byte.
    return (datagram[after] & 0xff) == CBOR_TRUE
        || datagram[after] == '"' && datagram[after + 2] == 't';
  }

  private static int find(byte[] datagram, byte[] text) {
    int end = Math.min(datagram.length, HEADER) - text.length;
    for (int i = 0; i <= end; i++) {
      if (Arrays.equals(datagram, i, i + text.length, text, 0, text.length)) {
        return i;
      }
    }
    return -1;
  }
}
