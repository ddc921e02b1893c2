package voxelpopuli.client.screens;

import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.Optional;
import voxelpopuli.client.menu.KeyChoice;
import voxelpopuli.client.settings.Key;
import voxelpopuli.client.settings.Preferences;

/** Takes the next key or button while one is being chosen, before it means anything else. */
final class KeyCatcher implements RawInputListener {

  private final KeyChoice choice;
  private final Preferences preferences;
  private boolean releasing;

  KeyCatcher(KeyChoice choice, Preferences preferences) {
    this.choice = choice;
    this.preferences = preferences;
  }

  @Override
  public void onKeyEvent(KeyInputEvent event) {
    if (choice.waiting().isEmpty()) {
      return;
    }
    event.setConsumed();
    if (!event.isPressed() || event.getKeyCode() == KeyInput.KEY_UNKNOWN) {
      return; // a release, or the character of a key that was told before
    }
    if (event.getKeyCode() == KeyInput.KEY_ESCAPE) {
      choice.cancel();
    } else {
      take(Key.ofKeyboard(event.getKeyCode()));
    }
  }

  @Override
  public void onMouseButtonEvent(MouseButtonEvent event) {
    if (releasing && event.isReleased()) {
      releasing = false;
      event.setConsumed(); // of a press that we took
    } else if (choice.waiting().isPresent() && event.isPressed()) {
      event.setConsumed();
      releasing = true;
      take(Key.ofMouse(event.getButtonIndex()));
    }
  }

  private void take(Optional<Key> key) {
    choice.press(key).ifPresent(preferences::change);
  }

  @Override
  public void beginInput() {}

  @Override
  public void endInput() {}

  @Override
  public void onJoyAxisEvent(JoyAxisEvent event) {}

  @Override
  public void onJoyButtonEvent(JoyButtonEvent event) {}

  @Override
  public void onMouseMotionEvent(MouseMotionEvent event) {}

  @Override
  public void onTouchEvent(TouchEvent event) {}
}
