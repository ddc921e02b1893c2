package voxelpopuli.client.window;

import com.jme3.input.InputManager;
import com.jme3.math.Vector2f;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import voxelpopuli.client.hud.Hud;
import voxelpopuli.client.link.WorldView;
import voxelpopuli.client.play.Hotbar;
import voxelpopuli.client.play.Inventory;
import voxelpopuli.client.play.Screen;
import voxelpopuli.client.play.ScreenTrail;
import voxelpopuli.client.play.TypedLine;
import voxelpopuli.client.settings.Command;

/** Which screen is open, and what its keys do. */
final class Screens {

  private final InputManager input;
  private final Controls controls;
  private final Consumer<String> say;
  private final boolean pointerAlways;
  private final TypedLine talk = new TypedLine();
  private final TypedLine search = new TypedLine();
  private final ScreenTrail trail = new ScreenTrail();
  private Screen current = Screen.WORLD;
  private int scrolled;
  private Consumer<Screen> opened = screen -> {};

  /**
   * @param pointerAlways leave the mouse alone: nobody's hand is on it in a scripted run
   * @param say what to do with a finished line of talk
   */
  Screens(InputManager input, Controls controls, boolean pointerAlways, Consumer<String> say) {
    this.input = input;
    this.controls = controls;
    this.pointerAlways = pointerAlways;
    this.say = say;
    input.addRawInputListener(
        new Typing(() -> only(Screen.TALK), talk, this::open, this::finishLine, this::scroll));
    input.addRawInputListener(
        new Typing(
            () -> only(Screen.INVENTORY),
            search,
            this::open,
            () -> open(Screen.WORLD),
            lines -> {}));
    controls.when(Command.TALK, () -> openFromWorld(Screen.TALK));
    controls.when(Command.INVENTORY, () -> openFromWorld(Screen.INVENTORY));
    input.setCursorVisible(pointerAlways);
  }

  Screen current() {
    return current;
  }

  /** Told of every screen that opens. */
  void whenOpened(Consumer<Screen> action) {
    opened = action;
  }

  /** Told that Escape was pressed, and on which screen. */
  void whenEscape(Consumer<Screen> action) {
    controls.whenPause(() -> action.accept(current));
  }

  boolean inWorld() {
    return current == Screen.WORLD;
  }

  /** Opens it with the next frame: the key that asked for it must not be its first letter. */
  void open(Screen screen) {
    trail.open(screen);
  }

  /** Closes it for the one from which it was opened. */
  void back() {
    trail.back();
  }

  /** Where the way back ends; goes there. */
  void home(Screen screen) {
    trail.home(screen);
  }

  void beginFrame() {
    if (trail.current() != current) {
      current = trail.current();
      controls.release();
      talk.clear();
      scrolled = 0;
      search.clear();
      opened.accept(current);
      input.setCursorVisible(current.showsPointer() || pointerAlways);
    }
  }

  /** What was said lately; while a line is typed, all of it, and that line with a cursor. */
  String talk(List<WorldView.Said> said, long nanos, Duration shown) {
    if (current != Screen.TALK) {
      return Messages.talk(said, nanos, shown);
    }
    scrolled = Math.min(scrolled, Math.max(0, said.size() - Messages.TALK_LINES));
    return Messages.history(said, scrolled) + "> " + talk.text() + "_";
  }

  private void scroll(int lines) {
    scrolled = Math.max(0, scrolled + lines);
  }

  /** What the inventory shows, if it is open. */
  Optional<Hud.Choice> choice() {
    if (current != Screen.INVENTORY) {
      return Optional.empty();
    }
    Vector2f pointer = input.getCursorPosition();
    return Optional.of(
        new Hud.Choice(Inventory.search(search.text()), search.text(), pointer.x, pointer.y));
  }

  /** A click in the inventory takes the block under the pointer into the hand. */
  void choose(Hud hud, Hotbar hotbar) {
    if (current == Screen.INVENTORY) {
      Vector2f pointer = input.getCursorPosition();
      hud.blockAt(pointer.x, pointer.y)
          .ifPresent(
              block -> {
                hotbar.pick(block.id());
                open(Screen.WORLD);
              });
    }
  }

  private void openFromWorld(Screen screen) {
    if (current == Screen.WORLD) {
      open(screen);
    }
  }

  private void finishLine() {
    String line = talk.take();
    if (!line.isEmpty()) {
      say.accept(line);
    }
    open(Screen.WORLD);
  }

  /** The open screen if it is this one: each typing has its own line. */
  private Screen only(Screen screen) {
    return current == screen ? screen : Screen.WORLD;
  }
}
