package voxelpopuli.world.account;

import java.nio.charset.StandardCharsets;

/**
 * What a player signs to be let in: a number that the node made up for this connection, and whose
 * door it is. A proof that one node was given therefore opens no other node's door, and none a
 * second time.
 */
public final class SignIn {

  /** Random bytes of a challenge. */
  public static final int CHALLENGE_BYTES = 32;

  private SignIn() {}

  /**
   * The bytes to sign.
   *
   * @param challenge the node's random number in hexadecimal digits
   * @param node the node's id, 40 hexadecimal digits
   * @param world the world's id, 40 hexadecimal digits
   */
  public static byte[] statement(String challenge, String node, String world, String player) {
    // A line a field: no field can reach into the next, for none but the last may have a line end.
    return String.join("\n", "voxelpopuli-session-1", challenge, node, world, player)
        .getBytes(StandardCharsets.UTF_8);
  }
}
