package voxelpopuli.loadtest.dht;

import voxelpopuli.loadtest.report.Latencies;

/**
 * What a batch of operations came to.
 *
 * @param asked operations started
 * @param succeeded puts acknowledged by all holders, or gets that found the right value
 * @param latencies of those that ended, well or not
 * @param seconds the whole batch took
 * @param traffic of all nodes meanwhile
 * @param path mean steps to the holder, or to the nearest node
 */
record Outcome(
    int asked,
    int succeeded,
    Latencies latencies,
    double seconds,
    Traffic.Count traffic,
    double path) {

  /** From 0 to 1. */
  double share() {
    return (double) succeeded / asked;
  }

  /** Calls and answers. */
  double datagramsEach() {
    return (double) traffic.datagrams() / asked;
  }

  /** Without the pings of the routing tables' upkeep. */
  double callsEach() {
    return (double) traffic.working() / asked;
  }

  double perSecond() {
    return asked / seconds;
  }
}
