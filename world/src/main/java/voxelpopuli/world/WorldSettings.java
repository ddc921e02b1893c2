package voxelpopuli.world;

import com.typesafe.config.Config;
import java.time.Duration;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.world.chunk.ChunkSettings;
import voxelpopuli.world.location.LocationSettings;
import voxelpopuli.world.server.ServerSettings;

/**
 * The keys under {@code voxelpopuli.world}, read once; {@code reference.conf} says what each means.
 */
public record WorldSettings(
    ChunkSettings chunk,
    ServerSettings server,
    LocationSettings location,
    PregenSettings pregen,
    RehearsalSettings rehearsal,
    int workers,
    int terrainCache,
    Duration timeLook) {

  private static final String PATH = "voxelpopuli.world";

  public static WorldSettings of(Config whole) {
    Config config = whole.getConfig(PATH);
    return new WorldSettings(
        ChunkSettings.of(config.getConfig("chunk")),
        ServerSettings.of(config.getConfig("server")),
        LocationSettings.of(config.getConfig("location")),
        PregenSettings.of(config.getConfig("pregen")),
        RehearsalSettings.of(config.getConfig("rehearsal")),
        config.getInt("workers.threads"),
        config.getInt("terrain.cache"),
        config.getDuration("time.look"));
  }

  /**
   * A program's configuration with what world and overlay want of Pekko laid over it: for the actor
   * system.
   */
  public static Config tuned(Config whole) {
    return whole.getConfig(PATH + ".actor-system").withFallback(DhtSettings.tuned(whole));
  }
}
