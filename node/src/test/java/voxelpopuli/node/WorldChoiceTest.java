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
    return new WorldChoice(settings, 1, new Random(1)).decide(new WorldFile(folder), () -> told);
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
  void theFolderDecidesAgainstTheBootstrap() throws Exception {
    WorldDescription founded = decide(Optional.empty(), "--world", "mine", "--seed", "9");

    assertThat(decide(Optional.of(THEIRS), "--bootstrap", "127.0.0.1")).isEqualTo(founded);
  }

  @Test
  void anotherWorldsFolderIsRefused() throws Exception {
    decide(Optional.empty(), "--world", "mine", "--seed", "9");

    assertRefused(
        "world: the data folder belongs to world \"mine\" (seed 9), not \"other\"",
        "--world",
        "other");
    assertRefused(
        "seed: the data folder belongs to world \"mine\" (seed 9), not seed 8", "--seed", "8");
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
