package voxelpopuli.node.shell;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.node.terminal.Ink;

/** Reads any record; writes plain values. Player and chunk records are the world's to write. */
public record RecordCommand(Overlay overlay, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "record";
  }

  @Override
  public String arguments() {
    return "get KEY | put KEY TEXT";
  }

  @Override
  public String summary() {
    return "finds a key's records; stores a value with the nodes nearest to its key";
  }

  @Override
  public List<String> completions() {
    return List.of("get", "put");
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.size() == 2 && words.get(0).equals("get")) {
      get(Keys.of(words.get(1)), out);
    } else if (words.size() >= 3 && words.get(0).equals("put")) {
      put(Keys.of(words.get(1)), String.join(" ", words.subList(2, words.size())), out);
    } else {
      throw new Misuse("get or put?");
    }
  }

  private void get(NodeId key, Consumer<String> out) {
    for (RecordKind kind : RecordKind.values()) {
      GetResult result = overlay.ask(replyTo -> new KademliaNode.Get(kind, key, replyTo));
      String label = String.format("  %-7s", kind.name().toLowerCase(java.util.Locale.ROOT));
      String found =
          result
              .record()
              .map(
                  r ->
                      r.text() + (r.isVersioned() ? " " + ink.faint("version " + r.version()) : ""))
              .orElse(ink.faint("none"));
      out.accept(label + found + "  " + ink.faint(Keys.cost(result.stats())));
    }
  }

  private void put(NodeId key, String text, Consumer<String> out) {
    byte[] value = text.getBytes(StandardCharsets.UTF_8);
    DhtRecord record = DhtRecord.plain(RecordKind.VALUE, key, value, System.currentTimeMillis());
    PutResult result = overlay.ask(replyTo -> new KademliaNode.Put(record, replyTo));
    out.accept(
        result.isStored()
            ? ink.good("stored") + " with " + result.holders().size() + " nodes"
            : ink.bad("refused") + ": " + result.refusal().orElse("no node could take it"));
    out.accept(ink.faint(Keys.cost(result.stats())));
  }
}
