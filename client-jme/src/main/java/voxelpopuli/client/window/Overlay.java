package voxelpopuli.client.window;

import voxelpopuli.client.hud.Frames;
import voxelpopuli.client.hud.OverlayText;
import voxelpopuli.client.hud.ProcessCost;
import voxelpopuli.client.hud.Traffic;
import voxelpopuli.client.link.WorldLink;
import voxelpopuli.client.link.WorldView;
import voxelpopuli.client.play.Player;
import voxelpopuli.world.client.ClientStatus;

/** Collects what the F3 overlay says, a few times a second: nobody reads faster. */
final class Overlay {

  private static final double REFRESH_SECONDS = 0.25;

  private final Traffic in = new Traffic();
  private final Traffic out = new Traffic();
  private double age = REFRESH_SECONDS;
  private String text = "";

  /** Time passes and bytes flow, whether the overlay is shown or not. */
  void pass(ClientStatus status, double seconds) {
    age += seconds;
    in.count(status.bytesIn(), seconds);
    out.count(status.bytesOut(), seconds);
  }

  String text(Frames frames, Player player, WorldLink link, int drawn, double minutes) {
    if (age >= REFRESH_SECONDS) {
      age = 0;
      text = OverlayText.of(facts(frames, player, link, drawn, minutes));
    }
    return text;
  }

  private OverlayText.Facts facts(
      Frames frames, Player player, WorldLink link, int drawn, double minutes) {
    Runtime runtime = Runtime.getRuntime();
    long megabyte = 1 << 20;
    WorldView view = link.view();
    ClientStatus status = link.status();
    return new OverlayText.Facts(
        frames,
        player.body().feet(),
        player.gaze(),
        minutes,
        view.others().size(),
        new OverlayText.Chunks(
            view.blocks().size(), drawn, view.meshes().queued(), status.chunksWaiting()),
        new OverlayText.Network(
            status.owner(), status.ownerId(), status.nodes(), view.roundTrips(), in, out),
        new OverlayText.Memory(
            (runtime.totalMemory() - runtime.freeMemory()) / megabyte,
            runtime.maxMemory() / megabyte,
            ProcessCost.residentMegabytes()));
  }
}
