package voxelpopuli.dht.rpc;

import java.util.concurrent.atomic.LongAdder;

/**
 * What passed through an endpoint. Written by the endpoint, read by anybody; {@link #snapshot}
 * makes a value of it.
 */
public final class RpcCounters {

  /** Counters at one moment. */
  public record Snapshot(
      long datagramsSent,
      long datagramsReceived,
      long bytesSent,
      long bytesReceived,
      long callsMade,
      long callsAnswered,
      long callsFailed,
      long callsRetried,
      long callsServed,
      long droppedMalformed,
      long droppedUnknown,
      long droppedRate,
      long droppedAmplification,
      long droppedOtherWorld,
      long ignoredAnswers) {}

  final LongAdder datagramsSent = new LongAdder();
  final LongAdder datagramsReceived = new LongAdder();
  final LongAdder bytesSent = new LongAdder();
  final LongAdder bytesReceived = new LongAdder();
  final LongAdder callsMade = new LongAdder();
  final LongAdder callsAnswered = new LongAdder();
  final LongAdder callsFailed = new LongAdder();
  final LongAdder callsRetried = new LongAdder();
  final LongAdder callsServed = new LongAdder();
  final LongAdder droppedMalformed = new LongAdder();
  final LongAdder droppedUnknown = new LongAdder();
  final LongAdder droppedRate = new LongAdder();
  final LongAdder droppedAmplification = new LongAdder();
  final LongAdder droppedOtherWorld = new LongAdder();
  final LongAdder ignoredAnswers = new LongAdder();

  /** The counters as they are now. */
  public Snapshot snapshot() {
    return new Snapshot(
        datagramsSent.sum(),
        datagramsReceived.sum(),
        bytesSent.sum(),
        bytesReceived.sum(),
        callsMade.sum(),
        callsAnswered.sum(),
        callsFailed.sum(),
        callsRetried.sum(),
        callsServed.sum(),
        droppedMalformed.sum(),
        droppedUnknown.sum(),
        droppedRate.sum(),
        droppedAmplification.sum(),
        droppedOtherWorld.sum(),
        ignoredAnswers.sum());
  }
}
