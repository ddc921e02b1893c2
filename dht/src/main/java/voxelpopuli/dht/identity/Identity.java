package voxelpopuli.dht.identity;

import java.security.SecureRandom;
import java.util.random.RandomGenerator;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.Ed25519PublicKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;
import voxelpopuli.dht.NodeId;

/** An Ed25519 key pair and the id that follows from it: SHA-1 of the 32-byte public key. */
public final class Identity {

  /** Bytes of a private key (its seed), and of a public key. */
  public static final int KEY_BYTES = 32;

  /** Bytes of a signature. */
  public static final int SIGNATURE_BYTES = 64;

  private final Ed25519PrivateKeyParameters privateKey;
  private final byte[] publicKey;
  private final NodeId id;

  private Identity(Ed25519PrivateKeyParameters privateKey) {
    this.privateKey = privateKey;
    this.publicKey = privateKey.generatePublicKey().getEncoded();
    this.id = NodeId.sha1(publicKey);
  }

  /** A new identity from the system's best randomness. */
  public static Identity create() {
    return new Identity(new Ed25519PrivateKeyParameters(new SecureRandom()));
  }

  /** An identity that the same generator makes again: for tests and simulations only. */
  public static Identity create(RandomGenerator random) {
    byte[] seed = new byte[KEY_BYTES];
    random.nextBytes(seed);
    return ofPrivateKey(seed);
  }

  /** The identity of a 32-byte private key. */
  public static Identity ofPrivateKey(byte[] privateKey) {
    if (privateKey.length != KEY_BYTES) {
      throw new IllegalArgumentException("a private key has 32 bytes, not " + privateKey.length);
    }
    return new Identity(new Ed25519PrivateKeyParameters(privateKey, 0));
  }

  /** The node id that belongs to this key. */
  public NodeId id() {
    return id;
  }

  /** The 32-byte public key. */
  public byte[] publicKey() {
    return publicKey.clone();
  }

  /** The 32-byte private key; it never leaves the machine. */
  byte[] privateKey() {
    return privateKey.getEncoded();
  }

  /** Signs a message: 64 bytes. */
  public byte[] sign(byte[] message) {
    Ed25519Signer signer = new Ed25519Signer();
    signer.init(true, privateKey);
    signer.update(message, 0, message.length);
    return signer.generateSignature();
  }

  /** Whether a signature was made over the message by the owner of the public key. */
  public static boolean verify(byte[] publicKey, byte[] message, byte[] signature) {
    if (publicKey.length != KEY_BYTES || signature.length != SIGNATURE_BYTES) {
      return false;
    }
    try {
      Ed25519Signer signer = new Ed25519Signer();
      signer.init(false, new Ed25519PublicKeyParameters(publicKey, 0));
      signer.update(message, 0, message.length);
      return signer.verifySignature(signature);
    } catch (IllegalArgumentException e) {
      return false; // not a point of the curve
    }
  }

  @Override
  public String toString() {
    return "Identity[" + id + "]";
  }
}
