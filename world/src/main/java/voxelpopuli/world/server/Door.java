package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import voxelpopuli.dht.identity.SigningKey;
import voxelpopuli.world.account.SignIn;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;

/**
 * Whether a player may come in: one with a key must prove it, a guest may not have a key's name.
 */
final class Door {

  private static final SecureRandom RANDOM = new SecureRandom();

  private final Handshake.Session hello;
  private final String node;
  private final String world;
  private final String challenge;

  Door(Handshake.Session hello, String node, String world) {
    this.hello = hello;
    this.node = node;
    this.world = world;
    byte[] random = new byte[SignIn.CHALLENGE_BYTES];
    RANDOM.nextBytes(random);
    this.challenge = HexFormat.of().formatHex(random);
  }

  /** The line that asks for a proof. */
  byte[] question() {
    ObjectNode line = Json.object().put("challenge", challenge).put("node", node);
    return Json.line(line.put("id", world));
  }

  /** Throws unless the answer to {@link #question} proves the key. */
  void check(byte[] answer) throws MalformedException {
    byte[] proof;
    try {
      proof = HexFormat.of().parseHex(Json.read(answer).path("proof").asText(""));
    } catch (IllegalArgumentException e) {
      throw new MalformedException("proof must be 128 hexadecimal digits");
    }
    byte[] statement = SignIn.statement(challenge, node, world, hello.player());
    if (!SigningKey.verify(publicKey(), statement, proof)) {
      throw new MalformedException("your key did not sign what it was asked to");
    }
  }

  /** The player's public key. */
  byte[] publicKey() {
    return HexFormat.of().parseHex(hello.key());
  }

  /** Why the player cannot have this name, given what the overlay knows of it. */
  Optional<String> objection(PlayersActor.Found found) {
    if (found.key().isEmpty() || found.key().equals(hello.key())) {
      return Optional.empty();
    }
    return Optional.of(
        hello.isGuest()
            ? "the name " + hello.player() + " belongs to a player with a key; guests need another"
            : PlayersActor.NAME_TAKEN);
  }
}
