package voxelpopuli.world.chunk;

import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.store.ChunkLog;

/**
 * What every chunk of a node uses.
 *
 * @param workers a few threads that generate and mesh; chunks wait for them, players do not
 */
public record ChunkServices(
    ChunkSettings settings,
    TerrainCache terrain,
    Workers workers,
    ActorRef<ChunkLog.Command> log,
    ActorRef<LocatorActor.Command> locator,
    LoadedChunks chunks,
    ActorRef<PeersActor.Command> peers,
    WorldClock clock) {}
