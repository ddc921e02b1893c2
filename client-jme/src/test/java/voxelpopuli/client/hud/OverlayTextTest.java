package voxelpopuli.client.hud;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.play.Gaze;
import voxelpopuli.world.body.Vec3;

class OverlayTextTest {

  @Test
  void theOverlaySaysWhereOneIsAndHowTheNodesAnswer() {
    Frames frames = new Frames();
    for (int i = 0; i < 10; i++) {
      frames.add(i == 9 ? 0.050 : 0.010);
    }
    String text =
        OverlayText.of(
            new OverlayText.Facts(
                frames,
                new Vec3(-1.5, 33, 40),
                new Gaze(92, -10),
                120,
                147,
                3,
                2,
                1110,
                "a:7401",
                Map.of("b:7401", 2.25, "a:7401", 0.5),
                80,
                1024));
    assertThat(text)
        .contains("median 10.0 ms   worst 50.0 ms")
        .contains("at -1.50  33.00  40.00   chunk [-1,1,1]")
        .contains("looking east (92), 10 down")
        .contains("world time 18:30")
        .contains("chunks 147 loaded, 120 drawn, 3 queued   players near 2")
        .contains("entered through a:7401\n  a:7401  0.5 ms\n  b:7401  2.3 ms");
  }

  @Test
  void windsAreNamedByTheNearestOfEight() {
    assertThat(OverlayText.wind(359)).isEqualTo("north");
    assertThat(OverlayText.wind(300)).isEqualTo("north-west");
    assertThat(OverlayText.wind(225)).isEqualTo("south-west");
  }
}
