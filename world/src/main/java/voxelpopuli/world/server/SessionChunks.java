package voxelpopuli.world.server;

import java.util.Optional;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkEvent;
import voxelpopuli.world.chunk.Dialect;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The chunks of one native session: fetched a few at a time, the best first, while the client keeps
 * up reading; answered with a redirect when another node serves them.
 */
final class SessionChunks {

  private final Wire wire;
  private final ServerServices services;
  private final Dialect dialect;
  private final Subscriptions subscriptions;
  private final Consumer<ChunkPos> dropped;

  /**
   * Watches nothing yet.
   *
   * @param dropped told of every chunk that is watched no more, before the chunk hears it
   */
  SessionChunks(Wire wire, ServerServices services, Dialect dialect, Consumer<ChunkPos> dropped) {
    this.wire = wire;
    this.services = services;
    this.dialect = dialect;
    this.dropped = dropped;
    ServerSettings settings = services.settings();
    this.subscriptions = new Subscriptions(settings.maxSubscriptions(), settings.loadsAtOnce());
  }

  /** The chunk, if it is live. */
  Optional<ActorRef<ChunkActor.Command>> source(ChunkPos chunk) {
    return subscriptions.source(chunk);
  }

  /** The client wants a chunk, or wants it more or less than before. */
  void want(Frame.Subscribe subscribe) throws MalformedException {
    if (!subscribe.chunk().inWorld()) {
      throw new MalformedException("a chunk outside of the world");
    }
    if (!subscriptions.want(subscribe.chunk(), subscribe.priority())) {
      int most = services.settings().maxSubscriptions();
      throw new MalformedException("more than " + most + " chunks at once");
    }
  }

  /** The client wants a chunk no more. */
  void drop(ChunkPos chunk) {
    dropped.accept(chunk);
    subscriptions
        .drop(chunk)
        .ifPresent(
            source -> {
              source.tell(new ChunkActor.Unsubscribe(wire.events()));
              wire.unwatch(source);
            });
    wire.outbox().forget(chunk);
  }

  /** Fetches more chunks while few are on their way and the client reads what it got. */
  void fetch() {
    while (wire.outbox().bulkBytes() < services.settings().bulkBytes()) {
      Optional<ChunkPos> next = subscriptions.next();
      if (next.isEmpty()) {
        return;
      }
      services.locator().tell(new LocatorActor.Locate(next.get(), wire.places()));
    }
  }

  void located(Located located) {
    ChunkPos chunk = located.chunk();
    if (!subscriptions.isLoading(chunk)) {
      return;
    }
    if (located instanceof Located.Here) {
      int priority = subscriptions.priority(chunk);
      services.chunks().accept(chunk, new ChunkActor.Subscribe(wire.events(), dialect, priority));
    } else if (located instanceof Located.There there) {
      drop(chunk);
      say(new Frame.Redirect(chunk, there.host(), there.port()));
    } else if (located instanceof Located.Nowhere nowhere) {
      drop(chunk);
      say(new Frame.Unavailable(chunk, nowhere.reason()));
    }
    fetch();
  }

  /** A chunk tells something; whether it is one that came whole, just now. */
  boolean told(ChunkEvent event) {
    if (event instanceof ChunkEvent.Whole whole) {
      return came(whole);
    }
    if (!subscriptions.isWanted(event.chunk())) {
      return false; // it was on its way when the client dropped the chunk
    }
    if (event instanceof ChunkEvent.Change change) {
      wire.outbox().bulk(change.bytes());
    } else if (event instanceof ChunkEvent.Word word) {
      wire.outbox().urgent(word.bytes());
    } else if (event instanceof ChunkEvent.Moved moved) {
      wire.outbox().moves(moved.chunk(), moved.moves(), moved.bytes());
    } else if (event instanceof ChunkEvent.Elsewhere there) {
      drop(there.chunk());
      say(new Frame.Redirect(there.chunk(), there.host(), there.port()));
    } else if (event instanceof ChunkEvent.Unavailable gone) {
      drop(gone.chunk());
      say(new Frame.Unavailable(gone.chunk(), gone.reason()));
    }
    return false;
  }

  private boolean came(ChunkEvent.Whole whole) {
    if (!subscriptions.isWanted(whole.chunk())) {
      whole.source().tell(new ChunkActor.Unsubscribe(wire.events()));
      return false;
    }
    subscriptions.live(whole.chunk(), whole.source());
    wire.watch(whole.chunk(), whole.source());
    wire.outbox().bulk(whole.bytes());
    return true;
  }

  /** A chunk that is watched is gone without having said so. */
  void lost(ChunkPos chunk) {
    if (subscriptions.isWanted(chunk)) {
      drop(chunk);
      say(new Frame.Unavailable(chunk, "the chunk was interrupted"));
    }
  }

  private void say(Frame frame) {
    wire.outbox().urgent(FrameCodec.encode(frame));
  }
}
