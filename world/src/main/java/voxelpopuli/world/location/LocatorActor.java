package voxelpopuli.world.location;

import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.voxel.ChunkPos;

public final class LocatorActor {

  /** What the locator is asked. */
  public sealed interface Command {}

  /** "Who serves this chunk?" If nobody does, somebody is found who will. */
  public record Locate(ChunkPos chunk, ActorRef<Located> replyTo) implements Command {}

  /** "Does this node serve the chunk?" Asks nobody else. */
  public record IsHere(ChunkPos chunk, ActorRef<Located> replyTo) implements Command {}

  /** "Serve this chunk from now on." */
  public record Generate(ChunkPos chunk, ActorRef<Located> replyTo) implements Command {}
}
