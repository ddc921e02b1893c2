package voxelpopuli.world.account;

import voxelpopuli.dht.identity.SigningKey;

/** A player's key pair: whoever has it is the player. */
public final class PlayerKey {

  private final SigningKey key;

  private PlayerKey(SigningKey key) {
    this.key = key;
  }

  /** A new key from the system's best randomness. */
  public static PlayerKey create() {
    return new PlayerKey(SigningKey.create());
  }

  /** The key of 32 private bytes. */
  public static PlayerKey ofPrivateKey(byte[] privateKey) {
    return new PlayerKey(SigningKey.ofPrivateKey(privateKey));
  }

  /** The 32 bytes that everybody may know. */
  public byte[] publicKey() {
    return key.publicKey();
  }

  /** The 32 bytes that only the key file has. */
  byte[] privateKey() {
    return key.privateKey();
  }

  /** Signs a message: 64 bytes. */
  public byte[] sign(byte[] message) {
    return key.sign(message);
  }
}
