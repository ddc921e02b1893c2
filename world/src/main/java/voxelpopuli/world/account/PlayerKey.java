package voxelpopuli.world.account;

import java.security.SecureRandom;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.Ed25519PublicKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;

/** A player's Ed25519 key pair: whoever has it is the player. */
public final class PlayerKey {

  /** Bytes of a private key, and of a public key. */
  public static final int KEY_BYTES = 32;

  /** Bytes of a signature. */
  public static final int SIGNATURE_BYTES = 64;

  private final Ed25519PrivateKeyParameters privateKey;
  private final byte[] publicKey;

  private PlayerKey(Ed25519PrivateKeyParameters privateKey) {
    this.privateKey = privateKey;
    this.publicKey = privateKey.generatePublicKey().getEncoded();
  }

  /** A new key from the system's best randomness. */
  public static PlayerKey create() {
    return new PlayerKey(new Ed25519PrivateKeyParameters(new SecureRandom()));
  }

  /** The key of 32 private bytes. */
  public static PlayerKey ofPrivateKey(byte[] privateKey) {
    if (privateKey.length != KEY_BYTES) {
      throw new IllegalArgumentException("a private key has 32 bytes, not " + privateKey.length);
    }
    return new PlayerKey(new Ed25519PrivateKeyParameters(privateKey, 0));
  }

  /** The 32 bytes that everybody may know. */
  public byte[] publicKey() {
    return publicKey.clone();
  }

  /** The 32 bytes that only the key file has. */
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

  /** Whether the owner of this public key signed the message. */
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
