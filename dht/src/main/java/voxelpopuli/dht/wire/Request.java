package voxelpopuli.dht.wire;

import java.util.List;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;

/** What can be called on a node. */
public sealed interface Request {

  /** The name on the wire. */
  String rpc();

  /** Are you there? */
  record Ping() implements Request {
    @Override
    public String rpc() {
      return "PING";
    }
  }

  /** Which nodes nearest to the target do you know? */
  record FindNode(NodeId target) implements Request {
    @Override
    public String rpc() {
      return "FIND_NODE";
    }
  }

  /** Do you hold this record, or else which nodes nearest to its key do you know? */
  record Find(RecordKind kind, NodeId key) implements Request {
    @Override
    public String rpc() {
      return kind.findRpc();
    }
  }

  /** Keep this record. */
  record Store(DhtRecord record) implements Request {
    @Override
    public String rpc() {
      return record.kind().storeRpc();
    }
  }

  /** Can you open a TCP connection to this port of the address that you see me at? */
  record Reach(int port) implements Request {
    @Override
    public String rpc() {
      return "REACH";
    }
  }

  /**
   * A call that another module registered. Arguments are what JSON has: null, Boolean, Long,
   * Double, String, List, Map with String keys; and byte[] (base64 text in JSON).
   */
  record Custom(String rpc, List<Object> args) implements Request {}
}
