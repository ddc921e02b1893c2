package voxelpopuli.world;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A node in a process of its own, so that a test can kill it as the kernel would. */
public final class NodeProcess implements AutoCloseable {

  private static final String READY = "ready";

  /** Tests in one JVM are more patient; these are the values that people run. */
  private static final String AS_SHIPPED =
      "voxelpopuli.world.location { ping-timeout = 250ms, generate-timeout = 2s }";

  private final Process process;
  private final int port;

  private NodeProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** The program of the process: starts a node and says so. */
  public static void main(String[] args) throws InterruptedException {
    List<String> others = List.of(args).subList(2, args.length);
    TestNode.start(Path.of(args[0]), Integer.parseInt(args[1]), AS_SHIPPED, others);
    System.out.println(READY);
    Thread.currentThread().join();
  }

  /** Starts a node that joins these others, and waits until it is ready. */
  public static NodeProcess start(Path data, int port, NodeProcess... others) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                NodeProcess.class.getName(),
                data.toString(),
                Integer.toString(port)));
    List.of(others).forEach(other -> command.add(other.address()));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      StringBuilder said = new StringBuilder();
      for (String line = out.readLine(); !READY.equals(line); line = out.readLine()) {
        if (line == null) {
          throw new IllegalStateException("the node did not start: " + said);
        }
        said.append(line).append('\n');
      }
      return new NodeProcess(process, port);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String address() {
    return "127.0.0.1:" + port;
  }

  public int gamePort() {
    return port + 1;
  }

  /** SIGSTOP: the node stands still, and its kernel goes on accepting connections for it. */
  public void pause() {
    signal("-STOP");
  }

  /** SIGCONT: the node goes on where it stood. */
  public void resume() {
    signal("-CONT");
  }

  private void signal(String signal) {
    try {
      new ProcessBuilder("kill", signal, Long.toString(process.pid())).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** SIGKILL: no hook, no flush, nothing. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
