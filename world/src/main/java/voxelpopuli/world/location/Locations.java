package voxelpopuli.world.location;

import java.util.ArrayDeque;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Puts the locations of chunks into the overlay: plain records, and versioned ones once a chunk is
 * edited, which no plain one replaces.
 */
final class Locations {

  private final ActorRef<KademliaNode.Command> overlay;
  private final ActorRef<PutResult> done;
  private final Holdings holdings;
  private final Ourselves ourselves;
  private final ArrayDeque<ChunkPos> waiting = new ArrayDeque<>();

  Locations(
      ActorRef<KademliaNode.Command> overlay,
      ActorRef<PutResult> done,
      Holdings holdings,
      Ourselves ourselves) {
    this.overlay = overlay;
    this.done = done;
    this.holdings = holdings;
    this.ourselves = ourselves;
  }

  /** This node serves the chunk. */
  void publish(ChunkPos chunk) {
    publish(chunk, ourselves.address());
  }

  void publish(ChunkPos chunk, GameAddress server) {
    long now = System.currentTimeMillis();
    var key = ChunkSearch.keyOf(chunk);
    DhtRecord record =
        holdings.isEdited(chunk)
            ? DhtRecord.versioned(RecordKind.CHUNK, key, server.record(), now, now)
            : DhtRecord.plain(RecordKind.CHUNK, key, server.record(), now);
    overlay.tell(new KademliaNode.Put(record, done));
  }

  /** These are to be published by and by. */
  void later(List<ChunkPos> chunks) {
    waiting.clear();
    waiting.addAll(chunks);
  }

  /** Publishes some of those that wait; whether that were all. */
  boolean publishSome(int atMost) {
    for (int i = 0; i < atMost && !waiting.isEmpty(); i++) {
      publish(waiting.poll());
    }
    return waiting.isEmpty();
  }
}
