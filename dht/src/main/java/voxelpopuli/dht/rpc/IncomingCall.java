package voxelpopuli.dht.rpc;

import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.wire.Response;

/**
 * A call of a peer that another module registered for. {@link #answer} may come later and from any
 * thread; without one, the peer's call fails by its time-out.
 *
 * @param from who calls, by its own word: the id is proven only as far as the address is
 * @param args null, Boolean, Long, Double, String, byte[], List and Map
 */
public record IncomingCall(
    Contact from,
    String rpc,
    List<Object> args,
    ActorRef<RpcEndpointActor.Command> endpoint,
    RpcEndpointActor.ReplySlot slot) {

  /** Answers with a value of the same types as the arguments. */
  public void answer(Object value) {
    endpoint.tell(new RpcEndpointActor.Reply(slot, new Response.Custom(value)));
  }

  /** Answers with an error. */
  public void refuse(String error) {
    endpoint.tell(new RpcEndpointActor.Reply(slot, new Response.Refused(error)));
  }
}
