package voxelpopuli.node.shell;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.NodeInfo;
import voxelpopuli.dht.routing.RoutingSnapshot;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.node.terminal.Table;

/** Every contact, nearest bucket first. */
public record PeersCommand(Overlay overlay, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "peers";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "the nodes that this one knows";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    NodeInfo info = overlay.inspect();
    if (info.table().size() == 0) {
      out.accept("Nobody yet.");
      return;
    }
    Table table = new Table("bucket", "id", "address", "state");
    for (int i = 0; i < NodeId.BITS; i++) {
      RoutingSnapshot.Bucket bucket = info.table().bucket(i);
      rows(table, i, bucket.living(), ink.good("answers"));
      rows(table, i, bucket.marked(), ink.warn("silent"));
    }
    table.lines(ink).forEach(out);
  }

  private void rows(Table table, int bucket, List<Contact> contacts, String state) {
    for (Contact contact : contacts) {
      InetSocketAddress address = contact.address();
      table.row(
          bucket,
          ink.code(contact.id().hex()),
          address.getHostString() + ":" + address.getPort(),
          state);
    }
  }
}
