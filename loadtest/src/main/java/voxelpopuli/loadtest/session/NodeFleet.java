package voxelpopuli.loadtest.session;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Node processes of a world of their own, on this machine: each a JVM with the flags of this one
 * and a heap of 256 MiB. Gone, with their data, when closed.
 */
final class NodeFleet implements AutoCloseable {

  private static final String HEAP = "-Xmx256m";

  private static final Pattern ADDRESS = Pattern.compile("play at +(\\S+:\\d+).*");

  private static final long START_SECONDS = 60;

  /** The same ground in every run. */
  private static final String SEED = "7";

  private final Path folder;
  private final List<Process> processes = new ArrayList<>();
  private final List<String> addresses = new ArrayList<>();

  private NodeFleet(Path folder) {
    this.folder = folder;
  }

  /** Starts so many nodes, one after the other, and returns when all can be played at. */
  static NodeFleet start(int size) throws IOException, InterruptedException {
    NodeFleet fleet = new NodeFleet(Files.createTempDirectory("session-nodes"));
    try {
      for (int i = 0; i < size; i++) {
        fleet.add();
      }
      return fleet;
    } catch (IOException | InterruptedException | RuntimeException e) {
      fleet.close();
      throw e;
    }
  }

  /** Overlay addresses, {@code host:port}. */
  List<String> addresses() {
    return List.copyOf(addresses);
  }

  /** How many processes still run. */
  long alive() {
    return processes.stream().filter(Process::isAlive).count();
  }

  private void add() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String flag : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (flag.startsWith("-XX:+") || flag.startsWith("-Djava.") || flag.startsWith("-Dfile.")) {
        command.add(flag);
      }
    }
    command.addAll(
        List.of(HEAP, "-cp", System.getProperty("java.class.path"), "voxelpopuli.node.Main"));
    command.addAll(List.of("--no-shell", "--seed", SEED));
    command.addAll(List.of("--data", folder.resolve("node-" + addresses.size()).toString()));
    if (!addresses.isEmpty()) {
      command.addAll(List.of("--bootstrap", addresses.get(0)));
    }
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    processes.add(process);
    CompletableFuture<String> ready = new CompletableFuture<>();
    Thread reader = new Thread(() -> read(process, ready), "output of a node");
    reader.setDaemon(true);
    reader.start();
    try {
      addresses.add(ready.get(START_SECONDS, TimeUnit.SECONDS));
    } catch (java.util.concurrent.ExecutionException | TimeoutException e) {
      throw new IOException("a node did not start: " + e.getMessage(), e);
    }
  }

  /** Reads to the end, or the node would wait for a reader. */
  private static void read(Process process, CompletableFuture<String> ready) {
    StringBuilder all = new StringBuilder();
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher matcher = ADDRESS.matcher(line);
        if (matcher.matches()) {
          ready.complete(matcher.group(1));
        } else if (!ready.isDone()) {
          all.append(line).append('\n');
        }
      }
    } catch (IOException e) {
      all.append(e.getMessage());
    }
    ready.completeExceptionally(new IOException(all.toString()));
  }

  @Override
  public void close() {
    for (Process process : processes) {
      process.destroyForcibly();
      process.onExit().join();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      System.err.println("left behind: " + folder);
    }
  }
}
