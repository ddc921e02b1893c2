/**
 * Calls to other nodes and their calls to us: numbers, time-outs, retries, pacing, limits.
 *
 * <p>The endpoint is the one actor that a datagram passes on its way to a lookup, and it answers
 * what it can from published snapshots. What peers may do to us (rates, sizes, amplification) is
 * bounded here, before anything else of the node is touched.
 */
package voxelpopuli.dht.rpc;
