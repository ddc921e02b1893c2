package voxelpopuli.dht;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.record.RecordRules;
import voxelpopuli.dht.transport.PekkoUdpTransport;
import voxelpopuli.dht.transport.Transport;

/**
 * What a node is made of. Only settings and identity have no default.
 *
 * @param world the node's world; empty: it takes that of the first node that it joins through
 * @param listener subscribed before the node starts, so that it misses nothing
 */
public record NodeSetup(
    DhtSettings settings,
    Identity identity,
    Optional<WorldId> world,
    Transport transport,
    TimeSource time,
    RandomGenerator random,
    RecordRules rules,
    Optional<ActorRef<DhtEvent>> listener) {

  /** A node over UDP, on the machine's clocks. */
  public static NodeSetup of(DhtSettings settings, Identity identity) {
    return new NodeSetup(
        settings,
        identity,
        Optional.empty(),
        new PekkoUdpTransport(settings.rpc().receiveBufferBytes()),
        TimeSource.SYSTEM,
        new SecureRandom(),
        RecordRules.NONE,
        Optional.empty());
  }

  public NodeSetup withWorld(WorldId next) {
    return new NodeSetup(
        settings, identity, Optional.of(next), transport, time, random, rules, listener);
  }

  public NodeSetup withTransport(Transport next) {
    return new NodeSetup(settings, identity, world, next, time, random, rules, listener);
  }

  public NodeSetup withTime(TimeSource next) {
    return new NodeSetup(settings, identity, world, transport, next, random, rules, listener);
  }

  public NodeSetup withRandom(RandomGenerator next) {
    return new NodeSetup(settings, identity, world, transport, time, next, rules, listener);
  }

  public NodeSetup withRules(RecordRules next) {
    return new NodeSetup(settings, identity, world, transport, time, random, next, listener);
  }

  public NodeSetup withListener(ActorRef<DhtEvent> next) {
    return new NodeSetup(
        settings, identity, world, transport, time, random, rules, Optional.of(next));
  }
}
