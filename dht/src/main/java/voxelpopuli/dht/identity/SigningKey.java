package voxelpopuli.dht.identity;

import java.security.SecureRandom;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.Ed25519PublicKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;

/**
 * An Ed25519 key pair. Nodes and players each wrap one, so that a node's key cannot be passed where
 * a player's is meant.
 */
public final class SigningKey {

  /** Bytes of a private key (its seed), and of a public key. */
  public static final int KEY_BYTES = 32;

  /** Bytes of a signature. */
  public static final int SIGNATURE_BYTES = 64;

  private final Ed25519PrivateKeyParameters privateKey;
  private final byte[] publicKey;

  private SigningKey(Ed25519PrivateKeyParameters privateKey) {
    this.privateKey = privateKey;
    this.publicKey = privateKey.generatePublicKey().getEncoded();
  }

  /** A new pair from the system's best randomness. */
  public static SigningKey create() {
    return new SigningKey(new Ed25519PrivateKeyParameters(new SecureRandom()));
  }

  /** The pair of a 32-byte private key. */
  public static SigningKey ofPrivateKey(byte[] privateKey) {
    if (privateKey.length != KEY_BYTES) {
      throw new IllegalArgumentException("a private key has 32 bytes, not " + privateKey.length);
    }
    return new SigningKey(new Ed25519PrivateKeyParameters(privateKey, 0));
  }

  /** The 32 bytes that everybody may know. */
  public byte[] publicKey() {
    return publicKey.clone();
  }

  /** The 32 bytes that only the key's file has. */
  public byte[] privateKey() {
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
}
