package voxelpopuli.world.codec;

/** Leads out of a decoder to its {@link Decoded.Bad}; never leaves this package, has no trace. */
final class MalformedException extends Exception {

  private static final long serialVersionUID = 1L;

  MalformedException(String reason) {
    super(reason, null, false, false);
  }
}
