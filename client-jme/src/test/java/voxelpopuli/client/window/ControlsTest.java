package voxelpopuli.client.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.jme3.input.InputManager;
import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.dummy.DummyKeyInput;
import com.jme3.input.dummy.DummyMouseInput;
import com.jme3.input.event.KeyInputEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.Key;
import voxelpopuli.client.settings.UserSettings;

/** Keys of an engine without a window. */
class ControlsTest {

  private final Keyboard keyboard = new Keyboard();
  private final DummyMouseInput mouse = new DummyMouseInput();
  private final List<String> heard = new ArrayList<>();
  private InputManager input;
  private Controls controls;

  @BeforeEach
  void start() {
    keyboard.initialize();
    mouse.initialize();
    input = new InputManager(mouse, keyboard, null, null);
    controls = new Controls(input);
    controls.follow(UserSettings.defaults());
    for (Command command : Command.values()) {
      controls.when(command, () -> heard.add(command.id()));
    }
    controls.whenSlot(slot -> heard.add("slot " + slot));
    controls.whenPause(() -> heard.add("pause"));
  }

  @Test
  void keysMeanWhatTheSettingsSay() {
    press(KeyInput.KEY_F, KeyInput.KEY_3, KeyInput.KEY_ESCAPE);
    assertThat(heard).containsExactly("fly", "slot 2", "pause");
  }

  @Test
  void aHeldKeyWalksUntilItIsLetGo() {
    press(KeyInput.KEY_W);
    assertThat(controls.keys().forward()).isTrue();
    event(KeyInput.KEY_W, false);
    assertThat(controls.keys().forward()).isFalse();
  }

  @Test
  void aChangedKeyCountsAtOnceAndTheOldOneNoLonger() {
    controls.follow(UserSettings.defaults().withKey(Command.FLY, Key.named("Q").orElseThrow()));
    press(KeyInput.KEY_F);
    assertThat(heard).isEmpty();
    press(KeyInput.KEY_Q);
    assertThat(heard).containsExactly("fly");
  }

  @Test
  void whileALineIsTypedKeysAreLetters() {
    controls.unless(() -> true);
    press(KeyInput.KEY_F, KeyInput.KEY_ESCAPE);
    assertThat(heard).containsExactly("pause");
  }

  private void press(int... keys) {
    for (int key : keys) {
      event(key, true);
    }
  }

  private void event(int key, boolean pressed) {
    keyboard.waiting.add(new KeyInputEvent(key, '\0', pressed, false));
    input.update(0.02f);
  }

  /** The engine takes events only while it asks for them. */
  private static final class Keyboard extends DummyKeyInput {
    private final List<KeyInputEvent> waiting = new ArrayList<>();
    private RawInputListener engine;

    @Override
    public void setInputListener(RawInputListener listener) {
      engine = listener;
    }

    @Override
    public void update() {
      waiting.forEach(engine::onKeyEvent);
      waiting.clear();
    }
  }
}
