package voxelpopuli.world.player;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.protocol.PlayerState;

public final class PlayersActor {

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

  /** Where the player last stood, or nothing for one never seen. */
  public record Found(String name, Optional<PlayerState> state) {}

  /** What a session is told from here. */
  public sealed interface Notice {}

  /** "You are to end, for this reason." */
  public record Leave(String reason) implements Notice {}

  /** The node's operator says something. */
  public record Announcement(String text) implements Notice {}
}
