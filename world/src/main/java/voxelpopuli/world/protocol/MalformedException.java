package voxelpopuli.world.protocol;

/** Bytes that are no message of ours. The text is meant for the one who sent them. */
public final class MalformedException extends Exception {

  private static final long serialVersionUID = 1L;

  public MalformedException(String message) {
    // Without a stack trace: a hostile peer must not make us fill one in per message.
    super(message, null, false, false);
  }
}
