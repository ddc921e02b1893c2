package voxelpopuli.client.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {

  @TempDir Path folder;

  @Test
  void theBuildsFileOfArgumentsComesFirst() throws IOException {
    Path file = Files.writeString(folder.resolve("node.args"), "-cp x Main");
    List<String> command = find(Optional.of(file.toString()), Optional.empty(), "").orElseThrow();
    assertThat(command).hasSize(2).last().isEqualTo("@" + file);
  }

  @Test
  void anUnpackedZipHasTheNodesJarsBesideOurs() throws IOException {
    Path lib = Files.createDirectories(folder.resolve("lib"));
    Path own = Files.writeString(lib.resolve("client.jar"), "");
    assertThat(find(Optional.empty(), Optional.of(own), "")).isEmpty();
    Path node = Files.createDirectories(folder.resolve("node"));
    assertThat(find(Optional.empty(), Optional.of(own), "").orElseThrow())
        .contains(lib.resolve("*") + File.pathSeparator + node.resolve("*"))
        .endsWith("voxelpopuli.node.Main");
  }

  @Test
  void elseAnInstalledLauncherIsTaken() throws IOException {
    Path script = Files.writeString(folder.resolve("voxelpopuli-node"), "#!/bin/sh");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    assertThat(find(Optional.empty(), Optional.empty(), "/nowhere" + File.pathSeparator + folder))
        .contains(List.of(script.toString()));
  }

  @Test
  void withoutAnyThePlayerTypesACommand() {
    assertThat(find(Optional.of("/no/such/file"), Optional.empty(), "")).isEmpty();
    assertThat(Launcher.BY_HAND).isEqualTo("./sbt node/run");
  }

  private Optional<List<String>> find(Optional<String> arguments, Optional<Path> own, String path) {
    return Launcher.find(arguments, own, Map.of("PATH", path), "Linux");
  }
}
