package voxelpopuli.node.shell;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.node.StartRefused;
import voxelpopuli.node.options.HostPort;
import voxelpopuli.node.terminal.Ink;

/** Is a node there? */
public record PingCommand(Overlay overlay, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "ping";
  }

  @Override
  public String arguments() {
    return "HOST[:PORT]";
  }

  @Override
  public String summary() {
    return "whether a node answers, who it is, and how long it takes";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.size() != 1) {
      throw new Misuse("One address is needed.");
    }
    InetSocketAddress address = resolve(words.get(0));
    KademliaNode.PingResult result =
        overlay.ask(replyTo -> new KademliaNode.Ping(address, replyTo));
    String millis = String.format(Locale.ROOT, "%.2f ms", result.roundTrip().toNanos() / 1e6);
    out.accept(
        result
            .node()
            .map(node -> ink.good("answers") + " in " + millis + ": " + ink.code(node.hex()))
            .orElse(ink.bad("no answer") + " from " + words.get(0)));
  }

  private static InetSocketAddress resolve(String word) throws Misuse {
    try {
      InetSocketAddress address = HostPort.parse(word, "ping", HostPort.DEFAULT_PORT).resolve();
      if (address.isUnresolved()) {
        throw new Misuse("Nobody knows the name '" + word + "'.");
      }
      return address;
    } catch (StartRefused e) {
      throw new Misuse(e.getMessage() + ".");
    }
  }
}
