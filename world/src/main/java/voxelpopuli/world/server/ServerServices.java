package voxelpopuli.world.server;

import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.WorldClock;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.store.WorldIdentity;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * What every connection of a node uses.
 *
 * @param world whose world it is, told to those who ask
 * @param host the address that others reach this node at, as far as it knows by now
 * @param port the game port
 * @param identity this node's key, proven to other nodes
 * @param chunks sends a message to a chunk of this node, awake or not
 * @param clock the time of day that players are told
 */
public record ServerServices(
    ServerSettings settings,
    WorldIdentity world,
    Supplier<String> host,
    int port,
    ActorRef<LocatorActor.Command> locator,
    ActorRef<PlayersActor.Command> players,
    ActorRef<PeersActor.Command> peers,
    Identity identity,
    BiConsumer<ChunkPos, ChunkActor.Command> chunks,
    WorldClock clock) {}
