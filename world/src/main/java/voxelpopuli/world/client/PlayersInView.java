package voxelpopuli.world.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The other players, put together from what the owners of several chunks say.
 *
 * <p>Who crosses a border leaves one chunk and appears in another, perhaps of another owner, and
 * the two messages may come in any order. So who left is kept for a grace time: if the player
 * appears elsewhere meanwhile, nobody hears of the crossing.
 */
final class PlayersInView {

  /** How long a player that left one chunk may take to appear in the next. */
  static final long GRACE_MILLIS = 750;

  private static final class Seen {
    ChunkPos chunk;
    boolean guest;
    PlayerState state;
    long goneSince = Long.MIN_VALUE;
  }

  private final String self;
  private final Consumer<WorldEvent> events;
  private final Map<String, Seen> seen = new HashMap<>();
  private final Map<ChunkPos, Map<Integer, String>> names = new HashMap<>();

  PlayersInView(String self, Consumer<WorldEvent> events) {
    this.self = self;
    this.events = events;
  }

  void appeared(Frame.PlayerAppeared frame) {
    names
        .computeIfAbsent(frame.chunk(), chunk -> new HashMap<>())
        .put(frame.number(), frame.name());
    if (frame.name().equals(self)) {
      return;
    }
    Seen player = seen.get(frame.name());
    if (player == null) {
      player = new Seen();
      seen.put(frame.name(), player);
      events.accept(new WorldEvent.PlayerAppeared(frame.name(), frame.guest(), frame.state()));
    } else if (!frame.state().equals(player.state)) {
      events.accept(new WorldEvent.PlayerMoved(frame.name(), frame.state()));
    }
    player.chunk = frame.chunk();
    player.guest = frame.guest();
    player.state = frame.state();
    player.goneSince = Long.MIN_VALUE;
  }

  void moved(Frame.Moves frame) {
    Map<Integer, String> known = names.getOrDefault(frame.chunk(), Map.of());
    for (Frame.NumberedMove move : frame.moves()) {
      Seen player = seen.get(known.getOrDefault(move.number(), ""));
      if (player != null
          && player.chunk.equals(frame.chunk())
          && !move.state().equals(player.state)) {
        player.state = move.state();
        events.accept(new WorldEvent.PlayerMoved(known.get(move.number()), move.state()));
      }
    }
  }

  void left(Frame.PlayerLeft frame, long nowMillis) {
    Map<Integer, String> known = names.get(frame.chunk());
    String name = known == null ? null : known.remove(frame.number());
    Seen player = seen.get(name);
    if (player != null && player.chunk.equals(frame.chunk())) {
      player.goneSince = nowMillis;
    }
  }

  /** We no longer hear of this chunk, and so not of those in it. */
  void chunkForgotten(ChunkPos chunk, long nowMillis) {
    names.remove(chunk);
    for (Seen player : seen.values()) {
      if (player.chunk.equals(chunk)) {
        player.goneSince = nowMillis;
      }
    }
  }

  /** Those in view, by name; the function gives the node that owns a chunk. */
  List<PlayerSeen> all(Function<ChunkPos, String> owner) {
    List<PlayerSeen> all = new ArrayList<>();
    seen.forEach(
        (name, player) ->
            all.add(new PlayerSeen(name, player.guest, player.state, owner.apply(player.chunk))));
    all.sort(Comparator.comparing(PlayerSeen::name));
    return List.copyOf(all);
  }

  /** Tells of those whose grace time is over. */
  void tick(long nowMillis) {
    List<String> gone = new ArrayList<>();
    for (Iterator<Map.Entry<String, Seen>> each = seen.entrySet().iterator(); each.hasNext(); ) {
      Map.Entry<String, Seen> player = each.next();
      long since = player.getValue().goneSince;
      if (since != Long.MIN_VALUE && nowMillis - since >= GRACE_MILLIS) {
        each.remove();
        gone.add(player.getKey());
      }
    }
    gone.forEach(name -> events.accept(new WorldEvent.PlayerLeft(name)));
  }
}
