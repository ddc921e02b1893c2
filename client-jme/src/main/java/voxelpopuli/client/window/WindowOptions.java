package voxelpopuli.client.window;

import java.util.List;
import java.util.Optional;
import voxelpopuli.client.script.FlyPath;
import voxelpopuli.world.account.PlayerKey;

/**
 * What the command line asks of the window, beside the settings that a player can change.
 *
 * @param nodes overlay addresses, tried in turn; with none the window opens with the start screen
 * @param unlimited draw as many frames as the machine can: for measuring
 * @param key proves that the name is this player's; without one the player is a guest
 * @param path timed steps instead of a player's hands; without one the window waits for a player
 */
public record WindowOptions(
    List<String> nodes,
    boolean audio,
    boolean unlimited,
    Optional<PlayerKey> key,
    Optional<FlyPath> path) {

  /** The same for the player with this key. */
  public WindowOptions withKey(Optional<PlayerKey> proof) {
    return new WindowOptions(nodes, audio, unlimited, proof, path);
  }

  public boolean scripted() {
    return path.isPresent();
  }
}
