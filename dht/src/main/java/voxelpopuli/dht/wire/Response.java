package voxelpopuli.dht.wire;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;

/** What a call is answered with. */
public sealed interface Response {

  /** I am here, and this is where I see you (our own nodes say so). */
  record Pong(NodeId node, Optional<InetSocketAddress> observed) implements Response {}

  /**
   * The nearest nodes that I know, nearest first. {@code bare}: the answer of FIND_NODE, a plain
   * list.
   */
  record Nodes(List<Contact> contacts, boolean bare) implements Response {}

  /** I hold the record. */
  record Found(DhtRecord record) implements Response {}

  /** The record is kept. */
  record Stored() implements Response {}

  /** Whether the port could be reached. */
  record Reached(boolean reachable) implements Response {}

  /** The call was understood and refused. */
  record Refused(String error) implements Response {}

  /** The answer to a registered call; the same types as its arguments. */
  record Custom(Object value) implements Response {}
}
