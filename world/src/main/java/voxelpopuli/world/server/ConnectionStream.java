package voxelpopuli.world.server;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.japi.Pair;
import org.apache.pekko.stream.CompletionStrategy;
import org.apache.pekko.stream.KillSwitch;
import org.apache.pekko.stream.KillSwitches;
import org.apache.pekko.stream.javadsl.Flow;
import org.apache.pekko.stream.javadsl.Keep;
import org.apache.pekko.stream.javadsl.Sink;
import org.apache.pekko.stream.javadsl.Source;
import org.apache.pekko.stream.javadsl.Tcp;
import org.apache.pekko.stream.typed.javadsl.ActorSink;
import org.apache.pekko.stream.typed.javadsl.ActorSource;
import org.apache.pekko.util.ByteString;

/**
 * The two streams of a connection, each one element at a time: the socket is read only when the
 * actor has understood the last bytes, and the actor sends only when the socket took the last ones.
 */
final class ConnectionStream {

  /** "Give me the next." */
  enum Ready {
    YES
  }

  private sealed interface Out {}

  private record Bytes(ByteString bytes) implements Out {}

  private record End() implements Out {}

  private final ActorRef<Out> out;
  private final KillSwitch input;
  private final KillSwitch output;

  private ConnectionStream(ActorRef<Out> out, KillSwitch input, KillSwitch output) {
    this.out = out;
    this.input = input;
    this.output = output;
  }

  /** Connects the socket with the actor. */
  static ConnectionStream run(
      Tcp.IncomingConnection connection, ActorContext<ConnectionActor.Command> context) {
    ActorRef<ConnectionActor.Command> self = context.getSelf();
    ActorRef<Ready> taken = context.messageAdapter(Ready.class, ready -> ConnectionActor.Sent.NOW);
    Sink<ByteString, KillSwitch> toActor =
        Flow.of(ByteString.class)
            .viaMat(KillSwitches.single(), Keep.right())
            .mapMaterializedValue(KillSwitch.class::cast)
            .to(
                ActorSink.<ByteString, ConnectionActor.Command, Ready>actorRefWithBackpressure(
                    self,
                    (ready, bytes) -> new ConnectionActor.Received(bytes, ready),
                    ConnectionActor.Opened::new,
                    Ready.YES,
                    ConnectionActor.InputEnded.NOW,
                    failure -> ConnectionActor.InputEnded.NOW));
    Source<ByteString, Pair<ActorRef<Out>, KillSwitch>> fromActor =
        ActorSource.<Out, Ready>actorRefWithBackpressure(
                taken,
                Ready.YES,
                message ->
                    message instanceof End
                        ? Optional.of(CompletionStrategy.draining())
                        : Optional.empty(),
                message -> Optional.empty())
            .map(message -> ((Bytes) message).bytes())
            .viaMat(KillSwitches.single(), (ref, killSwitch) -> Pair.create(ref, killSwitch));
    Pair<KillSwitch, Pair<ActorRef<Out>, KillSwitch>> running =
        connection.handleWith(
            Flow.fromSinkAndSourceMat(toActor, fromActor, Pair::create), context.getSystem());
    context.watchWith(running.second().first(), ConnectionActor.StreamGone.NOW);
    return new ConnectionStream(
        running.second().first(), running.first(), running.second().second());
  }

  void send(ByteString bytes) {
    out.tell(new Bytes(bytes));
  }

  /** Ends the sending side after what was sent, and the receiving side at once. */
  void complete() {
    out.tell(new End());
    input.shutdown();
  }

  /** Ends both sides at once. */
  void abort() {
    output.abort(Aborted.INSTANCE);
    input.shutdown();
  }

  /** Ends a stream whose reader does not read; nobody looks at it, so it carries no stack trace. */
  private static final class Aborted extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Aborted INSTANCE = new Aborted();

    private Aborted() {
      super("the connection was cut", null, false, false);
    }
  }
}
