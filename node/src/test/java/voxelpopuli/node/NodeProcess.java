package voxelpopuli.node;

import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A real node in a process of its own, as a test starts it, talks to it and kills it. */
public final class NodeProcess implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern JOIN = Pattern.compile("join with .*--bootstrap (\\S+):(\\d+).*");

  private final Process process;
  private final List<String> output = new CopyOnWriteArrayList<>();
  private final Thread reader;

  private NodeProcess(Process process) {
    this.process = process;
    this.reader = new Thread(this::read, "output of node " + process.pid());
    reader.setDaemon(true);
    reader.start();
  }

  /** Starts a node and returns at once. */
  public static NodeProcess launch(Path folder, String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(System.getProperty("voxelpopuli.jvm-flags", "").split(" ")));
    command.add("-Xmx256m");
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "voxelpopuli.node.Main"));
    command.addAll(List.of(options));
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
      builder.environment().keySet().removeIf(name -> name.startsWith("VOXELPOPULI_"));
      return new NodeProcess(builder.start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts a node and returns when it says how to join it. */
  public static NodeProcess start(Path folder, String... options) {
    NodeProcess node = launch(folder, options);
    node.awaitReady();
    return node;
  }

  /** Waits until the node has said how to join it. */
  public void awaitReady() {
    await("the node's start:\n" + String.join("\n", output))
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(20))
        .until(() -> joinLine() != null || !process.isAlive());
    if (joinLine() == null) {
      awaitExit();
      throw new AssertionError("the node did not start:\n" + String.join("\n", output));
    }
  }

  private Matcher joinLine() {
    return output.stream().map(JOIN::matcher).filter(Matcher::matches).findFirst().orElse(null);
  }

  /** The overlay address that the node says to join at, {@code host:port}. */
  public String address() {
    Matcher line = joinLine();
    return line.group(1) + ":" + line.group(2);
  }

  /** The overlay port. */
  public int port() {
    return Integer.parseInt(joinLine().group(2));
  }

  /** Everything that the node has printed. */
  public List<String> output() {
    return List.copyOf(output);
  }

  /** Types a line into the node's shell. */
  public void type(String line) {
    try {
      Writer in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
      in.write(line + "\n");
      in.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends the node's standard input, as a closed pipe does. */
  public void endInput() {
    try {
      process.getOutputStream().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits for the process to end by itself and for its last output. */
  public int awaitExit() {
    await("end of the node").atMost(PATIENCE).until(() -> !process.isAlive() && !reader.isAlive());
    return process.exitValue();
  }

  /** Asks the node to end, as Ctrl-C or a service manager does. */
  public void terminate() {
    process.destroy();
  }

  /** kill -9. */
  public void kill() {
    process.destroyForcibly();
    awaitExit();
  }

  private void read() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        output.add(line);
      }
    } catch (IOException e) {
      output.add("(output ended: " + e.getMessage() + ")");
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
