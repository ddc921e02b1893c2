package voxelpopuli.node;

import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeSetup;
import voxelpopuli.world.World;
import voxelpopuli.world.WorldDescription;
import voxelpopuli.world.WorldSetup;

/**
 * The root of the actor tree: overlay and world of one node.
 *
 * <ol>
 *   <li>starts the overlay, and the world once the overlay's socket is open,
 *   <li>tells its starter that both run, or the one line why they cannot,
 *   <li>logs what an operator cares about,
 *   <li>ends the node when told to, or when one of the two ends for good.
 * </ol>
 *
 * Made by {@link Main} as the actor system's guardian; when it stops, so does the process.
 */
final class NodeActor extends AbstractBehavior<NodeActor.Command> {

  sealed interface Command {}

  /** End the node: leave the overlay, save what is to be saved. */
  record Stop() implements Command {}

  private record OverlayNews(DhtEvent event) implements Command {}

  private record WorldNews(World.Event event) implements Command {}

  /** The node as its starter gets it. */
  record Running(
      Contact self, ActorRef<KademliaNode.Command> overlay, ActorRef<World.Command> world) {}

  /**
   * What a node is made of.
   *
   * @param started completed with the running node, or with a {@link StartRefused}
   */
  record Parts(
      WorldDescription description,
      NodeSetup overlay,
      WorldSetupMaker world,
      Runnable releasePorts,
      CompletableFuture<Running> started) {}

  /** Makes the world's setup once the overlay is there. */
  @FunctionalInterface
  interface WorldSetupMaker {
    WorldSetup make(ActorRef<KademliaNode.Command> overlay, ActorRef<World.Event> listener);
  }

  private final Parts parts;
  private final ActorRef<KademliaNode.Command> overlay;
  private ActorRef<World.Command> world;
  private Contact self;
  private boolean stopping;

  static Behavior<Command> create(Parts parts) {
    return Behaviors.setup(context -> new NodeActor(context, parts));
  }

  private NodeActor(ActorContext<Command> context, Parts parts) {
    super(context);
    this.parts = parts;
    ActorRef<DhtEvent> listener = context.messageAdapter(DhtEvent.class, OverlayNews::new);
    // From here on the node's own sockets hold the ports.
    parts.releasePorts().run();
    this.overlay =
        context.spawn(
            KademliaNode.create(parts.overlay().withListener(listener)),
            "dht",
            KademliaNode.DISPATCHER);
    context.watch(overlay);
    overlay.tell(
        new KademliaNode.Register(
            WorldQuestion.RPC,
            context.spawn(WorldAnswerActor.create(parts.description()), "world-answer")));
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Stop.class, this::onStop)
        .onMessage(OverlayNews.class, this::onOverlayNews)
        .onMessage(WorldNews.class, this::onWorldNews)
        .onSignal(Terminated.class, this::onEnded)
        .build();
  }

  private Behavior<Command> onStop(Stop stop) {
    stopping = true;
    overlay.tell(new KademliaNode.Stop());
    if (world != null) {
      world.tell(new World.Stop());
    }
    return this;
  }

  private Behavior<Command> onOverlayNews(OverlayNews news) {
    if (news.event() instanceof DhtEvent.Started started) {
      self = started.self();
      getContext().getLog().debug("receive buffer granted: {} bytes", started.receiveBufferBytes());
      world =
          getContext()
              .spawn(
                  World.create(
                      parts
                          .world()
                          .make(
                              overlay,
                              getContext().messageAdapter(World.Event.class, WorldNews::new))),
                  "world");
      getContext().watch(world);
    } else if (news.event() instanceof DhtEvent.StartFailed failed) {
      parts.started().completeExceptionally(new StartRefused("port: " + failed.reason()));
    } else {
      log(news.event());
    }
    return this;
  }

  private Behavior<Command> onWorldNews(WorldNews news) {
    if (news.event() instanceof World.Listening listening) {
      overlay.tell(new KademliaNode.GamePortOpen(listening.address().getPort()));
      parts.started().complete(new Running(self, overlay, world));
    } else if (news.event() instanceof World.StartFailed failed) {
      parts.started().completeExceptionally(new StartRefused("port: " + failed.reason()));
    }
    return this;
  }

  /** Either half alone is no node: when one ends, the other does too. */
  private Behavior<Command> onEnded(Terminated ended) {
    if (!stopping && parts.started().isDone()) {
      getContext().getLog().error("{} ended; see the lines above", ended.getRef().path().name());
    }
    return Behaviors.stopped();
  }

  private void log(DhtEvent event) {
    var log = getContext().getLog();
    if (event instanceof DhtEvent.Bootstrapped joined) {
      log.info(joined.contacts() == 0 ? "alone so far" : "joined: {} contacts", joined.contacts());
    } else if (event instanceof DhtEvent.BootstrapFailed failed) {
      log.warn("no bootstrap node answers; next try in {} s", failed.retryIn().toSeconds());
    } else if (event instanceof DhtEvent.OtherWorld other) {
      log.warn("{} is in another world ({}); passed over", other.address(), other.world());
    } else if (event instanceof DhtEvent.GamePortUnreachable port) {
      log.warn(
          "nobody can reach game port {} ({} peers tried): open it in the firewall, or set"
              + " --advertise",
          port.port(),
          port.peersAsked());
    } else {
      log.debug("{}", event);
    }
  }
}
