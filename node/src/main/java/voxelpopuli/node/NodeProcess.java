package voxelpopuli.node;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A node in a process of its own, as tests and load runs start it, talk to it and kill it. It ends
 * with the JVM that started it, however that ends.
 */
public final class NodeProcess implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern JOIN = Pattern.compile("join with .*--bootstrap (\\S+):(\\d+).*");

  /** What a started node said, and how long after its start. */
  private record Ready(String host, int port, Duration after) {}

  private final Process process;
  private final long startedNanos;
  private final List<String> output = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Ready> ready = new CompletableFuture<>();
  private final Thread reader;
  private final Thread endWithUs;

  private NodeProcess(Process process, long startedNanos) {
    this.process = process;
    this.startedNanos = startedNanos;
    this.endWithUs = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(endWithUs);
    this.reader = new Thread(this::read, "output of node " + process.pid());
    reader.setDaemon(true);
    reader.start();
  }

  /** Starts a node from this JVM's class path, with 256 MB of heap, and returns at once. */
  public static NodeProcess launch(Path folder, String... options) {
    List<String> program = new ArrayList<>();
    program.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    program.addAll(flags());
    program.add("-Xmx256m");
    program.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    return launch(program, folder, options);
  }

  /**
   * Starts a node and returns at once.
   *
   * @param program what to start: a launcher script, or java with its flags and our main class
   */
  public static NodeProcess launch(List<String> program, Path folder, String... options) {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of(options));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith("VOXELPOPULI_"));
    try {
      long now = System.nanoTime();
      return new NodeProcess(builder.start(), now);
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

  /** The flags of every JVM that we start, which the build wrote down. */
  private static List<String> flags() {
    try (InputStream in = NodeProcess.class.getResourceAsStream("jvm-flags")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Waits until the node has said how to join it.
   *
   * @return how long after its start that was
   */
  public Duration awaitReady() {
    return said().after();
  }

  private Ready said() {
    try {
      return ready.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new IllegalStateException("the node did not start:\n" + String.join("\n", output), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a node started", e);
    }
  }

  /** The overlay address that the node says to join at, {@code host:port}. */
  public String address() {
    return said().host() + ":" + port();
  }

  /** The overlay port; the game port is the next. */
  public int port() {
    return said().port();
  }

  /** The operating system's number of the process. */
  public long pid() {
    return process.pid();
  }

  public boolean isAlive() {
    return process.isAlive();
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
    try {
      reader.join(PATIENCE.toMillis());
      if (!process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IllegalStateException("the node did not end:\n" + String.join("\n", output));
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a node ended", e);
    }
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
        Duration after = Duration.ofNanos(System.nanoTime() - startedNanos);
        output.add(line);
        Matcher join = JOIN.matcher(line);
        if (join.matches()) {
          ready.complete(new Ready(join.group(1), Integer.parseInt(join.group(2)), after));
        }
      }
    } catch (IOException e) {
      output.add("(output ended: " + e.getMessage() + ")");
    } finally {
      ready.completeExceptionally(new IllegalStateException("its output has ended"));
    }
  }

  /** kill -9, and no memory of it. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      Runtime.getRuntime().removeShutdownHook(endWithUs);
    } catch (IllegalStateException e) {
      // This JVM is ending: the hook runs.
    }
  }
}
