package voxelpopuli.node.shell;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.dht.NodeInfo;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.WorldDescription;

/** Who we are, whom we know, what passed through. */
public record InfoCommand(Overlay overlay, WorldDescription world, Ink ink)
    implements ShellCommand {

  @Override
  public String name() {
    return "info";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "this node: id, world, addresses, records, traffic";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    NodeInfo info = overlay.inspect();
    var counters = info.counters();
    line(out, "id", ink.code(info.self().id().hex()));
    line(out, "world", world + " " + ink.faint(world.id().hex()));
    line(out, "address", text(info.self().address()));
    line(out, "seen as", info.observed().map(InfoCommand::text).orElse("nobody has told us yet"));
    line(
        out,
        "in overlay",
        info.bootstrapped() ? ink.good("yes") : ink.warn("still looking for others"));
    line(out, "contacts", Integer.toString(info.table().size()));
    line(
        out,
        "records",
        info.players() + " players, " + info.chunks() + " chunks, " + info.values() + " values");
    line(
        out,
        "datagrams",
        counters.datagramsReceived() + " in, " + counters.datagramsSent() + " out");
    line(
        out,
        "calls",
        counters.callsMade()
            + " made ("
            + counters.callsFailed()
            + " unanswered), "
            + counters.callsServed()
            + " served");
    line(
        out,
        "dropped",
        counters.droppedMalformed()
            + " malformed, "
            + counters.droppedUnknown()
            + " unknown, "
            + counters.droppedRate()
            + " over the rate, "
            + counters.droppedOtherWorld()
            + " of other worlds");
  }

  private void line(Consumer<String> out, String label, String value) {
    out.accept("  " + ink.faint(String.format("%-11s", label)) + " " + value);
  }

  private static String text(InetSocketAddress address) {
    return address.getHostString() + ":" + address.getPort();
  }
}
