package voxelpopuli.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.WorldClient;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.client.WorldListener;
import voxelpopuli.world.protocol.BlockPos;

/** Backups as an operator makes them and puts them back: real processes. */
class BackupProcessTest {

  private static final BlockPos PLACE = new BlockPos(3, 33, 3);

  @TempDir Path folder;

  @Test
  void worldThatIsBackedUpWhileItRunsComesBackElsewhereUnderANewIdentity() {
    String oldId;
    try (NodeProcess node =
            NodeProcess.start(
                folder, "--world", "mine", "--seed", "5", "--data", "home", "--no-shell");
        Watcher ann = new Watcher(node, "ann")) {
      ann.edit(Blocks.BRICK);
      oldId = id(node);
      assertThat(said(0, "--backup", "world.backup", "--data", "home"))
          .isEqualTo("saved world \"mine\" (seed 5), edited chunks: 1 to world.backup");
      ann.edit(Blocks.GLASS); // too late to be in it
      refused("backup: world.backup exists already", "--backup", "world.backup", "--data", "home");
      node.kill();
    }
    try (NodeProcess again =
            NodeProcess.start(
                folder, "--restore", "world.backup", "--data", "elsewhere", "--no-shell");
        Watcher bob = new Watcher(again, "bob")) {
      assertThat(again.output())
          .anyMatch(line -> line.startsWith("restored world \"mine\" (seed 5), edited chunks: 1"))
          .anyMatch(line -> line.matches("  world +\"mine\" \\(seed 5\\)"));
      assertThat(id(again)).isNotEqualTo(oldId);
      bob.awaitBlock(Blocks.BRICK);
    }
    refused(
        "restore: the folder elsewhere is not empty",
        "--restore",
        "world.backup",
        "--data",
        "elsewhere");
  }

  @Test
  void whatIsNoBackupIsOneLineAndExitCode2() throws Exception {
    Files.writeString(folder.resolve("diary"), "not a backup at all\n".repeat(300));
    refused("restore: diary is not a backup of a world", "--restore", "diary", "--data", "a");
    refused("restore: cannot read absent", "--restore", "absent", "--data", "b");
    refused("backup: c holds no world", "--backup", "file", "--data", "c");
  }

  private static String id(NodeProcess node) {
    return node.output().stream()
        .filter(line -> line.matches("  id +[0-9a-f]{40}"))
        .map(line -> line.substring(line.length() - 40))
        .findFirst()
        .orElseThrow();
  }

  private void refused(String beginning, String... options) {
    assertThat(said(2, options)).startsWith("voxelpopuli-node: " + beginning);
  }

  private String said(int exitCode, String... options) {
    try (NodeProcess node = NodeProcess.launch(folder, options)) {
      assertThat(node.awaitExit()).as("exit code, after " + node.output()).isEqualTo(exitCode);
      return String.join("\n", node.output());
    }
  }

  /** A player who looks at one block. */
  private static final class Watcher implements WorldListener, AutoCloseable {
    private final WorldClient client;
    private final List<Long> done = new CopyOnWriteArrayList<>();
    private volatile int block = -1;

    Watcher(NodeProcess node, String name) {
      client =
          WorldClient.connect(
              ClientOptions.of(node.address(), name).withRadius(0, 0), this, Runnable::run);
      await("the ground").atMost(Duration.ofSeconds(20)).until(() -> block >= 0);
    }

    void edit(int to) {
      long id = client.edit(PLACE, to);
      await("edit").atMost(Duration.ofSeconds(20)).until(() -> done.contains(id));
    }

    void awaitBlock(int expected) {
      await("block " + expected).atMost(Duration.ofSeconds(20)).until(() -> block == expected);
    }

    @Override
    public void chunkLoaded(WorldEvent.ChunkLoaded event) {
      if (event.chunk().equals(PLACE.chunk())) {
        block = event.voxels().get(PLACE.index());
      }
    }

    @Override
    public void editAcknowledged(WorldEvent.EditAcknowledged event) {
      done.add(event.id());
    }

    @Override
    public void close() {
      client.close();
    }
  }
}
