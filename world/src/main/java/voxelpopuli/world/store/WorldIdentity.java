package voxelpopuli.world.store;

/**
 * Whose world a store holds. A store of one world refuses to open as another.
 *
 * @param id the world's id, 40 hexadecimal digits
 * @param name what people call it
 * @param seed what its terrain grows from
 */
public record WorldIdentity(String id, String name, long seed) {}
