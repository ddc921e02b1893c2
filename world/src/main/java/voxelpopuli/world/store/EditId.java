package voxelpopuli.world.store;

/** Names an edit for ever: the client's random number and its counter. A resend has the same. */
public record EditId(long author, long counter) {

  /** The author of what nature does. Nobody resends that, so such ids are not remembered. */
  public static final long NATURE = 0x4e41_5455_5245L;

  public boolean isNatures() {
    return author == NATURE;
  }
}
