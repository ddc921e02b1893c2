package voxelpopuli.dht.rpc;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.wire.Request;

/**
 * A call to make.
 *
 * @param expected who must answer; empty when only the address is known
 * @param tag the caller's own number
 * @param patience waits exactly this long, without a retry; empty: as the peer's round trip says
 * @param overdue whether the caller wants to know when the answer is overdue
 * @param forgotten set by the caller when it does not care any more; the answer still teaches the
 *     endpoint the peer's round trip
 */
public record OutgoingCall(
    InetSocketAddress to,
    Optional<NodeId> expected,
    Request request,
    ActorRef<CallEvent> replyTo,
    long tag,
    Optional<Duration> patience,
    boolean overdue,
    AtomicBoolean forgotten) {

  /** A call to a contact whose caller waits for it to the end. */
  public static OutgoingCall to(
      Contact contact, Request request, ActorRef<CallEvent> replyTo, long tag) {
    return new OutgoingCall(
        contact.address(),
        Optional.of(contact.id()),
        request,
        replyTo,
        tag,
        Optional.empty(),
        false,
        new AtomicBoolean());
  }

  /** A call to whoever is at an address. */
  public static OutgoingCall toAddress(
      InetSocketAddress address, Request request, ActorRef<CallEvent> replyTo, long tag) {
    return new OutgoingCall(
        address,
        Optional.empty(),
        request,
        replyTo,
        tag,
        Optional.empty(),
        false,
        new AtomicBoolean());
  }
}
