package voxelpopuli.world.chunk;

import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.store.ChunkLog;

/**
 * What every chunk of a node uses.
 *
 * @param workers a bounded pool that generates and meshes; chunks wait for it, players do not
 */
public record ChunkServices(
    ChunkSettings settings,
    TerrainCache terrain,
    Executor workers,
    ActorRef<ChunkLog.Command> log,
    ActorRef<LocatorActor.Command> locator,
    LoadedChunks chunks,
    ActorRef<PeersActor.Command> peers) {}
