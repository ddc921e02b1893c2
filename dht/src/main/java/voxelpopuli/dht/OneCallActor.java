package voxelpopuli.dht;

import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RpcEndpointActor;

/**
 * One call that somebody outside asked for.
 *
 * <ol>
 *   <li>makes the call, passes its end on, and stops.
 * </ol>
 *
 * Made by {@link KademliaNode} for each ping and registered call. If it fails, its asker hears
 * nothing.
 */
final class OneCallActor {

  private OneCallActor() {}

  static Behavior<CallEvent> create(
      ActorRef<RpcEndpointActor.Command> endpoint,
      Function<ActorRef<CallEvent>, OutgoingCall> call,
      Consumer<CallEvent> end) {
    return Behaviors.setup(
        context -> {
          endpoint.tell(new RpcEndpointActor.Make(call.apply(context.getSelf())));
          return Behaviors.receiveMessage(
              event -> {
                end.accept(event);
                return Behaviors.stopped();
              });
        });
  }
}
