package voxelpopuli.client.menu;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The node that "Play here" starts, in a process of its own that ends with the client. Its world is
 * kept in a folder and goes on the next time.
 */
public final class OwnNode implements AutoCloseable {

  /** How the node is. */
  public sealed interface State {

    /** Nobody asked for one. */
    record Off() implements State {}

    /** It is on its way up. */
    record Starting() implements State {}

    /** It lets players in at this overlay address. */
    record Ready(String address) implements State {}

    /** It did not start, or ended by itself. */
    record Failed(String reason) implements State {}
  }

  private static final Pattern ADDRESS = Pattern.compile(".*--node (\\S+).*");

  /** A node writes down what it has not yet kept before it ends; it gets so long. */
  private static final long PATIENCE_SECONDS = 10;

  /** Characters of a reason that fit on the screen. */
  private static final int LONGEST = 80;

  private final List<String> command;
  private final Path folder;
  private final Thread hook = new Thread(this::end, "end of own node");
  private volatile State state = new State.Off();
  private Process process;

  /**
   * @param command starts a node; options are added
   * @param folder where its world is kept
   */
  public OwnNode(List<String> command, Path folder) {
    this.command = command;
    this.folder = folder;
  }

  public State state() {
    return state;
  }

  /** Starts it, unless it runs. */
  public void start() {
    if (state instanceof State.Starting || state instanceof State.Ready) {
      return;
    }
    state = new State.Starting();
    List<String> whole = new ArrayList<>(command);
    whole.addAll(List.of("--no-shell", "--data", folder.toString()));
    try {
      Files.createDirectories(folder);
      ProcessBuilder builder = new ProcessBuilder(whole);
      builder.redirectErrorStream(true).directory(folder.toFile());
      builder.redirectInput(ProcessBuilder.Redirect.from(new File(nullDevice())));
      process = builder.start();
    } catch (IOException e) {
      state = new State.Failed(e.getMessage());
      return;
    }
    Runtime.getRuntime().addShutdownHook(hook);
    Process started = process;
    Thread reader = new Thread(() -> read(started), "output of own node");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Everything it prints is read, or it would wait for us to; its address and last words matter.
   */
  private void read(Process started) {
    String last = "it ended at once";
    try (BufferedReader lines = started.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher address = ADDRESS.matcher(line);
        if (address.matches() && state instanceof State.Starting) {
          state = new State.Ready(address.group(1));
        } else if (!line.isBlank()) {
          last = brief(line.strip());
        }
      }
    } catch (IOException e) {
      last = e.getMessage();
    }
    if (!(state instanceof State.Off)) {
      state = new State.Failed(last);
    }
  }

  /** A line for the screen: without the program's name, and not longer than it can show. */
  static String brief(String line) {
    String words = line.replaceFirst("^voxelpopuli-node: ", "");
    return words.length() <= LONGEST ? words : words.substring(0, LONGEST - 3) + "...";
  }

  @Override
  public void close() {
    if (process != null) {
      end();
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The client itself is ending: the hook runs, and finds nothing left to do.
      }
    }
  }

  private void end() {
    state = new State.Off();
    process.destroy();
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  private static String nullDevice() {
    return System.getProperty("os.name", "").startsWith("Windows") ? "NUL" : "/dev/null";
  }
}
