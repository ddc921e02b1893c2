package voxelpopuli.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.account.PlayerKeyFile;

class IdentityTest {

  @TempDir Path folder;

  @Test
  void aKeyIsMadeOnceAndKept() throws Exception {
    byte[] first = Identity.load(folder).orElseThrow().publicKey();
    assertThat(Identity.load(folder).orElseThrow().publicKey()).isEqualTo(first);
  }

  @Test
  void anExportedKeyMakesTheSamePlayerElsewhere() throws Exception {
    byte[] here = Identity.load(folder.resolve("here")).orElseThrow().publicKey();
    Path file = folder.resolve("key.txt");
    Identity.exportTo(folder.resolve("here"), file);
    Identity.importFrom(folder.resolve("there"), file);
    assertThat(Identity.load(folder.resolve("there")).orElseThrow().publicKey()).isEqualTo(here);
  }

  @Test
  void anExportNeverWritesOverAFile() throws Exception {
    Path file = Files.writeString(folder.resolve("key.txt"), "mine");
    assertThatThrownBy(() -> Identity.exportTo(folder, file)).hasMessageContaining("there already");
    assertThat(file).hasContent("mine");
  }

  @Test
  void aSpoiltKeyIsNotReplacedSilently() throws Exception {
    Files.writeString(folder.resolve(PlayerKeyFile.NAME), "spoilt");
    assertThatThrownBy(() -> Identity.load(folder)).hasMessageContaining("restore it");
  }

  @Test
  void whereNoKeyCanBeKeptThePlayerIsAGuest() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(Identity.load(file.resolve("inside"))).isEmpty();
  }
}
