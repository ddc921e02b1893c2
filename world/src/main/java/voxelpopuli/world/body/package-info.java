/**
 * How a player's box and a player's gaze meet the blocks: walking, falling, swimming, flying, and
 * the block under the crosshair.
 *
 * <p>Client, bots and the server's checks use these very classes, so they agree about what is
 * possible. Everything is a pure function of values; the world is seen through {@link
 * voxelpopuli.world.body.Surroundings} alone.
 */
package voxelpopuli.world.body;
