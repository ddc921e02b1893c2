package voxelpopuli.world.server;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.stream.javadsl.Tcp;
import org.apache.pekko.util.ByteString;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkEvent;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.peer.PeerMessage;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * One connection to the game port.
 *
 * <ol>
 *   <li>hands arriving bytes to its {@link Conversation}, and asks for more only when those are
 *       understood,
 *   <li>sends what waits in its {@link Outbox} as fast as the other side takes it, never faster,
 *   <li>ends those who are silent for too long, or who let too much pile up.
 * </ol>
 *
 * <p>Made by {@link GameServerActor} for every accepted connection; stops when the connection is
 * gone. If it fails, it stops, the stream ends with it, and its chunks and players notice.
 */
final class ConnectionActor extends AbstractBehavior<ConnectionActor.Command> implements Wire {

  sealed interface Command {}

  record Opened(ActorRef<ConnectionStream.Ready> ready) implements Command {}

  record Received(ByteString bytes, ActorRef<ConnectionStream.Ready> ready) implements Command {}

  /** The other side sends no more. */
  enum InputEnded implements Command {
    NOW
  }

  /** The connection is no more. */
  enum StreamGone implements Command {
    NOW
  }

  /** The stream took what was sent last. */
  enum Sent implements Command {
    NOW
  }

  record ChunkSaid(ChunkEvent event) implements Command {}

  record Placed(Located located) implements Command {}

  record PlayerFound(PlayersActor.Found found) implements Command {}

  record ToPeer(PeerMessage message) implements Command {}

  record Noticed(PlayersActor.Notice notice) implements Command {}

  private record ChunkGone(ChunkPos chunk) implements Command {}

  private enum Second implements Command {
    NOW
  }

  private enum GiveUp implements Command {
    NOW
  }

