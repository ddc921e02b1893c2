package voxelpopuli.loadtest.dht;

import voxelpopuli.dht.NodeId;

/** One piece of work for the overlay. */
sealed interface Operation {

  /** Which node does it. */
  int node();

  NodeId key();

  /** What is stored, or must be found. */
  byte[] value();

  /** Stores a value with the nodes nearest to its key. */
  record Put(int node, NodeId key, byte[] value) implements Operation {}

  /** Fetches the value of a key; it must be this value. */
  record Get(int node, NodeId key, byte[] value) implements Operation {}
}
