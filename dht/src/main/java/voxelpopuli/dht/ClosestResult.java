package voxelpopuli.dht;

import java.util.List;
import voxelpopuli.dht.lookup.LookupStats;

/** The k nearest nodes to a key, nearest first; this node is one of them where it belongs. */
public record ClosestResult(NodeId target, List<Contact> contacts, LookupStats stats) {}
