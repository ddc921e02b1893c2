package voxelpopuli.loadtest.dht;

import java.util.random.RandomGenerator;

/** When a full bucket of a table that grows by splitting splits. */
enum SplitRule {
  /** Always, if our own id lies in it. This is the tree whose leaves are the 160 buckets. */
  OWN_RANGE("160 buckets", 1.0, true),
  /** As above, but in 4 of 5 cases; else the newcomer is tried against the head and dropped. */
  OWN_RANGE_4_OF_5("own range, 4 of 5", 0.8, true),
  /** P2Play's words as they stand: any bucket, in 4 of 5 cases. */
  ANYWHERE_4_OF_5("anywhere, 4 of 5", 0.8, false);

  private final String title;
  private final double share;
  private final boolean ownRangeOnly;

  SplitRule(String title, double share, boolean ownRangeOnly) {
    this.title = title;
    this.share = share;
    this.ownRangeOnly = ownRangeOnly;
  }

  String title() {
    return title;
  }

  boolean splits(boolean holdsSelf, RandomGenerator random) {
    return (holdsSelf || !ownRangeOnly) && (share == 1.0 || random.nextDouble() < share);
  }
}
