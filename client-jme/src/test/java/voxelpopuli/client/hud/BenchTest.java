package voxelpopuli.client.hud;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchTest {

  @Test
  void theFiguresAreThoseOfAllFrames() {
    Bench bench = new Bench("hill", 1);
    boolean over = false;
    int frames = 0;
    while (!over) {
      over = bench.add(frames++ == 50 ? 0.100 : 0.010);
    }
    assertThat(bench.json(new Bench.Load(7, 9, 11, 1_000, 400)))
        .startsWith("{\"scene\":\"hill\",\"seconds\":1.")
        .contains("\"medianMillis\":10.00", "\"worstMillis\":100.00", "\"worstToMedian\":10.00")
        .endsWith("\"chunks\":7,\"drawCalls\":9,\"triangles\":11,\"residentMegabytes\":400}");
  }

  @Test
  void anEditThatShowsBeforeItsAnswerCountsAsShownAtOnce() {
    EditWatch watch = new EditWatch();
    watch.made(3, 8);
    watch.drawn(3, 9);
    watch.drawn(4, 9);
    assertThat(watch.json()).contains("FromEditToSight\":1", "FromAcknowledgementToSight\":0");
  }

  @Test
  void framesBetweenAnswerAndSightAreCounted() {
    EditWatch watch = new EditWatch();
    watch.made(3, 8);
    watch.drawn(4, 8);
    watch.drawn(4, 8);
    watch.drawn(4, 9);
    assertThat(watch.json()).contains("FromEditToSight\":3", "FromAcknowledgementToSight\":2");
    assertThat(watch.edits()).isEqualTo(1);
  }
}
