/**
 * The overlay's front door: {@link voxelpopuli.dht.KademliaNode} and the values that cross it.
 *
 * <p>Everything that other modules say to the overlay (put, get, closest, events) is here, so that
 * the packages below may change freely. The overlay knows nodes, keys and records; it knows nothing
 * of voxels.
 */
package voxelpopuli.dht;
