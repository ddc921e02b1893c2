package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import voxelpopuli.node.NodeProcess;

/** Nodes of one new world, as processes on loopback; their folder goes when they do. */
final class LocalNodes implements AutoCloseable {

  private final Path folder;
  private final List<NodeProcess> nodes = new ArrayList<>();

  private LocalNodes(Path folder) {
    this.folder = folder;
  }

  /** Starts that many, one after the other: the others join the first. */
  static LocalNodes start(int count) throws IOException {
    LocalNodes cluster = new LocalNodes(Files.createTempDirectory("voxelpopuli-loadtest"));
    try {
      cluster.add("--world", "measured", "--seed", "7");
      for (int i = 1; i < count; i++) {
        cluster.add("--bootstrap", cluster.nodes.get(0).address());
      }
      return cluster;
    } catch (RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  private void add(String first, String... more) {
    List<String> options = new ArrayList<>(List.of("--no-shell", first));
    options.addAll(List.of(more));
    nodes.add(NodeProcess.start(folder, options.toArray(String[]::new)));
  }

  NodeProcess get(int index) {
    return nodes.get(index);
  }

  List<NodeProcess> all() {
    return List.copyOf(nodes);
  }

  /** Ends them in order, so that nothing of theirs is left behind, and deletes what they kept. */
  @Override
  public void close() {
    nodes.forEach(NodeProcess::terminate);
    nodes.forEach(NodeProcess::awaitExit);
    nodes.forEach(NodeProcess::close);
    delete(folder);
  }

  static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
