package voxelpopuli.dht.wire;

/**
 * How a peer speaks, and so how it is answered.
 *
 * @param cbor the message is CBOR, not JSON
 * @param offersCbor the sender understands CBOR whatever this message is written in
 * @param integerIds ids are written as JSON integers
 */
public record Dialect(boolean cbor, boolean offersCbor, boolean integerIds) {

  /** What a stranger is spoken to in: JSON that offers CBOR. */
  public static final Dialect OFFER = new Dialect(false, true, false);

  /** What our own nodes speak among each other after the first message. */
  public static final Dialect CBOR = new Dialect(true, true, false);
}
