/**
 * The overlay's datagrams: one message each, as JSON or as CBOR of the same object.
 *
 * <p>Reading is generous (any order of fields, integer ids, unknown fields) and bounded (size,
 * depth, lengths): what cannot be understood is an empty result, never an exception. Both encodings
 * go through one reader and one writer on Jackson's streaming interface, so that they cannot drift
 * apart.
 */
package voxelpopuli.dht.wire;
