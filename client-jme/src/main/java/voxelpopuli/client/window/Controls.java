package voxelpopuli.client.window;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.AnalogListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseAxisTrigger;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.input.controls.Trigger;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import voxelpopuli.client.play.Keys;

/** Keys and mouse of the engine, as what the player wants. */
final class Controls implements ActionListener, AnalogListener {

  /** Everything that a key or button can mean. */
  enum Command {
    FORWARD(KeyInput.KEY_W, KeyInput.KEY_UP),
    BACK(KeyInput.KEY_S, KeyInput.KEY_DOWN),
    LEFT(KeyInput.KEY_A, KeyInput.KEY_LEFT),
    RIGHT(KeyInput.KEY_D, KeyInput.KEY_RIGHT),
    JUMP(KeyInput.KEY_SPACE),
    SNEAK(KeyInput.KEY_LSHIFT),
    SPRINT(KeyInput.KEY_LCONTROL),
    FLY(KeyInput.KEY_F),
    TALK(KeyInput.KEY_T, KeyInput.KEY_RETURN),
    INVENTORY(KeyInput.KEY_E),
    PLAYERS(KeyInput.KEY_TAB),
    PAUSE(KeyInput.KEY_ESCAPE),
    LEAVE(KeyInput.KEY_Q),
    HIDE(KeyInput.KEY_F1),
    PICTURE(KeyInput.KEY_F2),
    OVERLAY(KeyInput.KEY_F3),
    BREAK,
    PLACE,
    PICK;

    private final int[] keys;

    Command(int... keys) {
      this.keys = keys;
    }
  }

  private static final String[] AXES = {"look left", "look right", "look up", "look down"};
  private static final String NEXT_SLOT = "next slot";
  private static final String LAST_SLOT = "last slot";
  private static final String SLOT = "slot ";

  private final Set<Command> down = EnumSet.noneOf(Command.class);
  private final Map<Command, Runnable> pressed = new EnumMap<>(Command.class);
  private Consumer<Integer> slot = number -> {};
  private Consumer<Integer> wheel = steps -> {};
  private final double degreesPerUnit;
  private double right;
  private double up;

  /**
   * @param sensitivity factor on the mouse's way; 1 turns some 0.15 degrees a pixel
   */
  Controls(InputManager input, double sensitivity) {
    degreesPerUnit = 130 * sensitivity;
    for (Command command : Command.values()) {
      Trigger[] triggers = new Trigger[command.keys.length];
      for (int i = 0; i < triggers.length; i++) {
        triggers[i] = new KeyTrigger(command.keys[i]);
      }
      bind(input, command.name(), triggers);
    }
    bind(input, Command.BREAK.name(), new MouseButtonTrigger(MouseInput.BUTTON_LEFT));
    bind(input, Command.PLACE.name(), new MouseButtonTrigger(MouseInput.BUTTON_RIGHT));
    bind(input, Command.PICK.name(), new MouseButtonTrigger(MouseInput.BUTTON_MIDDLE));
    for (int i = 0; i < 9; i++) {
      bind(input, SLOT + i, new KeyTrigger(KeyInput.KEY_1 + i));
    }
    bind(input, AXES[0], new MouseAxisTrigger(MouseInput.AXIS_X, true));
    bind(input, AXES[1], new MouseAxisTrigger(MouseInput.AXIS_X, false));
    bind(input, AXES[2], new MouseAxisTrigger(MouseInput.AXIS_Y, false));
    bind(input, AXES[3], new MouseAxisTrigger(MouseInput.AXIS_Y, true));
    bind(input, LAST_SLOT, new MouseAxisTrigger(MouseInput.AXIS_WHEEL, false));
    bind(input, NEXT_SLOT, new MouseAxisTrigger(MouseInput.AXIS_WHEEL, true));
  }

  private void bind(InputManager input, String name, Trigger... triggers) {
    if (triggers.length > 0) {
      input.addMapping(name, triggers);
      input.addListener(this, name);
    }
  }

  void when(Command command, Runnable action) {
    pressed.put(command, action);
  }

  void whenSlot(Consumer<Integer> action) {
    slot = action;
  }

  void whenWheel(Consumer<Integer> action) {
    wheel = action;
  }

  /** The movement keys that are down now. */
  Keys keys() {
    return new Keys(
        down.contains(Command.FORWARD),
        down.contains(Command.BACK),
        down.contains(Command.LEFT),
        down.contains(Command.RIGHT),
        down.contains(Command.JUMP),
        down.contains(Command.SNEAK),
        down.contains(Command.SPRINT));
  }

  boolean isDown(Command command) {
    return down.contains(command);
  }

  /** Lets go of all keys: whoever starts to type must not walk on. */
  void release() {
    down.clear();
  }

  /** Degrees to the right since the last call. */
  double takeRight() {
    double taken = right;
    right = 0;
    return taken;
  }

  /** Degrees upwards since the last call. */
  double takeUp() {
    double taken = up;
    up = 0;
    return taken;
  }

  @Override
  public void onAction(String name, boolean isPressed, float tpf) {
    if (name.startsWith(SLOT)) {
      if (isPressed) {
        slot.accept(Integer.parseInt(name.substring(SLOT.length())));
      }
      return;
    }
    for (Command command : Command.values()) {
      if (command.name().equals(name)) {
        if (!isPressed) {
          down.remove(command);
        } else if (down.add(command)) {
          pressed.getOrDefault(command, () -> {}).run();
        }
      }
    }
  }

  @Override
  public void onAnalog(String name, float value, float tpf) {
    double degrees = value * degreesPerUnit;
    switch (name) {
      case "look left" -> right -= degrees;
      case "look right" -> right += degrees;
      case "look up" -> up += degrees;
      case "look down" -> up -= degrees;
      case NEXT_SLOT -> wheel.accept(1);
      case LAST_SLOT -> wheel.accept(-1);
      default -> {}
    }
  }
}
