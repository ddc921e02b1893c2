package voxelpopuli.world.store;

/** Names an edit for ever: the client's random number and its counter. A resend has the same. */
public record EditId(long author, long counter) {}
