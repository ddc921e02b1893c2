package voxelpopuli.client.settings;

import java.util.List;
import java.util.Locale;

/** Everything that a key or button of the player's choice can mean. */
public enum Command {
  FORWARD("walk forwards", "W", "Up"),
  BACK("walk backwards", "S", "Down"),
  LEFT("walk left", "A", "Left"),
  RIGHT("walk right", "D", "Right"),
  JUMP("jump, rise", "Space"),
  SNEAK("sneak, sink", "Left Shift"),
  SPRINT("sprint", "Left Ctrl"),
  FLY("fly, walk again", "F"),
  BREAK("break a block", "Mouse Left"),
  PLACE("place a block", "Mouse Right"),
  PICK("take that block in hand", "Mouse Middle"),
  INVENTORY("all blocks", "E"),
  TALK("talk", "T", "Enter"),
  PLAYERS("who is near", "Tab"),
  HIDE("hide everything", "F1"),
  PICTURE("save a picture", "F2"),
  OVERLAY("figures (overlay)", "F3");

  private final String meaning;
  private final List<Key> usual;

  Command(String meaning, String... usual) {
    this.meaning = meaning;
    this.usual = List.of(usual).stream().map(name -> Key.named(name).orElseThrow()).toList();
  }

  /** What it does, in a few words for the player. */
  public String meaning() {
    return meaning;
  }

  /** The keys that have it unless the player chose others. */
  public List<Key> usual() {
    return usual;
  }

  /** Its name in the settings file. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
