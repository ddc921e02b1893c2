package voxelpopuli.client.window;

import java.util.List;
import java.util.Optional;
import voxelpopuli.client.script.FlyPath;

/**
 * What the command line asks of the window.
 *
 * @param nodes overlay addresses, tried in turn
 * @param viewDistance chunks seen in each direction
 * @param unlimited draw as many frames as the machine can: for measuring
 * @param path timed steps instead of a player's hands; without one the window waits for a player
 */
public record WindowOptions(
    List<String> nodes,
    String name,
    int width,
    int height,
    boolean fullScreen,
    int viewDistance,
    boolean audio,
    boolean unlimited,
    Optional<FlyPath> path) {

  public boolean scripted() {
    return path.isPresent();
  }
}
