package voxelpopuli.client.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {

  @TempDir Path folder;
  private final List<String> complaints = new ArrayList<>();

  @Test
  void withoutAFileTheUsualSettingsHold() {
    UserSettings settings = file().load();
    assertThat(settings).isEqualTo(UserSettings.defaults());
    assertThat(settings.viewDistance()).isEqualTo(6);
    assertThat(settings.keys()).isEqualTo(KeyBindings.usual());
    assertThat(complaints).isEmpty();
  }

  @Test
  void whatIsSavedIsThereAgain() {
    UserSettings chosen =
        UserSettings.defaults()
            .withName("Ann \"the = first\"")
            .withNode("ann.example:7400")
            .withKey(Command.JUMP, Key.named("Q").orElseThrow())
            .withWindow(new WindowShape(800, 600, true));
    file().save(chosen);
    assertThat(file().load()).isEqualTo(chosen);
    assertThat(folder).isDirectoryContaining(path -> path.endsWith(SettingsFile.NAME));
    assertThat(folder.toFile().list()).hasSize(1);
  }

  @Test
  void aFileWithAFewKeysIsEnough() throws IOException {
    write("view-distance = 3\nkeys.jump = [Q]\nfrom-a-later-version = 7\n");
    UserSettings settings = file().load();
    assertThat(settings.viewDistance()).isEqualTo(3);
    assertThat(settings.keys().label(Command.JUMP)).isEqualTo("Q");
    assertThat(settings.fieldOfView()).isEqualTo(70);
    assertThat(complaints).isEmpty();
  }

  @Test
  void numbersOutOfRangeAreMovedToItsEdge() throws IOException {
    write("view-distance = 900\nvolume = -1\nwindow.width = 1");
    UserSettings settings = file().load();
    assertThat(settings.viewDistance()).isEqualTo(16);
    assertThat(settings.volume()).isZero();
    assertThat(settings.window().width()).isEqualTo(WindowShape.SMALLEST);
  }

  @Test
  void aFileThatCannotBeReadIsKeptAsideAndToldOfInOneLine() throws IOException {
    for (String broken :
        List.of(
            "view-distance = {", "view-distance = far", "keys.jump = {}", "name = ${nowhere}")) {
      complaints.clear();
      write(broken);
      assertThat(file().load()).as(broken).isEqualTo(UserSettings.defaults());
      assertThat(complaints).hasSize(1);
      assertThat(complaints.get(0)).contains(SettingsFile.NAME + ".bad").doesNotContain("\n");
      assertThat(folder.resolve(SettingsFile.NAME + ".bad")).hasContent(broken);
      assertThat(folder.resolve(SettingsFile.NAME)).doesNotExist();
    }
  }

  @Test
  void aFolderThatCannotBeWrittenCostsOneLine() throws IOException {
    Path blocked = Files.writeString(folder.resolve("blocked"), "a file, no folder");
    new SettingsFile(blocked.resolve("below"), complaints::add).save(UserSettings.defaults());
    assertThat(complaints).hasSize(1);
  }

  @Test
  void changesAreKeptButNotWhatTheCommandLineSaid() {
    Preferences run = Preferences.keptIn(file(), own -> own.withViewDistance(2).withName("bob"));
    assertThat(run.now().viewDistance()).isEqualTo(2);
    run.change(now -> now.withFieldOfView(90));
    assertThat(file().load()).isEqualTo(UserSettings.defaults().withFieldOfView(90));
    run.change(now -> now.withViewDistance(4));
    assertThat(file().load().viewDistance()).isEqualTo(4);
    assertThat(file().load().name()).isEmpty();
  }

  @Test
  void whoeverFollowsHearsOfEveryChangeOnce() {
    Preferences run = Preferences.ofThisRun(UserSettings.defaults(), now -> now);
    List<Integer> heard = new ArrayList<>();
    run.follow(now -> heard.add(now.fieldOfView()));
    run.change(now -> now.withFieldOfView(80));
    run.change(now -> now.withFieldOfView(80));
    assertThat(heard).containsExactly(70, 80);
  }

  private void write(String text) throws IOException {
    Files.writeString(folder.resolve(SettingsFile.NAME), text);
  }

  private SettingsFile file() {
    return new SettingsFile(folder, complaints::add);
  }
}
