package voxelpopuli.client.screens;

import static org.assertj.core.api.Assertions.assertThat;

import com.jme3.app.SimpleApplication;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeContext;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Slider;
import com.simsilica.lemur.TextField;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.menu.KeyChoice;
import voxelpopuli.client.menu.NodeChecks;
import voxelpopuli.client.menu.NodeState;
import voxelpopuli.client.menu.Notice;
import voxelpopuli.client.menu.OwnNode;
import voxelpopuli.client.play.Screen;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.Key;
import voxelpopuli.client.settings.Preferences;
import voxelpopuli.client.settings.UserSettings;

/** Every page in an engine without a window: what it shows, and what its buttons do. */
class PagesTest {

  private static final Logger ENGINE = Logger.getLogger("com.jme3");
  private static SimpleApplication app;

  private final List<String> done = new ArrayList<>();
  private final Preferences preferences =
      Preferences.ofThisRun(UserSettings.defaults().withName("ann"), now -> now);
  private boolean nodeHere = true;

  @BeforeAll
  static void start() {
    ENGINE.setLevel(Level.SEVERE);
    app =
        new SimpleApplication() {
          @Override
          public void simpleInitApp() {}
        };
    app.start(JmeContext.Type.Headless, true);
    app.enqueue(() -> GuiGlobals.initialize(app));
    org.awaitility.Awaitility.await().until(() -> GuiGlobals.getInstance() != null);
  }

  @AfterAll
  static void stop() {
    app.stop(true);
  }

  @Test
  void theStartPageJoinsUnderTheNameAndAddressInItsFields() {
    StartPage page = new StartPage(kit(), front());
    page.update(0.1);
    List<TextField> fields = all(page, TextField.class);
    assertThat(fields).extracting(TextField::getText).containsExactly("ann", "127.0.0.1:7400");
    fields.get(1).setText(" far.example:7410 ");
    button(page, "Join").click();
    assertThat(done).containsExactly("join ann far.example:7410");
  }

  @Test
  void theStartPageNamesWhatIsMissing() {
    StartPage page = new StartPage(kit(), front());
    all(page, TextField.class).get(0).setText(" ");
    button(page, "Join").click();
    page.update(0.1);
    assertThat(done).isEmpty();
    assertThat(texts(page)).anySatisfy(text -> assertThat(text).contains("what you want to be"));
  }

  @Test
  void playHereIsOfferedOnlyWhileNoNodeAnswersHere() {
    StartPage page = new StartPage(kit(), front());
    page.update(0.1);
    assertThat(texts(page)).contains("commons   3.0 ms").doesNotContain("Play here");
    nodeHere = false;
    StartPage alone = new StartPage(kit(), front());
    alone.update(0.1);
    assertThat(texts(alone)).contains("no answer");
    button(alone, "Play here").click();
    assertThat(done).containsExactly("playHere ann");
  }

  @Test
  void aClickOnARecentNodeTakesItsAddress() {
    preferences.change(now -> now.withNode("far.example:7400"));
    StartPage page = new StartPage(kit(), front());
    all(page, TextField.class).get(1).setText("");
    page.update(0.1);
    button(page, "  far.example:7400").click();
    button(page, "Join").click();
    assertThat(done).containsExactly("join ann far.example:7400");
  }

  @Test
  void pauseLeadsEverywhere() {
    PausePage page = new PausePage(kit(), front());
    for (String text :
        List.of(
            "Back to the world", "Controls", "Settings", "Leave for the start screen", "Quit")) {
      button(page, text).click();
    }
    assertThat(done).containsExactly("back", "open CONTROLS", "open SETTINGS", "toStart", "quit");
  }

  @Test
  void aSliderChangesItsSettingAtOnce() {
    SettingsPage page = new SettingsPage(kit(), front());
    page.opened();
    all(page, Slider.class).get(1).getModel().setValue(90);
    page.update(0.1);
    assertThat(preferences.now().fieldOfView()).isEqualTo(90);
    assertThat(texts(page)).contains("90 degrees");
    button(page, "off").click();
    assertThat(preferences.now().window().fullScreen()).isTrue();
    button(page, "Usual values").click();
    page.update(0.1);
    assertThat(preferences.now().fieldOfView()).isEqualTo(70);
  }

