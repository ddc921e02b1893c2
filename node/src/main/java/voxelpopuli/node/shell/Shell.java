package voxelpopuli.node.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.AggregateCompleter;
import org.jline.reader.impl.completer.ArgumentCompleter;
import org.jline.reader.impl.completer.NullCompleter;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import voxelpopuli.node.terminal.Ink;

/** Reads commands from the terminal until it is told to quit or the input ends. */
public final class Shell {

  /** How the reading ended. */
  public enum End {
    /** {@code quit} or Ctrl-C: the node shall end. */
    QUIT,
    /** The input is over (a pipe, or Ctrl-D): the node goes on without a shell. */
    INPUT_OVER
  }

  private static final String QUIT = "quit";
  private static final String HELP = "help";

  private final Map<String, ShellCommand> commands = new TreeMap<>();
  private final Ink ink;
  private final LineReader reader;
  private volatile boolean closed;

  /**
   * Opens the terminal.
   *
   * @param history file of what was typed before
   */
  public Shell(Collection<ShellCommand> commands, Path history, Ink ink) throws IOException {
    commands.forEach(command -> this.commands.put(command.name(), command));
    this.ink = ink;
    Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("voxelpopuli")
            .completer(completer())
            .variable(LineReader.HISTORY_FILE, history)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  /** Prints a line above the prompt, from any thread. */
  public void announce(String line) {
    reader.printAbove(line);
  }

  /** Ends the reading, from any thread: the node is ending. */
  public void close() {
    closed = true;
    reader.getTerminal().raise(Terminal.Signal.INT);
  }

  /** Reads and obeys. */
  public End read() {
    Consumer<String> out =
        line -> {
          reader.getTerminal().writer().println(line);
          reader.getTerminal().flush();
        };
    while (true) {
      String line;
      try {
        line = reader.readLine(ink.strong("voxelpopuli") + "> ").strip();
      } catch (UserInterruptException e) {
        return closed ? End.INPUT_OVER : End.QUIT;
      } catch (EndOfFileException e) {
        return End.INPUT_OVER;
      }
      List<String> words = words(line);
      if (words.isEmpty()) {
        continue;
      }
      if (words.get(0).equals(QUIT)) {
        return End.QUIT;
      }
      obey(words, out);
    }
  }

  private static List<String> words(String line) {
    return line.isEmpty() ? List.of() : List.of(line.split("\\s+"));
  }

  private void obey(List<String> words, Consumer<String> out) {
    String name = words.get(0);
    if (name.equals(HELP)) {
      help(out);
      return;
    }
    ShellCommand command = commands.get(name);
    if (command == null) {
      out.accept(ink.bad("There is no command '" + name + "'.") + " help lists them.");
      return;
    }
    try {
      command.run(words.subList(1, words.size()), out);
    } catch (ShellCommand.Misuse e) {
      out.accept(ink.bad(e.getMessage()) + " Usage: " + usage(command));
    } catch (CompletionException e) {
      out.accept(ink.bad("No answer in time."));
    }
  }

  private void help(Consumer<String> out) {
    for (ShellCommand command : commands.values()) {
      out.accept(String.format("  %-28s %s", usage(command), command.summary()));
    }
    out.accept(String.format("  %-28s %s", HELP, "shows this"));
    out.accept(String.format("  %-28s %s", QUIT, "saves what is to be saved and ends the node"));
  }

  private static String usage(ShellCommand command) {
    return (command.name() + " " + command.arguments()).strip();
  }

  private Completer completer() {
    List<Completer> completers = new ArrayList<>();
    completers.add(new ArgumentCompleter(new StringsCompleter(QUIT, HELP), NullCompleter.INSTANCE));
    for (ShellCommand command : commands.values()) {
      completers.add(
          new ArgumentCompleter(
              new StringsCompleter(command.name()),
              new StringsCompleter(command.completions()),
              NullCompleter.INSTANCE));
    }
    return new AggregateCompleter(completers);
  }
}
