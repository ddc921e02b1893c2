package voxelpopuli.world.client;

import voxelpopuli.world.protocol.PlayerState;

/**
 * A player in the loaded chunks.
 *
 * @param guest whether no key proves the name
 * @param node game address {@code host:port} of the node that owns the chunk where the player is
 */
public record PlayerSeen(String name, boolean guest, PlayerState state, String node) {}
