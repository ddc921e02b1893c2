package voxelpopuli.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import voxelpopuli.node.options.NodeOptions;
import voxelpopuli.node.options.SettingLayers;
import voxelpopuli.world.WorldDescription;

class WorldChoiceTest {

  private static final WorldDescription THEIRS =
      new WorldDescription("theirs", 5, 1, WorldDescription.CREATIVE);

  @TempDir Path folder;

  private WorldDescription decide(Optional<WorldDescription> told, String... arguments)
      throws StartRefused {
    var settings =
        SettingLayers.merge(CommandLine.populateCommand(new NodeOptions(), arguments), Map.of());
    return new WorldChoice(settings, 1, new Random(1))
        .decide(new WorldFile(folder), patience -> told);
  }

  @Test
  void aLoneNodeFoundsAWorldAndKeepsIt() throws Exception {
    WorldDescription founded = decide(Optional.empty());

    assertThat(founded.name()).isEqualTo("commons");
    assertThat(decide(Optional.empty())).isEqualTo(founded);
  }

  @Test
  void aNodeWithAnEmptyFolderAdoptsTheWorldOfItsBootstrap() throws Exception {
    assertThat(decide(Optional.of(THEIRS), "--bootstrap", "127.0.0.1")).isEqualTo(THEIRS);
    assertThat(decide(Optional.empty())).isEqualTo(THEIRS);
  }

  @Test
  void aFolderOfAnotherWorldThanTheBootstrapsIsRefused() throws Exception {
    decide(Optional.empty(), "--world", "mine", "--seed", "9");

    assertRefused(
        "bootstrap: [127.0.0.1:7400] is in world \"theirs\" (seed 5), but the folder "
            + folder
            + " belongs to world \"mine\" (seed 9); choose another folder with --data",
        "--bootstrap",
        "127.0.0.1");
  }

  @Test
  void aNodeWithAWorldStartsWithoutItsBootstrap() throws Exception {
    WorldDescription founded = decide(Optional.empty(), "--world", "mine", "--seed", "9");

    assertThat(decide(Optional.empty(), "--bootstrap", "127.0.0.1")).isEqualTo(founded);
  }

  @Test
  void anotherWorldsFolderIsRefused() throws Exception {
    decide(Optional.empty(), "--world", "mine", "--seed", "9");

    assertRefused(
        "world: the folder "
            + folder
            + " belongs to world \"mine\" (seed 9), not \"other\"; choose another folder with"
            + " --data",
        "--world",
        "other");
    assertRefused(
        "seed: the folder "
            + folder
            + " belongs to world \"mine\" (seed 9), not seed 8; choose another folder with --data",
        "--seed",
        "8");
  }

  @Test
  void insistingOnAnotherWorldThanTheBootstrapsIsRefused() {
    assertRefused(
        "world: the bootstrap nodes are in world \"theirs\" (seed 5), not \"mine\"",
        "--bootstrap",
        "127.0.0.1",
        "--world",
        "mine");
  }

  @Test
  void aDamagedWorldFileIsRefusedAndKept() throws Exception {
    Path file = Files.writeString(folder.resolve("world.json"), "{\"name\":");

    assertRefused("data: " + file + " is damaged; restore it from a backup");
    assertThat(file).hasContent("{\"name\":");
  }

  private void assertRefused(String message, String... arguments) {
    assertThatThrownBy(() -> decide(Optional.of(THEIRS), arguments))
        .isInstanceOf(StartRefused.class)
        .hasMessage(message);
  }
}
