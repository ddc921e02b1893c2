package voxelpopuli.client.hud;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchTest {

  @Test
  void theFiguresAreThoseOfAllFrames() {
    Bench bench = new Bench(1);
    boolean over = false;
    int frames = 0;
    while (!over) {
      over = bench.add(frames++ == 50 ? 0.100 : 0.010);
    }
    assertThat(bench.json(7, 9, 11))
        .startsWith("{\"seconds\":1.")
        .contains("\"medianMillis\":10.00", "\"worstMillis\":100.00")
        .endsWith("\"chunks\":7,\"drawCalls\":9,\"triangles\":11}");
  }
}
