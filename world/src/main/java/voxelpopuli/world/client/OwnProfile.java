package voxelpopuli.world.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.account.SignedProfile;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.PlayerState;

/**
 * What the overlay is to keep of our own player: signed again when it changed, but not at every
 * step. Guests sign nothing; for them the nodes remember the place alone.
 */
final class OwnProfile {

  /** A changed profile is signed at most this often … */
  static final long SIGN_MILLIS = 10_000;

  /** … but one that stands with another owner now sooner, so that whispers find it. */
  static final long MOVED_HOUSE_MILLIS = 1_500;

  private final Optional<PlayerKey> key;
  private final long client;
  private PlayerProfile current;
  private PlayerProfile signed;
  private long signedMillis;
  private long version;

  OwnProfile(String name, long client, Optional<PlayerKey> key) {
    this.key = key;
    this.client = client;
    this.current = PlayerProfile.at(name, PlayerState.SPAWN);
  }

  /**
   * A node's welcome says what the overlay knows of us; gives the home of another client of ours
   * that may still be in.
   */
  Optional<String> welcomed(JsonNode welcome) {
    version = Math.max(version, welcome.path("record").asLong());
    PlayerProfile known = PlayerProfile.read(current.name(), welcome).orElse(current);
    current =
        new PlayerProfile(current.name(), known.state(), known.bar(), known.flying(), "", client);
    return key.isPresent() && !known.home().isEmpty() && known.client() != client
        ? Optional.of(known.home())
        : Optional.empty();
  }

  PlayerProfile current() {
    return current;
  }

  void equip(List<Integer> bar, boolean flying) {
    current =
        new PlayerProfile(current.name(), current.state(), bar, flying, current.home(), client);
  }

  void at(PlayerState state, String home) {
    current =
        new PlayerProfile(current.name(), state, current.bar(), current.flying(), home, client);
  }

  /** The profile to send, if it is time for one. */
  Optional<Frame.Profile> due(long nowMillis) {
    if (key.isEmpty() || current.equals(signed)) {
      return Optional.empty();
    }
    boolean sameHouse = signed != null && signed.home().equals(current.home());
    long pause = sameHouse ? SIGN_MILLIS : MOVED_HOUSE_MILLIS;
    return signed == null || nowMillis - signedMillis >= pause
        ? Optional.of(sign(nowMillis))
        : Optional.empty();
  }

  /** The last profile: nobody is at home any more. */
  Optional<Frame.Profile> farewell(long nowMillis) {
    if (key.isEmpty() || signed == null) {
      return Optional.empty();
    }
    at(current.state(), "");
    return Optional.of(sign(nowMillis));
  }

  private Frame.Profile sign(long nowMillis) {
    signed = current;
    signedMillis = nowMillis;
    version = Math.max(version + 1, System.currentTimeMillis());
    SignedProfile profile =
        SignedProfile.of(current, version, System.currentTimeMillis(), key.orElseThrow());
    return new Frame.Profile(
        profile.version(), profile.publishedMillis(), profile.signature(), profile.value());
  }
}
