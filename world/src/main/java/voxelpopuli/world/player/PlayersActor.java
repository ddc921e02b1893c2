package voxelpopuli.world.player;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.protocol.PlayerState;

/**
 * The players of this node's sessions, and the overlay's memory of them.
 *
 * <ol>
 *   <li>finds where a player stood when it left, and saves where it stands,
 *   <li>knows the native sessions by name; of two with one name the newer stays,
 *   <li>passes the operator's words on to all, and ends one's session.
 * </ol>
 *
 * <p>Made by {@code World}, stops with it. If it fails, it is restarted: sessions go on, and are
 * known again when they next join.
 */
public final class PlayersActor extends AbstractBehavior<PlayersActor.Command> {

  /** What it is told. */
  public sealed interface Command {}

  /** "Where did this player last stand?" */
  public record Find(String name, ActorRef<Found> replyTo) implements Command {}

  /** A native session of this player has begun; an older one of the same name is told to go. */
  public record Joined(String name, ActorRef<Notice> session) implements Command {}

  /** A session has ended. */
  public record Left(String name, ActorRef<Notice> session) implements Command {}

  /** Where a player stands: to be kept in the overlay. */
  public record Save(String name, PlayerState state) implements Command {}

  /** "Who is here?" */
  public record ListOnline(ActorRef<Online> replyTo) implements Command {}

  /** "End this player's session." */
  public record Kick(String name, String reason, ActorRef<Kicked> replyTo) implements Command {}

  /** "Tell everybody here." */
  public record Announce(String text) implements Command {}

  private record RecordFound(String name, ActorRef<Found> replyTo, GetResult result)
      implements Command {}

  private record Saved(PutResult result) implements Command {}

  /** Where the player last stood, or nothing for one never seen. */
  public record Found(String name, Optional<PlayerState> state) {}

  /** The names of those with a session on this node, sorted. */
  public record Online(List<String> names) {}

  /** Whether there was such a player. */
  public record Kicked(String name, boolean wasHere) {}

  /** What a session is told from here. */
  public sealed interface Notice {}

  /** "You are to end, for this reason." */
  public record Leave(String reason) implements Notice {}

  /** The node's operator says something. */
  public record Announcement(String text) implements Notice {}

  public static Behavior<Command> create(ActorRef<KademliaNode.Command> overlay) {
    return Behaviors.setup(context -> new PlayersActor(context, overlay));
  }

  private final ActorRef<KademliaNode.Command> overlay;
  private final ActorRef<PutResult> saved;
  private final Map<String, ActorRef<Notice>> sessions = new HashMap<>();

  private PlayersActor(ActorContext<Command> context, ActorRef<KademliaNode.Command> overlay) {
    super(context);
    this.overlay = overlay;
    this.saved = context.messageAdapter(PutResult.class, Saved::new);
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Find.class, this::onFind)
        .onMessage(RecordFound.class, this::onRecordFound)
        .onMessage(Joined.class, this::onJoined)
        .onMessage(Left.class, this::onLeft)
        .onMessage(Save.class, this::onSave)
        .onMessage(ListOnline.class, this::onListOnline)
        .onMessage(Kick.class, this::onKick)
        .onMessage(Announce.class, this::onAnnounce)
        .onMessage(Saved.class, done -> this)
        .build();
  }

  private Behavior<Command> onFind(Find find) {
    ActorRef<Command> self = getContext().getSelf();
    // An adapter holds one function for a type of message; which player an answer is about needs an
    // actor of its own.
    ActorRef<GetResult> one =
        getContext()
            .spawnAnonymous(
                Behaviors.receiveMessage(
                    result -> {
                      self.tell(new RecordFound(find.name(), find.replyTo(), result));
                      return Behaviors.stopped();
                    }));
    overlay.tell(new KademliaNode.Get(RecordKind.PLAYER, NodeId.sha1(find.name()), one));
    return this;
  }

  private Behavior<Command> onRecordFound(RecordFound found) {
    Optional<PlayerState> state =
        found.result().record().flatMap(record -> PlayerRecord.read(record.value()));
    found.replyTo().tell(new Found(found.name(), state));
    return this;
  }

  private Behavior<Command> onJoined(Joined joined) {
    ActorRef<Notice> older = sessions.put(joined.name(), joined.session());
    if (older != null && !older.equals(joined.session())) {
      older.tell(new Leave("you came in again from somewhere else"));
    }
    return this;
  }

  private Behavior<Command> onLeft(Left left) {
    sessions.remove(left.name(), left.session());
    return this;
  }

  /** Versioned by the clock: of two saves that cross in the network the later one stays. */
  private Behavior<Command> onSave(Save save) {
    long now = System.currentTimeMillis();
    byte[] value = PlayerRecord.write(save.name(), save.state());
    NodeId key = NodeId.sha1(save.name());
    overlay.tell(
        new KademliaNode.Put(DhtRecord.versioned(RecordKind.PLAYER, key, value, now, now), saved));
    return this;
  }

  private Behavior<Command> onListOnline(ListOnline list) {
    list.replyTo().tell(new Online(sessions.keySet().stream().sorted().toList()));
    return this;
  }

  private Behavior<Command> onKick(Kick kick) {
    ActorRef<Notice> session = sessions.get(kick.name());
    if (session != null) {
      session.tell(new Leave(kick.reason()));
    }
    kick.replyTo().tell(new Kicked(kick.name(), session != null));
    return this;
  }

  private Behavior<Command> onAnnounce(Announce announce) {
    sessions.values().forEach(session -> session.tell(new Announcement(announce.text())));
    return this;
  }
}
