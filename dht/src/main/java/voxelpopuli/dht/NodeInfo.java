package voxelpopuli.dht;

import java.net.InetSocketAddress;
import java.util.Optional;
import voxelpopuli.dht.routing.RoutingSnapshot;
import voxelpopuli.dht.rpc.RpcCounters;

/**
 * A node at one moment: for shells, pages and measurements.
 *
 * @param table all buckets with their contacts, for whoever wants to draw them
 */
public record NodeInfo(
    Contact self,
    Optional<WorldId> world,
    Optional<InetSocketAddress> observed,
    boolean bootstrapped,
    RoutingSnapshot table,
    int players,
    int chunks,
    int values,
    RpcCounters.Snapshot counters) {}
