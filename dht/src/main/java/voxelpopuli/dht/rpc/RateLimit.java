package voxelpopuli.dht.rpc;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A token bucket for each source; beyond its size, the source not heard for longest is forgotten.
 */
public final class RateLimit<K> {

  private static final class Tokens {
    private double left;
    private long updatedNanos;
  }

  private final double perSecond;
  private final double burst;
  private final Map<K, Tokens> sources;

  public RateLimit(double perSecond, double burst, int maxSources) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.sources =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, Tokens> eldest) {
            return size() > maxSources;
          }
        };
  }

  /** Whether one more is allowed now; if so, it is counted. */
  public boolean allows(K source, long now) {
    Tokens tokens = sources.get(source);
    if (tokens == null) {
      tokens = new Tokens();
      tokens.left = burst;
      tokens.updatedNanos = now;
      sources.put(source, tokens);
    }
    tokens.left = Math.min(burst, tokens.left + (now - tokens.updatedNanos) * perSecond / 1e9);
    tokens.updatedNanos = now;
    if (tokens.left < 1) {
      return false;
    }
    tokens.left--;
    return true;
  }
}
