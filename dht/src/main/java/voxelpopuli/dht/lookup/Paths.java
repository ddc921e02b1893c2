package voxelpopuli.dht.lookup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/**
 * One or more frontiers that share no peer: what a liar on one path invents does not reach the
 * others.
 *
 * <p>The contacts that we know ourselves are dealt out to the paths like cards, nearest first; from
 * then on a path learns only from those whom it asked. The places for calls are shared out among
 * the paths.
 */
public final class Paths {

  private final NodeId target;
  private final int k;
  private final List<LookupFrontier> frontiers = new ArrayList<>();
  private final Map<NodeId, LookupFrontier> asked = new HashMap<>();

  public Paths(NodeId target, NodeId self, int k, int alpha, int paths, List<Contact> seeds) {
    this.target = target;
    this.k = k;
    int count = Math.max(1, Math.min(paths, seeds.size()));
    Set<NodeId> claimed = new HashSet<>();
    for (int path = 0; path < count; path++) {
      List<Contact> dealt = new ArrayList<>();
      for (int i = path; i < seeds.size(); i += count) {
        dealt.add(seeds.get(i));
      }
      int places = Math.max(1, alpha / count);
      frontiers.add(new LookupFrontier(target, self, k, places, dealt, claimed));
    }
  }

  /** Whom to ask now. They count as asked. */
  public List<Contact> next() {
    if (frontiers.size() == 1) {
      List<Contact> ask = frontiers.get(0).next();
      ask.forEach(contact -> asked.put(contact.id(), frontiers.get(0)));
      return ask;
    }
    List<Contact> all = new ArrayList<>();
    for (LookupFrontier frontier : frontiers) {
      for (Contact contact : frontier.next()) {
        asked.put(contact.id(), frontier);
        all.add(contact);
      }
    }
    return all;
  }

  public void answered(NodeId id, List<Contact> nodes) {
    of(id).ifPresent(frontier -> frontier.answered(id, nodes));
  }

  public void overdue(NodeId id) {
    of(id).ifPresent(frontier -> frontier.overdue(id));
  }

  public void failed(NodeId id) {
    of(id).ifPresent(frontier -> frontier.failed(id));
  }

  /** Whether every path has ended. Call {@link #next} first. */
  public boolean isDone() {
    return frontiers.stream().allMatch(LookupFrontier::isDone);
  }

  /** The k nearest that answered on any path. */
  public List<Contact> nearest() {
    if (frontiers.size() == 1) {
      return frontiers.get(0).nearest();
    }
    return frontiers.stream()
        .flatMap(frontier -> frontier.nearest().stream())
        .sorted((a, b) -> target.compareDistance(a.id(), b.id()))
        .limit(k)
        .toList();
  }

  /** How many of the nearest seen have answered, over all paths. */
  public int answeredAmongNearest(int count) {
    return frontiers.stream().mapToInt(f -> f.answeredAmongNearest(count)).sum();
  }

  /** Which path asked a contact. */
  Optional<LookupFrontier> of(NodeId id) {
    return Optional.ofNullable(asked.get(id));
  }

  /** How many steps from us a contact was that was asked. */
  public int depth(NodeId id) {
    return of(id).flatMap(frontier -> frontier.depth(id)).orElse(0);
  }

  /** Calls made so far, on all paths. */
  public int calls() {
    return frontiers.stream().mapToInt(LookupFrontier::calls).sum();
  }
}
