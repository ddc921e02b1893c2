package voxelpopuli.world.peer;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.MalformedException;

/**
 * One direction of a link: AES-256-GCM with a counter for a nonce. A frame that was changed, left
 * out, repeated or put in another place does not open.
 */
final class SealedFrames {

  private static final int TAG_BITS = 128;
  private static final int NONCE_BYTES = 12;

  private final SecretKeySpec key;
  private long counter;

  SealedFrames(byte[] key) {
    this.key = new SecretKeySpec(key, "AES");
  }

  /** Length and sealed bytes. */
  byte[] seal(byte[] message) {
    try {
      byte[] sealed = cipher(Cipher.ENCRYPT_MODE).doFinal(message);
      return ByteBuffer.allocate(FrameCodec.PREFIX + sealed.length)
          .putInt(sealed.length)
          .put(sealed)
          .array();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has AES-GCM", e);
    }
  }

  /** The message in a frame without its length. */
  byte[] open(ByteBuffer frame) throws MalformedException {
    byte[] sealed = new byte[frame.remaining()];
    frame.get(sealed);
    try {
      return cipher(Cipher.DECRYPT_MODE).doFinal(sealed);
    } catch (GeneralSecurityException e) {
      throw new MalformedException("a sealed frame does not open");
    }
  }

  private Cipher cipher(int mode) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    byte[] nonce = ByteBuffer.allocate(NONCE_BYTES).putInt(0).putLong(counter++).array();
    cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
    return cipher;
  }
}
