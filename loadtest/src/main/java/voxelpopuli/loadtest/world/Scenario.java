package voxelpopuli.loadtest.world;

import java.io.IOException;
import voxelpopuli.loadtest.report.Report;

/** One thing to measure, with nodes of its own. */
interface Scenario {

  /** Measures, and adds what it found. */
  void run(Report report) throws IOException, InterruptedException;
}
