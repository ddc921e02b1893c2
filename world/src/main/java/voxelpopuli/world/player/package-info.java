/**
 * The players of this node's connections, and the overlay's records of where players stood when
 * they left.
 *
 * <p>A player's record is found by name from any node; so whoever leaves here may come back through
 * another door.
 */
package voxelpopuli.world.player;
