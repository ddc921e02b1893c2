package voxelpopuli.client;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A hand on mouse and keyboard of a {@link VirtualScreen}. The robot that moves it lives in a
 * process of its own, because a Java process knows one display for all its life.
 */
final class MouseHand implements AutoCloseable {

  /** Milliseconds between two movements of the hand: some frames of a slow machine. */
  private static final int REST = 120;

  private final Process process;
  private final Writer commands;
  private final BufferedReader answers;

  private MouseHand(Process process) {
    this.process = process;
    this.commands = process.outputWriter(StandardCharsets.UTF_8);
    this.answers = process.inputReader(StandardCharsets.UTF_8);
  }

  static MouseHand on(VirtualScreen screen, Path folder) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx64m",
            "-cp",
            System.getProperty("java.class.path"),
            MouseHand.class.getName());
    builder.environment().put("DISPLAY", screen.display());
    builder.directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
    return new MouseHand(builder.start());
  }

  void click(int x, int y) {
    tell("click " + x + " " + y);
  }

  /** Presses and lets go of a key, as {@code Escape}. */
  void key(String name) {
    tell("key " + name);
  }

  private void tell(String command) {
    try {
      commands.write(command + "\n");
      commands.flush();
      if (answers.readLine() == null) {
        throw new AssertionError("no hand: java.awt.Robot does not work here");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /** The robot: carries out what it reads, and says when it is done. */
  public static void main(String[] args) throws IOException, AWTException {
    Robot robot = new Robot();
    robot.setAutoDelay(REST);
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String[] words = line.split(" ");
      if (words[0].equals("click")) {
        int x = Integer.parseInt(words[1]);
        int y = Integer.parseInt(words[2]);
        robot.mouseMove(x - 5, y - 3); // the engine hears of movements only
        robot.mouseMove(x, y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
      } else {
        int code = words[1].equals("Escape") ? KeyEvent.VK_ESCAPE : KeyEvent.VK_ENTER;
        robot.keyPress(code);
        robot.keyRelease(code);
      }
      System.out.println("done");
    }
  }
}
