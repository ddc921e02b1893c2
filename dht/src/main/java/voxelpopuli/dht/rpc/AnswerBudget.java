package voxelpopuli.dht.rpc;

import java.net.InetAddress;
import voxelpopuli.dht.LimitSettings;
import voxelpopuli.dht.routing.IpPrefix;

/**
 * How long an answer may be, so that nobody can use us to shoot at a third party whose address he
 * writes into his datagrams.
 *
 * <p>An address is proven once it answered a call of ours. Others get a few answers a second in
 * full, and beyond that none longer than a small multiple of the call.
 */
public final class AnswerBudget {

  private final LimitSettings limits;
  private final RateLimit<InetAddress> unproven;

  public AnswerBudget(LimitSettings limits) {
    this.limits = limits;
    this.unproven =
        new RateLimit<>(
            limits.unprovenAnswersPerSecond(),
            limits.unprovenAnswersPerSecond(),
            limits.maxSources());
  }

  /** The longest answer to a call of this length, in bytes. */
  public int maxBytes(InetAddress to, boolean proven, int callBytes, long now) {
    if (proven || IpPrefix.isLocal(to) || unproven.allows(to, now)) {
      return Integer.MAX_VALUE;
    }
    return callBytes * limits.amplification();
  }
}