  static Behavior<Command> create(ServerServices services, Tcp.IncomingConnection connection) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> new ConnectionActor(context, timers, services, connection)));
  }

  private final ServerServices services;
  private final TimerScheduler<Command> timers;
  private final ConnectionStream stream;
  private final Outbox outbox = new Outbox();
  private final ByteInbox inbox;
  private final ActorRef<ChunkEvent> events;
  private final ActorRef<Located> places;
  private final ActorRef<PlayersActor.Found> players;
  private final ActorRef<PlayersActor.Notice> notices;
  private final ActorRef<PeerMessage> peerMessages;
  private Conversation conversation;
  private boolean streamReady = true;
  private boolean finishing;
  private long heardMillis = now();

  private ConnectionActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      ServerServices services,
      Tcp.IncomingConnection connection) {
    super(context);
    this.services = services;
    this.timers = timers;
    this.inbox = new ByteInbox(services.settings().maxFrame());
    this.events = context.messageAdapter(ChunkEvent.class, ChunkSaid::new);
    this.places = context.messageAdapter(Located.class, Placed::new);
    this.players = context.messageAdapter(PlayersActor.Found.class, PlayerFound::new);
    this.notices = context.messageAdapter(PlayersActor.Notice.class, Noticed::new);
    this.peerMessages = context.messageAdapter(PeerMessage.class, ToPeer::new);
    this.conversation = new Greeting(this, services);
    this.stream = ConnectionStream.run(connection, context);
    timers.startTimerWithFixedDelay(Second.NOW, Duration.ofSeconds(1));
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Opened.class, this::onOpened)
        .onMessage(Received.class, this::onReceived)
        .onMessage(InputEnded.class, ended -> onInputEnded())
        .onMessage(Sent.class, sent -> onSent())
        .onMessage(ChunkSaid.class, this::onChunkSaid)
        .onMessage(Placed.class, this::onPlaced)
        .onMessage(PlayerFound.class, this::onPlayerFound)
        .onMessage(ToPeer.class, this::onToPeer)
        .onMessage(Noticed.class, this::onNoticed)
        .onMessage(ChunkGone.class, this::onChunkGone)
        .onMessage(Second.class, second -> onSecond())
        .onMessage(StreamGone.class, gone -> Behaviors.stopped())
        .onMessage(GiveUp.class, giveUp -> Behaviors.stopped())
        .onSignal(PostStop.class, signal -> onPostStop())
        .build();
  }

  private Behavior<Command> onOpened(Opened opened) {
    opened.ready().tell(ConnectionStream.Ready.YES);
    return this;
  }

  private Behavior<Command> onReceived(Received received) {
    heardMillis = now();
    if (!finishing) {
      for (ByteBuffer part : received.bytes().getByteBuffers()) {
        inbox.add(part);
      }
      understand();
    }
    received.ready().tell(ConnectionStream.Ready.YES);
    return flush();
  }

  /** Lets the conversation take what it can, and the next one, if it hands over. */
  private void understand() {
    try {
      Conversation before;
      do {
        before = conversation;
        conversation.received(inbox);
      } while (before != conversation && !finishing);
    } catch (MalformedException e) {
      sayFarewell(e.getMessage(), true);
    }
  }

  private Behavior<Command> onInputEnded() {
    if (!conversation.owesAnswer()) {
      finish();
    }
    return flush();
  }

  private Behavior<Command> onSent() {
    streamReady = true;
    conversation.sent();
    return flush();
  }

  private Behavior<Command> onChunkSaid(ChunkSaid said) {
    conversation.chunk(said.event());
    return flush();
  }

  private Behavior<Command> onPlaced(Placed placed) {
    conversation.located(placed.located());
    return flush();
  }

  private Behavior<Command> onPlayerFound(PlayerFound found) {
    conversation.found(found.found());
    return flush();
  }

  private Behavior<Command> onToPeer(ToPeer toPeer) {
    conversation.toPeer(toPeer.message());
    return flush();
  }

  private Behavior<Command> onNoticed(Noticed noticed) {
    if (noticed.notice() instanceof PlayersActor.Leave leave) {
      sayFarewell(leave.reason(), leave.forGood());
    } else {
      conversation.noticed(noticed.notice());
    }
    return flush();
  }

  private Behavior<Command> onChunkGone(ChunkGone gone) {
    conversation.chunkLost(gone.chunk());
    return flush();
  }

  private Behavior<Command> onSecond() {
    if (now() - heardMillis > conversation.silenceMillis()) {
      close("nothing was heard of you for too long");
    } else {
      conversation.second(now());
    }
    return flush();
  }

  private Behavior<Command> onPostStop() {
    conversation.ended();
    stream.abort();
    return this;
  }

  /**
   * Sends the next batch if the stream takes one; ends the connection when it is to end and all is
   * sent.
   */
  private Behavior<Command> flush() {
    if (!finishing && outbox.keptBytes() > services.settings().maxQueued()) {
      close("you read too slowly");
    }
    if (streamReady && !outbox.isEmpty()) {
      List<byte[]> batch = outbox.take(services.settings().batchBytes());
      ByteString bytes = ByteString.emptyByteString();
      for (byte[] part : batch) {
        bytes = bytes.concat(ByteString.fromArrayUnsafe(part));
      }
      streamReady = false;
      stream.send(bytes);
    } else if (streamReady && finishing) {
      stream.complete();
      streamReady = false;
    }
    return this;
  }

  // --- Wire ----------------------------------------------------------------------------------

  @Override
  public Outbox outbox() {
    return outbox;
  }

  @Override
  public void become(Conversation next) {
    conversation = next;
  }

  @Override
  public void resume() {
    if (!finishing) {
      understand();
    }
  }

  @Override
  public void finish() {
    if (!finishing) {
      finishing = true;
      // Who does not take our last words in time is cut off.
      timers.startSingleTimer(GiveUp.NOW, services.settings().farewell());
    }
  }

  @Override
  public void close(String reason) {
    sayFarewell(reason, false);
  }

  @Override
  public void dismiss(String reason) {
    sayFarewell(reason, true);
  }

  private void sayFarewell(String reason, boolean forGood) {
    if (!finishing) {
      outbox.urgent(conversation.farewell(reason, forGood));
      finish();
    }
  }

  @Override
  public ActorRef<ChunkEvent> events() {
    return events;
  }

  @Override
  public ActorRef<Located> places() {
    return places;
  }

  @Override
  public ActorRef<PlayersActor.Found> players() {
    return players;
  }

  @Override
  public ActorRef<PeerMessage> peerMessages() {
    return peerMessages;
  }

  @Override
  public ActorRef<PlayersActor.Notice> notices() {
    return notices;
  }

  @Override
  public void watch(ChunkPos chunk, ActorRef<ChunkActor.Command> actor) {
    getContext().watchWith(actor, new ChunkGone(chunk));
  }

  @Override
  public void unwatch(ActorRef<ChunkActor.Command> actor) {
    getContext().unwatch(actor);
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
