/**
 * Whom a node knows: 160 k-buckets, each an actor made on first use, and the snapshot that they
 * publish.
 *
 * <p>Bucket i holds contacts at a distance from 2^i to 2^(i+1) − 1. Order, eviction and the search
 * for the nearest are plain classes; everybody who needs the nearest contacts reads the immutable
 * snapshot, so nobody ever asks 160 actors.
 */
package voxelpopuli.dht.routing;
