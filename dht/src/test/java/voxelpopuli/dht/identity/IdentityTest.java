package voxelpopuli.dht.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.dht.NodeId;

class IdentityTest {

  @TempDir Path folder;

  @Test
  void idIsTheHashOfThePublicKey() {
    Identity identity = Identity.create();
    assertThat(identity.id()).isEqualTo(NodeId.sha1(identity.publicKey()));
  }

  @Test
  void keyIsMadeOnceAndKeptForItsOwnerOnly() throws IOException {
    Identity first = IdentityFile.loadOrCreate(folder.resolve("data"));
    Identity again = IdentityFile.loadOrCreate(folder.resolve("data"));
    assertThat(again.id()).isEqualTo(first.id());
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("data").resolve("node.key"))))
        .isEqualTo("rw-------");
  }

  @Test
  void damagedKeyFileIsAClearErrorNotANewIdentity() throws IOException {
    Files.writeString(folder.resolve("node.key"), "not a key");
    assertThatThrownBy(() -> IdentityFile.loadOrCreate(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("node.key");
  }

  @Test
  void signatureHoldsForItsMessageAndKeyOnly() {
    Identity identity = Identity.create();
    byte[] message = {1, 2, 3};
    byte[] signature = identity.sign(message);
    assertThat(SigningKey.verify(identity.publicKey(), message, signature)).isTrue();
    assertThat(SigningKey.verify(identity.publicKey(), new byte[] {1, 2}, signature)).isFalse();
    assertThat(SigningKey.verify(Identity.create().publicKey(), message, signature)).isFalse();
    assertThat(SigningKey.verify(new byte[32], message, signature)).isFalse();
    assertThat(SigningKey.verify(new byte[3], message, signature)).isFalse();
  }
}
