package voxelpopuli.client.hud;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
                1110,
                2,
                new OverlayText.Chunks(147, 120, 3, 5),
                new OverlayText.Network(
                    "b:7401",
                    "54a5aa0a",
                    List.of("b:7401", "a:7401", "c:7401"),
                    Map.of("b:7401", 2.25, "a:7401", 0.5),
                    traffic(3_000_000),
                    traffic(1_000)),
                new OverlayText.Memory(80, 512, 431)));
    assertThat(text)
        .contains("median 10.0 ms   worst 50.0 ms")
        .contains("at -1.50  33.00  40.00")
        .contains("chunk [-1,1,1]   owned by b:7401  (54a5aa0a)")
        .contains("looking east (92), 10 down")
        .contains("world time 18:30")
        .contains("chunks 147 loaded, 120 drawn, 3 queued, 5 awaited")
        .contains("nodes 3   players near 2")
        .contains("  a:7401  0.5 ms\n  b:7401  2.3 ms\n  c:7401  ...\n")
        .contains("in 3.00 MB, 1500.0 KB/s   out 0.00 MB, 0.5 KB/s")
        .contains("memory 80 of 512 MB, 431 MB resident");
  }

  @Test
  void theGraphLooksBackFrameByFrame() {
    Frames frames = new Frames();
    for (int i = 1; i <= Frames.KEPT + 5; i++) {
      frames.add(i / 1000.0);
    }
    assertThat(frames.ago(0)).isEqualTo(Frames.KEPT + 5);
    assertThat(frames.ago(Frames.KEPT - 1)).isEqualTo(6);
    assertThat(new Frames().ago(0)).isZero();
  }

  private static Traffic traffic(long bytes) {
    Traffic traffic = new Traffic();
    traffic.count(bytes, 2);
    return traffic;
  }

  @Test
  void windsAreNamedByTheNearestOfEight() {
    assertThat(OverlayText.wind(359)).isEqualTo("north");
    assertThat(OverlayText.wind(300)).isEqualTo("north-west");
    assertThat(OverlayText.wind(225)).isEqualTo("south-west");
  }
}
