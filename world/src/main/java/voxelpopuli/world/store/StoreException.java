package voxelpopuli.world.store;

/** The store cannot be used; the message says why and is meant for the operator. */
public final class StoreException extends Exception {

  private static final long serialVersionUID = 1L;

  public StoreException(String message) {
    super(message);
  }

  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
