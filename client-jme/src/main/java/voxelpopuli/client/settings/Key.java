package voxelpopuli.client.settings;

import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A key of the keyboard or a button of the mouse, by the name that is written on it.
 *
 * @param code the engine's number for it
 */
public record Key(String name, int code, boolean mouse) {

  private static final Map<String, Key> BY_NAME = new LinkedHashMap<>();

  static {
    letters("QWERTYUIOP", KeyInput.KEY_Q);
    letters("ASDFGHJKL", KeyInput.KEY_A);
    letters("ZXCVBNM", KeyInput.KEY_Z);
    letters("1234567890", KeyInput.KEY_1);
    for (int i = 0; i < 10; i++) {
      key("F" + (i + 1), KeyInput.KEY_F1 + i);
    }
    key("F11", KeyInput.KEY_F11);
    key("F12", KeyInput.KEY_F12);
    key("Space", KeyInput.KEY_SPACE);
    key("Enter", KeyInput.KEY_RETURN);
    key("Tab", KeyInput.KEY_TAB);
    key("Backspace", KeyInput.KEY_BACK);
    key("Caps Lock", KeyInput.KEY_CAPITAL);
    key("Left Shift", KeyInput.KEY_LSHIFT);
    key("Right Shift", KeyInput.KEY_RSHIFT);
    key("Left Ctrl", KeyInput.KEY_LCONTROL);
    key("Right Ctrl", KeyInput.KEY_RCONTROL);
    key("Left Alt", KeyInput.KEY_LMENU);
    key("Right Alt", KeyInput.KEY_RMENU);
    key("Up", KeyInput.KEY_UP);
    key("Down", KeyInput.KEY_DOWN);
    key("Left", KeyInput.KEY_LEFT);
    key("Right", KeyInput.KEY_RIGHT);
    key("Insert", KeyInput.KEY_INSERT);
    key("Delete", KeyInput.KEY_DELETE);
    key("Home", KeyInput.KEY_HOME);
    key("End", KeyInput.KEY_END);
    key("Page Up", KeyInput.KEY_PGUP);
    key("Page Down", KeyInput.KEY_PGDN);
    key("Minus", KeyInput.KEY_MINUS);
    key("Equals", KeyInput.KEY_EQUALS);
    key("Comma", KeyInput.KEY_COMMA);
    key("Period", KeyInput.KEY_PERIOD);
    key("Slash", KeyInput.KEY_SLASH);
    key("Backslash", KeyInput.KEY_BACKSLASH);
    key("Semicolon", KeyInput.KEY_SEMICOLON);
    key("Apostrophe", KeyInput.KEY_APOSTROPHE);
    key("Grave", KeyInput.KEY_GRAVE);
    key("Left Bracket", KeyInput.KEY_LBRACKET);
    key("Right Bracket", KeyInput.KEY_RBRACKET);
    for (int i = 0; i < 3; i++) {
      key("Num " + (7 + i), KeyInput.KEY_NUMPAD7 + i);
      key("Num " + (4 + i), KeyInput.KEY_NUMPAD4 + i);
      key("Num " + (1 + i), KeyInput.KEY_NUMPAD1 + i);
    }
    key("Num 0", KeyInput.KEY_NUMPAD0);
    key("Num Plus", KeyInput.KEY_ADD);
    key("Num Minus", KeyInput.KEY_SUBTRACT);
    key("Num Enter", KeyInput.KEY_NUMPADENTER);
    button("Mouse Left", MouseInput.BUTTON_LEFT);
    button("Mouse Right", MouseInput.BUTTON_RIGHT);
    button("Mouse Middle", MouseInput.BUTTON_MIDDLE);
    button("Mouse 4", 3);
    button("Mouse 5", 4);
  }

  /** The key with this name, if we know one. */
  public static Optional<Key> named(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** The key that the engine gives this number. */
  public static Optional<Key> ofKeyboard(int code) {
    return BY_NAME.values().stream().filter(key -> !key.mouse && key.code == code).findFirst();
  }

  /** The mouse button that the engine gives this number. */
  public static Optional<Key> ofMouse(int code) {
    return BY_NAME.values().stream().filter(key -> key.mouse && key.code == code).findFirst();
  }

  /** Every key that can be chosen. */
  public static Iterable<Key> all() {
    return BY_NAME.values();
  }

  /** Whether it is one of 1 to 9, which choose a block at hand and nothing else. */
  public boolean choosesSlot() {
    return !mouse && code >= KeyInput.KEY_1 && code <= KeyInput.KEY_9;
  }

  private static void letters(String row, int first) {
    for (int i = 0; i < row.length(); i++) {
      key(row.substring(i, i + 1), first + i);
    }
  }

  private static void key(String name, int code) {
    BY_NAME.put(name, new Key(name, code, false));
  }

  private static void button(String name, int code) {
    BY_NAME.put(name, new Key(name, code, true));
  }
}
