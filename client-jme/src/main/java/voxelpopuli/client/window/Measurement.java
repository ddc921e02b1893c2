package voxelpopuli.client.window;

import com.jme3.renderer.Renderer;
import com.jme3.renderer.Statistics;
import java.util.List;
import voxelpopuli.client.hud.Bench;
import voxelpopuli.client.hud.EditWatch;
import voxelpopuli.client.hud.ProcessCost;

/** Measures frames and edits when a fly path asks for it, and prints what it saw as JSON. */
final class Measurement {

  private final Renderer renderer;
  private final EditWatch edits = new EditWatch();
  private Bench bench;
  private double cpuBefore;
  private boolean watching;

  Measurement(Renderer renderer) {
    this.renderer = renderer;
  }

  /** Measures the next frames. */
  void begin(String scene, double seconds) {
    renderer.getStatistics().setEnabled(true);
    bench = new Bench(scene, seconds);
    cpuBefore = ProcessCost.cpuMillis();
  }

  boolean underWay() {
    return bench != null;
  }

  /** An edit was just made. */
  void edited(int answers, int changesShown) {
    watching = true;
    edits.made(answers, changesShown);
  }

  /** A frame was drawn. */
  void drawn(double seconds, int answers, Stage stage) {
    edits.drawn(answers, stage.changesShown());
    if (bench != null && bench.add(seconds)) {
      Statistics statistics = renderer.getStatistics();
      List<String> labels = List.of(statistics.getLabels());
      int[] counts = new int[labels.size()];
      statistics.getData(counts);
      Bench.Load load =
          new Bench.Load(
              stage.chunksShown(),
              counts[labels.indexOf("Objects")],
              counts[labels.indexOf("Triangles")],
              ProcessCost.cpuMillis() - cpuBefore,
              ProcessCost.residentMegabytes());
      System.out.println(bench.json(load));
      bench = null;
    }
  }

  /** What became of the edits, if there were any. */
  void report() {
    if (watching) {
      System.out.println(edits.json());
    }
  }
}
