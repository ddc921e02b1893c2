package voxelpopuli.dht;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import voxelpopuli.dht.wire.WireLimits;

/**
 * The overlay's settings, read once from {@code voxelpopuli.dht}; {@code reference.conf} says what
 * each means.
 */
public record DhtSettings(
    String host,
    int port,
    Optional<String> advertise,
    List<String> bootstrap,
    Optional<Path> data,
    int k,
    int alpha,
    int disjointPaths,
    int gatherAnswers,
    int gatherNearest,
    RpcSettings rpc,
    LimitSettings limits,
    BucketSettings buckets,
    RecordSettings records,
    JoinSettings join) {

  /** The port of {@code --bootstrap host} without a port. */
  public static final int DEFAULT_PORT = 7400;

  private static final String PATH = "voxelpopuli.dht";

  public DhtSettings {
    bootstrap = List.copyOf(bootstrap);
    if (k < 1 || alpha < 1 || disjointPaths < 1) {
      throw new IllegalArgumentException("k, alpha and disjoint-paths are at least 1");
    }
  }

  /** Reads the settings of a program's configuration. */
  public static DhtSettings of(Config whole) {
    Config c = whole.getConfig(PATH);
    return new DhtSettings(
        c.getString("host"),
        c.getInt("port"),
        nonEmpty(c.getString("advertise")),
        c.getStringList("bootstrap"),
        nonEmpty(c.getString("data")).map(Path::of),
        c.getInt("k"),
        c.getInt("alpha"),
        c.getInt("disjoint-paths"),
        c.getInt("gather-answers"),
        c.getInt("gather-nearest"),
        RpcSettings.of(c.getConfig("rpc")),
        LimitSettings.of(c.getConfig("limits")),
        BucketSettings.of(c.getConfig("buckets")),
        RecordSettings.of(c.getConfig("records")),
        JoinSettings.of(c.getConfig("join")));
  }

  /** The defaults. */
  public static DhtSettings defaults() {
    return of(ConfigFactory.load());
  }

  /** A program's configuration with what the overlay wants of Pekko laid over it. */
  public static Config tuned(Config whole) {
    return whole.getConfig(PATH + ".pekko").atPath("pekko").withFallback(whole);
  }

  /** The bounds of what is read from a datagram. */
  public WireLimits wireLimits() {
    return new WireLimits(
        limits.maxDatagramBytes(), limits.maxDepth(), limits.maxValueBytes(), 2 * k);
  }

  public DhtSettings withHost(String host) {
    return with(host, port, advertise, bootstrap, data);
  }

  public DhtSettings withPort(int port) {
    return with(host, port, advertise, bootstrap, data);
  }

  public DhtSettings withAdvertise(String advertise) {
    return with(host, port, nonEmpty(advertise), bootstrap, data);
  }

  public DhtSettings withBootstrap(List<String> bootstrap) {
    return with(host, port, advertise, bootstrap, data);
  }

  public DhtSettings withData(Path folder) {
    return with(host, port, advertise, bootstrap, Optional.of(folder));
  }

  private DhtSettings with(
      String host,
      int port,
      Optional<String> advertise,
      List<String> bootstrap,
      Optional<Path> data) {
    return new DhtSettings(
        host,
        port,
        advertise,
        bootstrap,
        data,
        k,
        alpha,
        disjointPaths,
        gatherAnswers,
        gatherNearest,
        rpc,
        limits,
        buckets,
        records,
        join);
  }

  private static Optional<String> nonEmpty(String text) {
    return text.isBlank() ? Optional.empty() : Optional.of(text.strip());
  }
}
