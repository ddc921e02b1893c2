package voxelpopuli.dht;

/**
 * Where a node reads the time: the machine's clocks, or a simulation's. Cores never ask; they are
 * told.
 */
public interface TimeSource {

  /** The machine's clocks. */
  TimeSource SYSTEM =
      new TimeSource() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public long wallMillis() {
          return System.currentTimeMillis();
        }
      };

  /**
   * A clock that never jumps, in nanoseconds from an arbitrary start: round trips and time-outs.
   */
  long nanos();

  /** Milliseconds since 1970: ages of records, which must survive a restart. */
  long wallMillis();
}
