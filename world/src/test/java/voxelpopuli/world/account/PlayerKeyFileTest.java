package voxelpopuli.world.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PlayerKeyFileTest {

  @TempDir Path folder;

  @Test
  void keyIsMadeOnFirstUseAndTheSameLater() throws IOException {
    PlayerKey made = PlayerKeyFile.loadOrCreate(folder.resolve("new"));
    assertThat(PlayerKeyFile.loadOrCreate(folder.resolve("new")).publicKey())
        .isEqualTo(made.publicKey());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyTheOwnerReadsIt() throws IOException {
    PlayerKeyFile.loadOrCreate(folder);
    Path exported = folder.resolve("backup");
    PlayerKeyFile.exportTo(folder, exported);
    for (Path file : new Path[] {folder.resolve(PlayerKeyFile.NAME), exported}) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
  }

  @Test
  void exportedKeyCanBeImportedElsewhereAndTheOneThatWasThereIsKept() throws IOException {
    Path here = folder.resolve("here");
    Path there = folder.resolve("there");
    PlayerKey mine = PlayerKeyFile.loadOrCreate(here);
    PlayerKey other = PlayerKeyFile.loadOrCreate(there);
    Path file = folder.resolve("key.txt");
    PlayerKeyFile.exportTo(here, file);
    assertThat(PlayerKeyFile.importFrom(there, file).publicKey()).isEqualTo(mine.publicKey());
    assertThat(PlayerKeyFile.loadOrCreate(there).publicKey()).isEqualTo(mine.publicKey());
    PlayerKeyFile.importFrom(there, there.resolve(PlayerKeyFile.NAME + ".old"));
    assertThat(PlayerKeyFile.loadOrCreate(there).publicKey()).isEqualTo(other.publicKey());
  }

  @Test
  void exportOverwritesNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("precious"), "mine");
    assertThatThrownBy(() -> PlayerKeyFile.exportTo(folder, file))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("mine");
  }

  @Test
  void brokenFileIsNotReplacedButNamed() throws IOException {
    Files.writeString(folder.resolve(PlayerKeyFile.NAME), "not a key");
    assertThatThrownBy(() -> PlayerKeyFile.loadOrCreate(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(PlayerKeyFile.NAME);
  }

  @Test
  void folderFollowsTheSystemsCustom() {
    assertThat(PlayerKeyFile.folder(Map.of(), "/home/ann", "Linux"))
        .isEqualTo(Path.of("/home/ann/.config/voxelpopuli"));
    assertThat(PlayerKeyFile.folder(Map.of("HOME", "/tmp/ann"), "/home/ann", "Linux"))
        .isEqualTo(Path.of("/tmp/ann/.config/voxelpopuli"));
    assertThat(PlayerKeyFile.folder(Map.of("XDG_CONFIG_HOME", "/cfg"), "/home/ann", "Linux"))
        .isEqualTo(Path.of("/cfg/voxelpopuli"));
    assertThat(PlayerKeyFile.folder(Map.of("XDG_CONFIG_HOME", "cfg"), "/home/ann", "Linux"))
        .isEqualTo(Path.of("/home/ann/.config/voxelpopuli"));
    assertThat(PlayerKeyFile.folder(Map.of("APPDATA", "/roaming"), "/home/ann", "Windows 11"))
        .isEqualTo(Path.of("/roaming/voxelpopuli"));
  }
}
