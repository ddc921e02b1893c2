package voxelpopuli.node;

import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.dht.rpc.IncomingCall;
import voxelpopuli.world.WorldDescription;

/**
 * Answers {@link WorldQuestion}: tells nodes that want to join which world this is.
 *
 * <p>Made by {@link NodeActor}, lives as long as it; stateless, so a restart loses nothing.
 */
final class WorldAnswerActor {

  private WorldAnswerActor() {}

  static Behavior<IncomingCall> create(WorldDescription world) {
    String json = world.toJson();
    return Behaviors.receiveMessage(
        call -> {
          call.answer(json);
          return Behaviors.same();
        });
  }
}
