package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.node.terminal.Table;

/** The nodes nearest to a key, found by asking. */
public record LookupCommand(Overlay overlay, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "lookup";
  }

  @Override
  public String arguments() {
    return "KEY";
  }

  @Override
  public String summary() {
    return "the nodes nearest to a key: a chunk 0,0,0, a name, or 40 hex digits";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    NodeId target = Keys.parse(words, 1);
    ClosestResult result = overlay.ask(replyTo -> new KademliaNode.Closest(target, replyTo));
    Table table = new Table("", "id", "address", "shared bits");
    int rank = 1;
    for (Contact contact : result.contacts()) {
      String address = contact.address().getHostString() + ":" + contact.address().getPort();
      int shared = NodeId.BITS - 1 - target.bucketIndex(contact.id());
      table.row(rank++, ink.code(contact.id().hex()), address, shared);
    }
    out.accept("key " + ink.code(target.hex()));
    table.lines(ink).forEach(out);
    out.accept(ink.faint(Keys.cost(result.stats())));
  }
}
