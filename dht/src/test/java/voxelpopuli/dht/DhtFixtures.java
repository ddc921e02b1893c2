package voxelpopuli.dht;

import com.typesafe.config.ConfigFactory;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;

/** Nodes, contacts and records for tests. */
public final class DhtFixtures {

  public static final WorldId WORLD = WorldId.of(NodeId.sha1("a world").bytes());
  public static final WorldId OTHER_WORLD = WorldId.of(NodeId.sha1("another world").bytes());
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  private DhtFixtures() {}

  public static ActorTestKit testKit() {
    return ActorTestKit.create(DhtSettings.tuned(ConfigFactory.load()));
  }

  /** Settings of a node on a free port of the loopback. */
  public static DhtSettings settings() {
    return DhtSettings.defaults().withPort(0);
  }

  public static Contact contact(NodeId id) {
    return contact(id, 4_000 + (id.low() & 0x3fff));
  }

  public static Contact contact(NodeId id, int port) {
    return new Contact(id, new InetSocketAddress("127.0.0.1", port));
  }

  public static List<Contact> contacts(int count, long seed) {
    Random random = new Random(seed);
    List<Contact> contacts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      contacts.add(contact(NodeId.random(random), 10_000 + i));
    }
    return contacts;
  }

  public static DhtRecord value(String key, String text) {
    return DhtRecord.plain(
        RecordKind.VALUE,
        NodeId.sha1(key),
        text.getBytes(StandardCharsets.UTF_8),
        System.currentTimeMillis());
  }

  /** A node that runs, with a probe that hears its events. */
  public record Running(
      ActorTestKit kit,
      ActorRef<KademliaNode.Command> ref,
      TestProbe<DhtEvent> events,
      Identity identity,
      Contact self) {

    public <T> T ask(Function<ActorRef<T>, KademliaNode.Command> question) {
      CompletionStage<T> answer =
          AskPattern.ask(ref, question::apply, PATIENCE, kit.system().scheduler());
      return answer.toCompletableFuture().join();
    }

    public NodeInfo info() {
      return ask(KademliaNode.Inspect::new);
    }

    public PutResult put(DhtRecord record) {
      return ask(replyTo -> new KademliaNode.Put(record, replyTo));
    }

    public GetResult get(RecordKind kind, NodeId key) {
      return ask(replyTo -> new KademliaNode.Get(kind, key, replyTo));
    }

    public ClosestResult closest(NodeId target) {
      return ask(replyTo -> new KademliaNode.Closest(target, replyTo));
    }

    public <E extends DhtEvent> E awaitEvent(Class<E> type) {
      DhtEvent event;
      do {
        event = events.receiveMessage(PATIENCE);
      } while (!type.isInstance(event));
      return type.cast(event);
    }

    public void stop() {
      ref.tell(new KademliaNode.Stop());
      events.expectTerminated(ref, PATIENCE);
    }
  }

  /** Starts a node and waits until its socket is open. */
  public static Running start(
      ActorTestKit kit, DhtSettings settings, UnaryOperator<NodeSetup> more) {
    Identity identity = Identity.create();
    return start(kit, settings, identity, more);
  }

  public static Running start(
      ActorTestKit kit, DhtSettings settings, Identity identity, UnaryOperator<NodeSetup> more) {
    TestProbe<DhtEvent> events = kit.createTestProbe();
    NodeSetup setup = more.apply(NodeSetup.of(settings, identity).withListener(events.ref()));
    ActorRef<KademliaNode.Command> ref =
        kit.spawn(KademliaNode.create(setup), KademliaNode.DISPATCHER);
    DhtEvent.Started started = events.expectMessageClass(DhtEvent.Started.class, PATIENCE);
    return new Running(kit, ref, events, identity, started.self());
  }

  public static String hostPort(Contact contact) {
    return contact.ip().getHostAddress() + ":" + contact.port();
  }

  /** A network of one world over real sockets, each node joined through the first. */
  public static List<Running> network(ActorTestKit kit, int size) {
    List<Running> nodes = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      DhtSettings settings =
          nodes.isEmpty()
              ? settings()
              : settings().withBootstrap(List.of(hostPort(nodes.get(0).self())));
      Running node = start(kit, settings, setup -> setup.withWorld(WORLD));
      node.awaitEvent(DhtEvent.Bootstrapped.class);
      nodes.add(node);
    }
    return nodes;
  }
}
