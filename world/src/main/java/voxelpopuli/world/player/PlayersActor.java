package voxelpopuli.world.player;

import java.util.HashMap;
import java.util.HexFormat;
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
import voxelpopuli.dht.record.Precedence;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.account.SignedProfile;
import voxelpopuli.world.protocol.PlayerState;

/**
 * The players of this node's sessions, and the overlay's memory of them.
 *
 * <ol>
 *   <li>finds what the overlay keeps of a player, and puts there what players signed, or for guests
 *       where they stand,
 *   <li>knows the native sessions by name; of two with one name the newer stays,
 *   <li>passes words on: a player's to those here, who know themselves whether they hear it; a
 *       whisper to one, or says where that one is; the operator's to all,
 *   <li>moves a player or ends its session for the operator.
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

  /**
   * A native session of this player has begun; an older one of the same name is told to go. {@code
   * client} is the number of the client, which has one session a node.
   */
  public record Joined(String name, long client, ActorRef<Notice> session) implements Command {}

  /** A session has ended. */
  public record Left(String name, ActorRef<Notice> session) implements Command {}

  /** Where a guest stands: to be kept in the overlay. */
  public record Save(PlayerProfile profile) implements Command {}

  /** What a player signed with its key: to be kept in the overlay. */
  public record Keep(String name, byte[] publicKey, SignedProfile profile) implements Command {}

  /** A player says something to those near. */
  public record Speak(String from, PlayerState at, String text) implements Command {}

  /**
   * A player says something to one other. When that one is not here and {@code further} is set, the
   * speaker is told where it is.
   */
  public record Tell(String from, String to, String text, boolean further, ActorRef<Notice> speaker)
      implements Command {}

  /** "Move this player there." */
  public record Teleport(String name, PlayerState to, ActorRef<Teleported> replyTo)
      implements Command {}

  /** Another node says: this client's player left its ground for ours, and was there last. */
  public record Came(String name, long client, PlayerState at) implements Command {}

  /** "Who is here?" */
  public record ListOnline(ActorRef<Online> replyTo) implements Command {}

  /** "End this player's session." */
  public record Kick(String name, String reason, ActorRef<Kicked> replyTo) implements Command {}

  /** "Tell everybody here." */
  public record Announce(String text) implements Command {}

  /** The time was set: everybody is to hear it at once. */
  public enum TimeChanged implements Command {
    NOW
  }

  /** "Keep now where everybody stands." */
  public enum SaveAll implements Command {
    NOW
  }

  private record RecordFound(String name, ActorRef<Found> replyTo, GetResult result)
      implements Command {}

  private record Sought(Tell tell, Found found) implements Command {}

  private record Saved(PutResult result) implements Command {}

  /**
   * What the overlay keeps of a player, or nothing for one never seen; the public key in
   * hexadecimal digits, or "" when the name belongs to no key.
   */
  public record Found(String name, Optional<PlayerProfile> profile, String key, long version) {}

  /** Whether there was such a player. */
  public record Teleported(String name, boolean wasHere) {}

  /** The names of those with a session on this node, sorted. */
  public record Online(List<String> names) {}

  /** Whether there was such a player. */
  public record Kicked(String name, boolean wasHere) {}

  /** What a session is told from here. */
  public sealed interface Notice {}

  /** "You are to end, for this reason"; {@code forGood} unless the same client came in anew. */
  public record Leave(String reason, boolean forGood) implements Notice {}

  /** A player of this node says something, from there. */
  public record Heard(String from, PlayerState at, String text) implements Notice {}

  /** A player says something to this one alone. */
  public record Whispered(String from, String text) implements Notice {}

  /** The player to whisper to is at this game address. */
  public record Elsewhere(String to, String text, String host, int port) implements Notice {}

  /** "You stand there now", says the operator. */
  public record Placed(PlayerState at) implements Notice {}

  /** The node that the player came from saw it there last. */
  public record CameFrom(PlayerState at) implements Notice {}

  /** The time of day was set. */
  public record NewTime() implements Notice {}

  /** "Have it kept where you stand." */
  public record SaveNow() implements Notice {}

  /** The node's operator says something. */
  public record Announcement(String text) implements Notice {}

  /** Why a name cannot be had. */
  public static final String NAME_TAKEN = "this name belongs to somebody else's key";

  public static Behavior<Command> create(ActorRef<KademliaNode.Command> overlay) {
    return Behaviors.setup(context -> new PlayersActor(context, overlay));
  }

  private final ActorRef<KademliaNode.Command> overlay;
  private final ActorRef<PutResult> saved;
  private final Map<String, Session> sessions = new HashMap<>();

  private record Session(long client, ActorRef<Notice> ref) {}

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
        .onMessage(Keep.class, this::onKeep)
        .onMessage(Speak.class, this::onSpeak)
        .onMessage(Tell.class, this::onTell)
        .onMessage(Sought.class, this::onSought)
        .onMessage(Teleport.class, this::onTeleport)
        .onMessage(Came.class, this::onCame)
        .onMessage(ListOnline.class, this::onListOnline)
        .onMessage(Kick.class, this::onKick)
        .onMessage(Announce.class, this::onAnnounce)
        .onMessage(TimeChanged.class, changed -> tellAll(new NewTime()))
        .onMessage(SaveAll.class, save -> tellAll(new SaveNow()))
        .onMessage(Saved.class, this::onSaved)
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
    Optional<DhtRecord> record = found.result().record();
    String key =
        record
            .flatMap(DhtRecord::signature)
            .map(signature -> HexFormat.of().formatHex(signature.publicKey()))
            .orElse("");
    found
        .replyTo()
        .tell(
            new Found(
                found.name(),
                record.flatMap(one -> PlayerProfile.read(one.value())),
                key,
                record.map(DhtRecord::version).orElse(0L)));
    return this;
  }

  private Behavior<Command> onJoined(Joined joined) {
    Session older = sessions.put(joined.name(), new Session(joined.client(), joined.session()));
    if (older != null && !older.ref().equals(joined.session())) {
      boolean another = older.client() != joined.client();
      older.ref().tell(new Leave("you came in again from somewhere else", another));
    }
    return this;
  }

  private Behavior<Command> onLeft(Left left) {
    Session session = sessions.get(left.name());
    if (session != null && session.ref().equals(left.session())) {
      sessions.remove(left.name());
    }
    return this;
  }

  /** Versioned by the clock: of two saves that cross in the network the later one stays. */
  private Behavior<Command> onSave(Save save) {
    long now = System.currentTimeMillis();
    NodeId key = NodeId.sha1(save.profile().name());
    byte[] value = save.profile().json();
    overlay.tell(
        new KademliaNode.Put(DhtRecord.versioned(RecordKind.PLAYER, key, value, now, now), saved));
    return this;
  }

  private Behavior<Command> onKeep(Keep keep) {
    SignedProfile profile = keep.profile();
    DhtRecord record =
        new DhtRecord(
            RecordKind.PLAYER,
            NodeId.sha1(keep.name()),
            profile.value(),
            profile.version(),
            Optional.of(new DhtRecord.Signature(keep.publicKey(), profile.signature())),
            profile.publishedMillis());
    overlay.tell(new KademliaNode.Put(record, saved));
    return this;
  }

  /** Two keys may claim a free name at the same moment; the overlay says whose it is. */
  private Behavior<Command> onSaved(Saved done) {
    if (done.result().refusal().filter(Precedence.OTHER_KEY::equals).isPresent()) {
      PlayerProfile.read(done.result().record().value())
          .map(profile -> sessions.get(profile.name()))
          .ifPresent(session -> session.ref().tell(new Leave(NAME_TAKEN, true)));
    }
    return this;
  }

  private Behavior<Command> onSpeak(Speak speak) {
    Heard heard = new Heard(speak.from(), speak.at(), speak.text());
    sessions.values().forEach(session -> session.ref().tell(heard));
    return this;
  }

  private Behavior<Command> onTell(Tell tell) {
    Session session = sessions.get(tell.to());
    if (session != null) {
      session.ref().tell(new Whispered(tell.from(), tell.text()));
      tell.speaker().tell(new Announcement("to " + tell.to() + ": " + tell.text()));
    } else if (tell.further()) {
      ActorRef<Command> self = getContext().getSelf();
      ActorRef<Found> one =
          getContext()
              .spawnAnonymous(
                  Behaviors.receiveMessage(
                      found -> {
                        self.tell(new Sought(tell, found));
                        return Behaviors.stopped();
                      }));
      self.tell(new Find(tell.to(), one));
    } else {
      tell.speaker().tell(new Announcement(tell.to() + " is not here any more"));
    }
    return this;
  }

  private Behavior<Command> onSought(Sought sought) {
    Tell tell = sought.tell();
    String home = sought.found().profile().map(PlayerProfile::home).orElse("");
    int colon = home.lastIndexOf(':');
    try {
      int port = Integer.parseInt(home.substring(colon + 1));
      tell.speaker().tell(new Elsewhere(tell.to(), tell.text(), home.substring(0, colon), port));
    } catch (RuntimeException e) {
      // No home, or one that is no address: nobody there to whisper to.
      tell.speaker()
          .tell(new Announcement("there is no player " + tell.to() + " in the world now"));
    }
    return this;
  }

  private Behavior<Command> onTeleport(Teleport teleport) {
    Session session = sessions.get(teleport.name());
    if (session != null) {
      session.ref().tell(new Placed(teleport.to()));
    }
    teleport.replyTo().tell(new Teleported(teleport.name(), session != null));
    return this;
  }

  private Behavior<Command> onCame(Came came) {
    Session session = sessions.get(came.name());
    if (session != null && session.client() == came.client()) {
      session.ref().tell(new CameFrom(came.at()));
    }
    return this;
  }

  private Behavior<Command> onListOnline(ListOnline list) {
    list.replyTo().tell(new Online(sessions.keySet().stream().sorted().toList()));
    return this;
  }

  private Behavior<Command> onKick(Kick kick) {
    Session session = sessions.get(kick.name());
    if (session != null) {
      session.ref().tell(new Leave(kick.reason(), true));
    }
    kick.replyTo().tell(new Kicked(kick.name(), session != null));
    return this;
  }

  private Behavior<Command> tellAll(Notice notice) {
    sessions.values().forEach(session -> session.ref().tell(notice));
    return this;
  }

  private Behavior<Command> onAnnounce(Announce announce) {
    sessions.values().forEach(session -> session.ref().tell(new Announcement(announce.text())));
    return this;
  }
}
