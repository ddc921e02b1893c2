package voxelpopuli.loadtest.bot;

import java.util.List;

/**
 * What a run does.
 *
 * @param nodes overlay addresses; each bot enters through one of them, in turn
 * @param seconds how long bots live after they have had time to join
 * @param editsPerSecond of all bots together
 * @param warmUp seconds at the start whose latencies do not count
 * @param radius chunks that each bot keeps around itself, in every direction
 * @param seed of all that bots decide by chance
 */
record BotPlan(
    List<String> nodes,
    int bots,
    double seconds,
    double editsPerSecond,
    double warmUp,
    int radius,
    long seed) {}
