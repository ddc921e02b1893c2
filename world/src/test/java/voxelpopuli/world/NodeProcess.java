package voxelpopuli.world;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A node in a process of its own, so that a test can kill it as the kernel would. */
public final class NodeProcess implements AutoCloseable {

  private static final String READY = "ready";

  private final Process process;
  private final int port;

  private NodeProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** The program of the process: starts a node and says so. */
  public static void main(String[] args) throws InterruptedException {
    TestNode.start(Path.of(args[0]), Integer.parseInt(args[1]), "");
    System.out.println(READY);
    Thread.currentThread().join();
  }

  /** Starts a lone node and waits until it is ready. */
  public static NodeProcess start(Path data, int port) {
    try {
      Process process =
          new ProcessBuilder(
                  List.of(
                      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                      "-Xmx256m",
                      "-XX:+UseSerialGC",
                      "-XX:TieredStopAtLevel=1",
                      "-cp",
                      System.getProperty("java.class.path"),
                      NodeProcess.class.getName(),
                      data.toString(),
                      Integer.toString(port)))
              .redirectErrorStream(true)
              .start();
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
