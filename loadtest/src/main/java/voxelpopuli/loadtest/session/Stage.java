package voxelpopuli.loadtest.session;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import voxelpopuli.loadtest.report.Report;
import voxelpopuli.world.client.ClientLoop;

/**
 * What the scenarios share: the nodes, a thread for the visitors' network, and where figures go.
 *
 * @param run tells this run's guests from those of another run in the same world
 */
record Stage(List<String> nodes, ClientLoop loop, Report report, String run) {

  Stage(List<String> nodes, ClientLoop loop, Report report) {
    this(nodes, loop, report, Integer.toHexString(ThreadLocalRandom.current().nextInt()));
  }

  /** A guest's name that nobody else has. */
  String name(String kind, int number) {
    return kind + "-" + run + "-" + number;
  }

  /** The node that the n-th visitor enters through. */
  String node(int number) {
    return nodes.get(number % nodes.size());
  }

  Visitor visitor(String kind, int number, int across, int high) {
    return new Visitor(node(number), name(kind, number), across, high, loop);
  }
}
