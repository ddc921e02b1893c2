package voxelpopuli.world.chunk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.protocol.PlayerState;

/**
 * The players who stand in one chunk, each with a small number that stands for the name on the
 * wire.
 *
 * <p>A player whose connection says nothing for a while is taken for gone.
 */
final class ChunkPlayers {

  /** A player here. {@code source} is who speaks for it; the newest to do so wins. */
  static final class Player {
    final String name;
    final int number;
    private ActorRef<ChunkEvent> source;
    private boolean guest;
    private PlayerState state;
    private long heardMillis;
    private boolean moved;

    private Player(String name, int number) {
      this.name = name;
      this.number = number;
    }

    ActorRef<ChunkEvent> source() {
      return source;
    }

    /** Whether no key proves the name. */
    boolean isGuest() {
      return guest;
    }

    PlayerState state() {
      return state;
    }
  }

  /** Numbers are two bytes on the wire. */
  private static final int NUMBERS = 1 << 16;

  private final Map<String, Player> players = new LinkedHashMap<>();
  private int nextNumber;

  /** The player is here, in this state; gives the player if it was not here before. */
  Optional<Player> heard(ChunkActor.PlayerAt at, long nowMillis) {
    String name = at.name();
    Player player = players.get(name);
    boolean fresh = player == null;
    if (fresh) {
      player = new Player(name, freeNumber());
      players.put(name, player);
    } else if (!at.state().equals(player.state)) {
      player.moved = true;
    }
    player.source = at.watcher();
    player.guest = at.guest();
    player.state = at.state();
    player.heardMillis = nowMillis;
    return fresh ? Optional.of(player) : Optional.empty();
  }

  /** The player left, says this source; ignored when somebody else speaks for it by now. */
  Optional<Player> left(String name, ActorRef<ChunkEvent> source) {
    Player player = players.get(name);
    if (player == null || !player.source.equals(source)) {
      return Optional.empty();
    }
    return Optional.of(players.remove(name));
  }

  /** Removes and gives those that this source spoke for. */
  List<Player> leftWith(ActorRef<ChunkEvent> source) {
    List<Player> gone =
        players.values().stream().filter(player -> player.source.equals(source)).toList();
    gone.forEach(player -> players.remove(player.name));
    return gone;
  }

  /** Removes and gives those not heard of since. */
  List<Player> silentSince(long millis) {
    List<Player> gone =
        players.values().stream().filter(player -> player.heardMillis < millis).toList();
    gone.forEach(player -> players.remove(player.name));
    return gone;
  }

  /** Those that moved since this was last asked. */
  List<Player> drainMoved() {
    List<Player> moved = new ArrayList<>();
    for (Player player : players.values()) {
      if (player.moved) {
        player.moved = false;
        moved.add(player);
      }
    }
    return moved;
  }

  Collection<Player> all() {
    return players.values();
  }

  boolean isEmpty() {
    return players.isEmpty();
  }

  private int freeNumber() {
    while (true) {
      int number = nextNumber;
      nextNumber = (nextNumber + 1) % NUMBERS;
      if (players.values().stream().noneMatch(player -> player.number == number)) {
        return number;
      }
    }
  }
}
