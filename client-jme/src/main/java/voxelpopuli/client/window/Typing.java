package voxelpopuli.client.window;

import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import voxelpopuli.client.play.Screen;
import voxelpopuli.client.play.TypedLine;

/** Takes the keyboard while a screen with text is open, before any key means anything else. */
final class Typing implements RawInputListener {

  /** Lines that a page key goes. */
  private static final int PAGE = 6;

  private final Supplier<Screen> screen;
  private final TypedLine line;
  private final Consumer<Screen> open;
  private final Runnable enter;
  private final IntConsumer scroll;

  /**
   * @param enter what the enter key does
   * @param scroll told how many lines to go back
   */
  Typing(
      Supplier<Screen> screen,
      TypedLine line,
      Consumer<Screen> open,
      Runnable enter,
      IntConsumer scroll) {
    this.screen = screen;
    this.line = line;
    this.open = open;
    this.enter = enter;
    this.scroll = scroll;
  }

  @Override
  public void onKeyEvent(KeyInputEvent event) {
    if (!screen.get().takesText()) {
      return;
    }
    event.setConsumed();
    if (!event.isPressed()) {
      return;
    }
    switch (event.getKeyCode()) {
      case KeyInput.KEY_ESCAPE -> open.accept(Screen.WORLD);
      case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER -> enter.run();
      case KeyInput.KEY_BACK -> line.backspace();
      case KeyInput.KEY_UP -> line.browse(-1);
      case KeyInput.KEY_DOWN -> line.browse(1);
      case KeyInput.KEY_PGUP -> scroll.accept(PAGE);
      case KeyInput.KEY_PGDN -> scroll.accept(-PAGE);
      default -> {
        // The engine sends a key and its character as two events, the second without a key code.
        if (event.getKeyChar() != '\0') {
          line.type(event.getKeyChar());
        }
      }
    }
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
  public void onMouseMotionEvent(MouseMotionEvent event) {
    if (screen.get().takesText() && event.getDeltaWheel() != 0) {
      scroll.accept(Integer.signum(event.getDeltaWheel()));
      event.setConsumed();
    }
  }

  @Override
  public void onMouseButtonEvent(MouseButtonEvent event) {}

  @Override
  public void onTouchEvent(TouchEvent event) {}
}
