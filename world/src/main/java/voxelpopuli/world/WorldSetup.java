package voxelpopuli.world;

import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.world.store.StoreActor;
import voxelpopuli.world.store.WorldIdentity;

/**
 * What a node's world is made of.
 *
 * @param identity whose world it is
 * @param store opened with {@link StoreActor#open}, which refuses another world's
 * @param overlay the node's front door to the overlay
 * @param node the node's key, whose hash is its id
 * @param host where to listen
 * @param port the game port: the overlay's + 1
 * @param advertise the host that others are told; what the overlay learns later replaces it
 * @param listener hears whether the game port could be had
 */
public record WorldSetup(
    WorldSettings settings,
    WorldIdentity identity,
    StoreActor.Opened store,
    ActorRef<KademliaNode.Command> overlay,
    Identity node,
    String host,
    int port,
    String advertise,
    ActorRef<World.Event> listener) {}
