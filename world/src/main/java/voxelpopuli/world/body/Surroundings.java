package voxelpopuli.world.body;

/**
 * The blocks around a body, in world coordinates.
 *
 * <p>Who does not know a block (its chunk has not arrived yet) should answer {@link Matter#SOLID}:
 * a body then waits at the edge of the known world instead of falling out of it.
 */
@FunctionalInterface
public interface Surroundings {

  Matter at(int x, int y, int z);
}
