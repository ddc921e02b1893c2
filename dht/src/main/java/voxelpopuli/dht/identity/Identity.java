package voxelpopuli.dht.identity;

import java.util.random.RandomGenerator;
import voxelpopuli.dht.NodeId;

/** A node's key pair and the id that follows from it: SHA-1 of the 32-byte public key. */
public final class Identity {

  private final SigningKey key;
  private final NodeId id;

  private Identity(SigningKey key) {
    this.key = key;
    this.id = NodeId.sha1(key.publicKey());
  }

  /** A new identity from the system's best randomness. */
  public static Identity create() {
    return new Identity(SigningKey.create());
  }

  /** An identity that the same generator makes again: for tests and simulations only. */
  public static Identity create(RandomGenerator random) {
    byte[] seed = new byte[SigningKey.KEY_BYTES];
    random.nextBytes(seed);
    return ofPrivateKey(seed);
  }

  /** The identity of a 32-byte private key. */
  public static Identity ofPrivateKey(byte[] privateKey) {
    return new Identity(SigningKey.ofPrivateKey(privateKey));
  }

  /** The node id that belongs to this key. */
  public NodeId id() {
    return id;
  }

  /** The 32-byte public key. */
  public byte[] publicKey() {
    return key.publicKey();
  }

  /** The 32-byte private key; it never leaves the machine. */
  byte[] privateKey() {
    return key.privateKey();
  }

  /** Signs a message: 64 bytes. */
  public byte[] sign(byte[] message) {
    return key.sign(message);
  }

  @Override
  public String toString() {
    return "Identity[" + id + "]";
  }
}
