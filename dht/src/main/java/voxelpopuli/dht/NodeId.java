package voxelpopuli.dht;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/**
 * A point of the 160-bit space that nodes and keys share; distance is XOR, read as an unsigned
 * number.
 *
 * <p>Held as two longs and an int (36 bytes with the header) rather than as a byte array (56 bytes
 * and a loop): a lookup compares distances some hundred times.
 */
public record NodeId(long high, long middle, int low) {

  /** Bits in an id, and so the number of buckets. */
  public static final int BITS = 160;

  /** Bytes in an id. */
  public static final int BYTES = BITS / 8;

  private static final int HEX_DIGITS = BYTES * 2;

  /** Reads 20 bytes, most significant first. */
  public static NodeId of(byte[] bytes) {
    if (bytes.length != BYTES) {
      throw new IllegalArgumentException("an id has " + BYTES + " bytes, not " + bytes.length);
    }
    return new NodeId(readLong(bytes, 0), readLong(bytes, 8), (int) (readLong(bytes, 12)));
  }

  /** Reads 40 hexadecimal digits. */
  public static NodeId ofHex(String hex) {
    if (hex.length() != HEX_DIGITS) {
      throw new IllegalArgumentException(
          "an id has " + HEX_DIGITS + " hex digits, not " + hex.length());
    }
    return of(HexFormat.of().parseHex(hex));
  }

  /** Reads a number from 0 to 2^160 − 1. */
  public static NodeId of(BigInteger number) {
    if (number.signum() < 0 || number.bitLength() > BITS) {
      throw new IllegalArgumentException("an id is a number from 0 to 2^160 - 1");
    }
    return new NodeId(
        number.shiftRight(96).longValue(), number.shiftRight(32).longValue(), number.intValue());
  }

  /** The key of a text: SHA-1 of its UTF-8 bytes. */
  public static NodeId sha1(String text) {
    return sha1(text.getBytes(StandardCharsets.UTF_8));
  }

  /** SHA-1 of some bytes, which is what makes a public key a node's id. */
  public static NodeId sha1(byte[] bytes) {
    try {
      return of(MessageDigest.getInstance("SHA-1").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-1", e);
    }
  }

  /** A uniformly random id. */
  public static NodeId random(RandomGenerator random) {
    return new NodeId(random.nextLong(), random.nextLong(), random.nextInt());
  }

  /** The distance to another id, which is itself a point of the space. */
  public NodeId distance(NodeId other) {
    return new NodeId(high ^ other.high, middle ^ other.middle, low ^ other.low);
  }

  /**
   * Which bucket of ours another id belongs to: i for a distance from 2^i to 2^(i+1) − 1, and −1
   * for ourselves.
   */
  public int bucketIndex(NodeId other) {
    long h = high ^ other.high;
    if (h != 0) {
      return 159 - Long.numberOfLeadingZeros(h);
    }
    long m = middle ^ other.middle;
    if (m != 0) {
      return 95 - Long.numberOfLeadingZeros(m);
    }
    return 31 - Integer.numberOfLeadingZeros(low ^ other.low);
  }

  /** A random id in one of our buckets: what a refresh looks for. */
  public NodeId randomInBucket(int bucket, RandomGenerator random) {
    if (bucket < 0 || bucket >= BITS) {
      throw new IllegalArgumentException("buckets go from 0 to 159, there is no " + bucket);
    }
    BigInteger top = BigInteger.ONE.shiftLeft(bucket);
    BigInteger below = random(random).toBigInteger().mod(top);
    return distance(of(top.or(below)));
  }

  /** Negative when {@code a} is nearer to this id than {@code b}. */
  public int compareDistance(NodeId a, NodeId b) {
    int byHigh = Long.compareUnsigned(high ^ a.high, high ^ b.high);
    if (byHigh != 0) {
      return byHigh;
    }
    int byMiddle = Long.compareUnsigned(middle ^ a.middle, middle ^ b.middle);
    return byMiddle != 0 ? byMiddle : Integer.compareUnsigned(low ^ a.low, low ^ b.low);
  }

  /** Orders ids by their distance from this one, nearest first. */
  public Comparator<NodeId> byDistance() {
    return this::compareDistance;
  }

  /** The id as 20 bytes, most significant first. */
  public byte[] bytes() {
    byte[] bytes = new byte[BYTES];
    writeBytes(bytes, 0);
    return bytes;
  }

  /** Writes the 20 bytes into an array of the caller's. */
  public void writeBytes(byte[] target, int offset) {
    for (int i = 0; i < 8; i++) {
      target[offset + i] = (byte) (high >>> (56 - 8 * i));
      target[offset + 8 + i] = (byte) (middle >>> (56 - 8 * i));
    }
    for (int i = 0; i < 4; i++) {
      target[offset + 16 + i] = (byte) (low >>> (24 - 8 * i));
    }
  }

  /** The id as an unsigned number. */
  public BigInteger toBigInteger() {
    return new BigInteger(1, bytes());
  }

  /** Forty lower-case hexadecimal digits. */
  public String hex() {
    return HexFormat.of().formatHex(bytes());
  }

  /** The first eight digits: enough for people to tell nodes apart. */
  public String shortHex() {
    return hex().substring(0, 8);
  }

  @Override
  public String toString() {
    return hex();
  }

  @Override
  public int hashCode() {
    // Ids are hashes already; the low bits differ even between neighbours.
    return low ^ (int) middle;
  }

  private static long readLong(byte[] bytes, int offset) {
    long value = 0;
    for (int i = 0; i < 8; i++) {
      value = value << 8 | bytes[offset + i] & 0xff;
    }
    return value;
  }
}
