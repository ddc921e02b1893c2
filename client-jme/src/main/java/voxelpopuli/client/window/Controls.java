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
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import voxelpopuli.client.play.Keys;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.Key;
import voxelpopuli.client.settings.UserSettings;

/** Keys and mouse of the engine, as what the player wants. */
final class Controls implements ActionListener, AnalogListener {

  private static final String[] AXES = {"look left", "look right", "look up", "look down"};
  private static final String NEXT_SLOT = "next slot";
  private static final String LAST_SLOT = "last slot";
  private static final String SLOT = "slot ";
  private static final String PAUSE = "pause";

  /** The engine counts 1,024 pixels as one unit of the mouse's way: some 0.13 degrees a pixel. */
  private static final double DEGREES_PER_UNIT = 130;

  private final Set<Command> down = EnumSet.noneOf(Command.class);
  private final Map<Command, Runnable> pressed = new EnumMap<>(Command.class);
  private Runnable pause = () -> {};
  private BooleanSupplier typing = () -> false;
  private Consumer<Integer> slot = number -> {};
  private Consumer<Integer> wheel = steps -> {};
  private final InputManager input;
  private double degreesPerUnit = DEGREES_PER_UNIT;
  private double right;
  private double up;

  Controls(InputManager input) {
    this.input = input;
    for (int i = 0; i < 9; i++) {
      bind(SLOT + i, new KeyTrigger(KeyInput.KEY_1 + i));
    }
    bind(PAUSE, new KeyTrigger(KeyInput.KEY_ESCAPE));
    bind(AXES[0], new MouseAxisTrigger(MouseInput.AXIS_X, true));
    bind(AXES[1], new MouseAxisTrigger(MouseInput.AXIS_X, false));
    bind(AXES[2], new MouseAxisTrigger(MouseInput.AXIS_Y, false));
    bind(AXES[3], new MouseAxisTrigger(MouseInput.AXIS_Y, true));
    bind(LAST_SLOT, new MouseAxisTrigger(MouseInput.AXIS_WHEEL, false));
    bind(NEXT_SLOT, new MouseAxisTrigger(MouseInput.AXIS_WHEEL, true));
  }

  /** Takes over the player's keys and the mouse's speed. */
  void follow(UserSettings settings) {
    degreesPerUnit = DEGREES_PER_UNIT * settings.sensitivity();
    for (Command command : Command.values()) {
      if (input.hasMapping(command.name())) {
        input.deleteMapping(command.name());
      }
      Trigger[] triggers =
          settings.keys().keys(command).stream().map(Controls::trigger).toArray(Trigger[]::new);
      bind(command.name(), triggers);
    }
    release();
  }

  private static Trigger trigger(Key key) {
    return key.mouse() ? new MouseButtonTrigger(key.code()) : new KeyTrigger(key.code());
  }

  private void bind(String name, Trigger... triggers) {
    if (triggers.length > 0) {
      input.addMapping(name, triggers);
      input.addListener(this, name);
    }
  }

  void when(Command command, Runnable action) {
    pressed.put(command, action);
  }

  /** Escape, which no setting can take away. */
  void whenPause(Runnable action) {
    pause = action;
  }

  /** While this is true keys are letters, and mean nothing else. */
  void unless(BooleanSupplier letters) {
    typing = letters;
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
    if (name.equals(PAUSE)) {
      if (isPressed) {
        pause.run();
      }
      return;
    }
    for (Command command : Command.values()) {
      if (command.name().equals(name)) {
        if (!isPressed) {
          down.remove(command);
        } else if (!typing.getAsBoolean() && down.add(command)) {
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
