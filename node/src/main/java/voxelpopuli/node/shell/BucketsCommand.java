package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.NodeInfo;
import voxelpopuli.dht.routing.RoutingSnapshot;
import voxelpopuli.node.terminal.Ink;

/**
 * A picture of the routing table: a row a bucket, a mark a contact.
 *
 * <p>Bucket 159 holds the half of the network that differs from us in the first bit, 158 a quarter,
 * and so on; so a healthy table is full at the top and thins out where our nearest neighbours are.
 */
public record BucketsCommand(Overlay overlay, int k, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "buckets";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "a picture of the routing table";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    NodeInfo info = overlay.inspect();
    int lowest = info.table().nearestBucket();
    for (int i = NodeId.BITS - 1; i >= lowest; i--) {
      out.accept(row(i, info.table().bucket(i)));
    }
    if (lowest > 0) {
      String range = lowest == NodeId.BITS ? "all 160 buckets" : "buckets 0 to " + (lowest - 1);
      out.accept(ink.faint("  " + range + " are empty: nobody that near is known"));
    }
    out.accept(ink.faint("  ■ answers  □ silent  · free  + waits for a place"));
  }

  private String row(int index, RoutingSnapshot.Bucket bucket) {
    int free = Math.max(0, k - bucket.size());
    return String.format("  %3d ", index)
        + ink.good("■".repeat(bucket.living().size()))
        + ink.warn("□".repeat(bucket.marked().size()))
        + ink.faint("·".repeat(free))
        + (bucket.replacements().isEmpty() ? "" : " +" + bucket.replacements().size());
  }
}
