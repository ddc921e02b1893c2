package voxelpopuli.world.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** A headless client that remembers all that it hears. */
public final class TestPlayer implements WorldListener, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(15);

  private final WorldClient client;
  private final List<WorldEvent> events = new CopyOnWriteArrayList<>();
  private final Map<ChunkPos, Voxels> chunks = new ConcurrentHashMap<>();
  private final Set<Long> answered = ConcurrentHashMap.newKeySet();
  private final Map<String, PlayerState> others = new ConcurrentHashMap<>();

  private TestPlayer(ClientOptions options) {
    client = WorldClient.connect(options, this, Runnable::run);
  }

  public static TestPlayer join(TestNode node, String name) {
    return join(node, name, 1, 1);
  }

  public static TestPlayer join(TestNode node, String name, int horizontal, int vertical) {
    return new TestPlayer(ClientOptions.of(node.address(), name).withRadius(horizontal, vertical));
  }

  public static TestPlayer join(ClientOptions options) {
    return new TestPlayer(options);
  }

  public WorldClient client() {
    return client;
  }

  public int loaded() {
    return chunks.size();
  }

  public Optional<Voxels> chunk(ChunkPos chunk) {
    return Optional.ofNullable(chunks.get(chunk));
  }

  public int block(BlockPos pos) {
    Voxels voxels = chunks.get(pos.chunk());
    return voxels == null ? -1 : voxels.get(pos.index());
  }

  public Map<String, PlayerState> others() {
    return others;
  }

  public Collection<WorldEvent> events() {
    return events;
  }

  public <E extends WorldEvent> List<E> events(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  public void awaitLoaded(int count) {
    await("loaded " + count).atMost(PATIENCE).until(() -> chunks.size() >= count);
  }

  public <E extends WorldEvent> E awaitEvent(Class<E> type, Predicate<E> which) {
    return await(type.getSimpleName())
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(5))
        .until(() -> events(type).stream().filter(which).findFirst(), Optional::isPresent)
        .orElseThrow();
  }

  /** Makes an edit and waits until it is durable. */
  public void edit(BlockPos pos, int block) {
    long id = client.edit(pos, block);
    await("edit " + id)
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(5))
        .failFast(() -> assertThat(objectionsTo(id)).isEmpty())
        .until(() -> answered.contains(id));
  }

  /** Why an edit will never be answered: it was refused, or we were sent away. */
  private List<WorldEvent> objectionsTo(long id) {
    return events.stream()
        .filter(
            event ->
                event instanceof WorldEvent.Disconnected
                    || event instanceof WorldEvent.EditRefused refused && refused.id() == id)
        .toList();
  }

  @Override
  public void joined(WorldEvent.Joined event) {
    events.add(event);
  }

  @Override
  public void chunkLoaded(WorldEvent.ChunkLoaded event) {
    chunks.put(event.chunk(), event.voxels());
    events.add(event);
  }

  @Override
  public void chunkUnloaded(WorldEvent.ChunkUnloaded event) {
    chunks.remove(event.chunk());
    events.add(event);
  }

  @Override
  public void slicesChanged(WorldEvent.SlicesChanged event) {
    events.add(event);
  }

  @Override
  public void blockChanged(WorldEvent.BlockChanged event) {
    chunks.put(event.pos().chunk(), event.voxels());
    events.add(event);
  }

  @Override
  public void editAcknowledged(WorldEvent.EditAcknowledged event) {
    answered.add(event.id());
    events.add(event);
  }

  @Override
  public void editRefused(WorldEvent.EditRefused event) {
    events.add(event);
  }

  @Override
  public void positionSet(WorldEvent.PositionSet event) {
    events.add(event);
  }

  @Override
  public void playerAppeared(WorldEvent.PlayerAppeared event) {
    others.put(event.name(), event.state());
    events.add(event);
  }

  @Override
  public void playerMoved(WorldEvent.PlayerMoved event) {
    others.put(event.name(), event.state());
    events.add(event);
  }

  @Override
  public void playerLeft(WorldEvent.PlayerLeft event) {
    others.remove(event.name());
    events.add(event);
  }

  @Override
  public void timeSet(WorldEvent.TimeSet event) {
    events.add(event);
  }

  @Override
  public void said(WorldEvent.Said event) {
    events.add(event);
  }

  @Override
  public void roundTrip(WorldEvent.RoundTrip event) {
    events.add(event);
  }

  @Override
  public void connectionLost(WorldEvent.ConnectionLost event) {
    events.add(event);
  }

  @Override
  public void disconnected(WorldEvent.Disconnected event) {
    events.add(event);
  }

  @Override
  public void close() {
    client.close();
  }
}
