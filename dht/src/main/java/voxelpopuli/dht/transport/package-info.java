/**
 * The seam between the overlay and whatever carries its datagrams.
 *
 * <p>A node opens one socket of a {@link voxelpopuli.dht.transport.Transport} and knows nothing
 * else of it: Pekko UDP in production, the same with seeded loss in measurements, and a simulated
 * network in {@code voxelpopuli.dht.simulation}. Datagrams arrive at the RPC endpoint itself,
 * without an actor in between, because every hop costs a wake-up.
 */
package voxelpopuli.dht.transport;
