package voxelpopuli.client.link;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import voxelpopuli.client.view.LocalMesher;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.ClientStatus;
import voxelpopuli.world.client.WorldClient;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;

/** The line to the world, made anew when it breaks. Used by the window's thread alone. */
public final class WorldLink implements AutoCloseable {

  /** Seconds between the loss of the last node and the next try. */
  private static final double PAUSE = 3;

  /** Nodes met on the way that are tried after those we were told of. */
  private static final int MOST_MET = 16;

  private ClientOptions options;
  private final Hearing hearing = new Hearing();
  private final WorldView view;
  private final Set<String> met = new LinkedHashSet<>();
  private WorldClient client;
  private ClientStatus status = ClientStatus.NONE;
  private List<Integer> bar = List.of();
  private boolean flying;
  private double lostFor;

  /**
   * @param guessing show own edits before their owners have answered
   */
  public WorldLink(ClientOptions options, boolean guessing) {
    this.options = options;
    view =
        new WorldView(
            hearing.building(), guessing ? Optional.of(new LocalMesher()) : Optional.empty());
    connect();
  }

  public WorldView view() {
    return view;
  }

  /** How the client stands with its nodes, as of this frame. */
  public ClientStatus status() {
    return status;
  }

  /** Takes note of who serves us; tries again, a while after the client has given up. */
  public void keepUp(double seconds) {
    status = client.status();
    status.nodes().stream()
        .limit(MOST_MET)
        .map(WorldLink::overlay)
        .filter(node -> met.size() < MOST_MET)
        .forEach(met::add);
    view.served(status.nodes());
    boolean over =
        view.ended() && view.connection() instanceof Connection.Lost lost && lost.retrying();
    lostFor = over ? lostFor + seconds : 0;
    if (lostFor >= PAUSE) {
      lostFor = 0;
      client.close();
      connect();
    }
  }

  /** Tries again now. */
  public void tryAgain() {
    client.close();
    connect();
  }

  /** Sees further from now on, or less far. */
  public void radius(int horizontal, int vertical) {
    options = options.withRadius(horizontal, vertical);
    client.radius(horizontal, vertical);
  }

  public void edit(int x, int y, int z, int block) {
    BlockPos pos = new BlockPos(x, y, z);
    long id = client.edit(pos, block);
    hearing.execute(() -> view.edited(id, pos, block));
  }

  public void move(PlayerState state) {
    client.move(state);
  }

  /** Says what is at hand and whether the player flies, when that is news. */
  public void equip(List<Integer> bar, boolean flying) {
    if (!bar.equals(this.bar) || flying != this.flying) {
      this.bar = bar;
      this.flying = flying;
      client.equip(bar, flying);
    }
  }

  public void say(String text) {
    client.say(text);
  }

  @Override
  public void close() {
    client.close();
    hearing.close();
  }

  /** The overlay address of a node whose game address this is: one port lower. */
  static String overlay(String game) {
    int colon = game.lastIndexOf(':');
    int port = Integer.parseInt(game.substring(colon + 1)) - 1;
    return game.substring(0, colon) + ":" + port;
  }

  private void connect() {
    List<String> nodes = new ArrayList<>(new LinkedHashSet<>(options.nodes()));
    met.stream().filter(node -> !nodes.contains(node)).forEach(nodes::add);
    view.connecting(String.join(", ", options.nodes()));
    client =
        WorldClient.connect(
            new ClientOptions(
                nodes,
                options.player(),
                options.horizontalRadius(),
                options.verticalRadius(),
                options.key()),
            view,
            hearing);
  }
}