  @Test
  void openingTheSettingsChangesNothing() {
    preferences.change(now -> now.withSensitivity(1.25).withVolume(0.33));
    UserSettings before = preferences.now();
    SettingsPage page = new SettingsPage(kit(), front());
    page.opened();
    page.update(0.1);
    assertThat(preferences.now()).isEqualTo(before);
  }

  @Test
  void aKeyIsChosenByAClickAndAPressAndConflictsAreShown() {
    Front front = front();
    KeysPage page = new KeysPage(kit(), front);
    page.opened();
    page.update(0.1);
    button(page, "Space").click();
    page.update(0.1);
    assertThat(texts(page)).contains("press a key");
    front.choice().press(Key.named("E")).ifPresent(preferences::change);
    page.update(0.1);
    assertThat(preferences.now().keys().label(Command.JUMP)).isEqualTo("E");
    assertThat(texts(page)).contains("E means: jump, rise; also: all blocks");
    button(page, "Usual keys").click();
    assertThat(preferences.now().keys().label(Command.JUMP)).isEqualTo("Space");
  }

  @Test
  void theCardShowsTheKeysOfTheDay() {
    ControlsPage page = new ControlsPage(kit(), front());
    page.opened();
    assertThat(texts(page)).contains("W A S D", "walk", "Space", "jump, rise");
    preferences.change(now -> now.withKey(Command.JUMP, Key.named("Q").orElseThrow()));
    page.opened();
    assertThat(texts(page)).contains("Q").doesNotContain("Space");
    button(page, "Got it").click();
    assertThat(done).containsExactly("back");
  }

  @Test
  void theConnectionPageSaysWhatIsDoneAndOffersToGo() {
    ConnectionPage page = new ConnectionPage(kit(), front());
    page.show(new Notice(Notice.Kind.NONE_LEFT, "No node is left", "Really."));
    assertThat(texts(page)).contains("No node is left", "Really.");
    button(page, "Try again").click();
    button(page, "Back to start").click();
    assertThat(done).containsExactly("tryAgain", "toStart");
  }

  @Test
  void pagesFitIntoSmallWindowsAndGrowWithLargeOnes() {
    Page page = new SettingsPage(kit(), front());
    page.place(320, 180, 0);
    assertThat(page.width * page.spatial().getLocalScale().x).isLessThan(320);
    assertThat(page.height * page.spatial().getLocalScale().y).isLessThan(180);
    page.place(1280, 720, 0);
    assertThat(page.spatial().getLocalScale().x).isEqualTo(1);
    page.place(3840, 2160, 0);
    assertThat(page.spatial().getLocalScale().x).isGreaterThanOrEqualTo(2);
  }

  private static Kit kit() {
    return new Kit(app.getAssetManager());
  }

  private Front front() {
    NodeChecks.Question question =
        node -> {
          if (!nodeHere) {
            throw new IOException("refused");
          }
          return new NodeState.Here("commons", 3);
        };
    return new Front(
        preferences,
        new NodeChecks(question, Runnable::run, Long.MAX_VALUE / 4),
        Optional.of(new OwnNode(List.of("nothing"), java.nio.file.Path.of("nowhere"))),
        "127.0.0.1:7400",
        "./sbt node/run",
        new KeyChoice(),
        new Noted());
  }

  /** Writes down what the buttons ask for. */
  private final class Noted implements Doings {
    @Override
    public void join(String name, String node) {
      done.add("join " + name + " " + node);
    }

    @Override
    public void playHere(String name) {
      done.add("playHere " + name);
    }

    @Override
    public void open(Screen screen) {
      done.add("open " + screen);
    }

    @Override
    public void back() {
      done.add("back");
    }

    @Override
    public void tryAgain() {
      done.add("tryAgain");
    }

    @Override
    public void toStart() {
      done.add("toStart");
    }

    @Override
    public void quit() {
      done.add("quit");
    }
  }

  private static Button button(Page page, String text) {
    return all(page, Button.class).stream()
        .filter(button -> button.getText().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no button " + text + " in " + texts(page)));
  }

  private static List<String> texts(Page page) {
    return all(page, Label.class).stream().map(Label::getText).toList();
  }

  private static <T extends Spatial> List<T> all(Page page, Class<T> type) {
    List<T> found = new ArrayList<>();
    page.spatial()
        .depthFirstTraversal(
            spatial -> {
              if (type.isInstance(spatial)) {
                found.add(type.cast(spatial));
              }
            });
    assertThat(page.spatial()).isInstanceOf(Node.class);
    return found;
  }
}
