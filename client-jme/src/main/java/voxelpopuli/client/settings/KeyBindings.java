package voxelpopuli.client.settings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Which keys mean what. A value: changing a key makes another one. */
public final class KeyBindings {

  private final Map<Command, List<Key>> keys;

  private KeyBindings(Map<Command, List<Key>> keys) {
    this.keys = Collections.unmodifiableMap(keys);
  }

  /** The keys as they are when nobody changed any. */
  public static KeyBindings usual() {
    return of(Map.of());
  }

  /** These keys; commands that are not in the map keep their usual ones. */
  public static KeyBindings of(Map<Command, List<Key>> chosen) {
    Map<Command, List<Key>> keys = new EnumMap<>(Command.class);
    for (Command command : Command.values()) {
      keys.put(command, List.copyOf(chosen.getOrDefault(command, command.usual())));
    }
    return new KeyBindings(keys);
  }

  public List<Key> keys(Command command) {
    return keys.get(command);
  }

  /** The first key of a command as the player reads it. */
  public String label(Command command) {
    List<Key> all = keys.get(command);
    return all.isEmpty() ? "-" : all.get(0).name();
  }

  /** All keys of a command as the player reads them. */
  public String labels(Command command) {
    List<Key> all = keys.get(command);
    return all.isEmpty() ? "-" : all.stream().map(Key::name).collect(Collectors.joining(" or "));
  }

  /** The same with this one key for the command; others keep theirs, even if it is the same. */
  public KeyBindings with(Command command, Key key) {
    Map<Command, List<Key>> next = new EnumMap<>(keys);
    next.put(command, List.of(key));
    return new KeyBindings(next);
  }

  /** Other commands that one of this command's keys means as well: both would happen. */
  public List<Command> conflicts(Command command) {
    List<Command> others = new ArrayList<>();
    for (Command other : Command.values()) {
      if (other != command && !Collections.disjoint(keys.get(other), keys.get(command))) {
        others.add(other);
      }
    }
    return others;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KeyBindings that && keys.equals(that.keys);
  }

  @Override
  public int hashCode() {
    return keys.hashCode();
  }

  @Override
  public String toString() {
    return keys.toString();
  }
}
