package voxelpopuli.loadtest.dht;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.lookup.LookupFrontier;
import voxelpopuli.loadtest.report.Numbers;
import voxelpopuli.loadtest.report.ProgressBar;
import voxelpopuli.loadtest.report.Report;

/**
 * What a rule of splitting buckets changes: size of tables, length of lookups, and whether they
 * find the true k nearest. Tables are modelled ({@link SplitTable}), lookups are the overlay's own.
 *
 * <p>Every node meets every other node once, as in a young network, or three times, in an order of
 * its own.
 */
final class BucketComparison {

  private static final int K = 20;
  private static final int ALPHA = 3;
  private static final List<Integer> MEETINGS = List.of(1, 3);
  private static final int LOOKUPS = 500;
  private static final List<Integer> SIZES = List.of(250, 500, 1000, 2000);

  private final long seed;
  private final Report report;

  BucketComparison(long seed, Report report) {
    this.seed = seed;
    this.report = report;
  }

  void run(int largest) {
    List<Integer> sizes = SIZES.stream().filter(n -> n <= largest).toList();
    try (ProgressBar bar =
        ProgressBar.of(
            "bucket rules", (long) sizes.size() * MEETINGS.size() * SplitRule.values().length)) {
      for (int size : sizes) {
        for (int meetings : MEETINGS) {
          for (SplitRule rule : SplitRule.values()) {
            add(size, meetings, rule, compare(size, meetings, rule));
            bar.step();
          }
        }
      }
    }
  }

  /** Means over all nodes or lookups. */
  record Result(double contacts, double buckets, double calls, double path, double exact) {}

  Result compare(int size, int meetings, SplitRule rule) {
    Random random = new Random(seed);
    List<Contact> contacts = contacts(size, random);
    Map<NodeId, SplitTable> tables = tables(contacts, meetings, rule, random);
    double calls = 0;
    double path = 0;
    int exact = 0;
    for (int i = 0; i < LOOKUPS; i++) {
      NodeId target = NodeId.random(random);
      NodeId self = contacts.get(random.nextInt(size)).id();
      LookupFrontier lookup = lookUp(target, self, tables);
      List<Contact> nearest = lookup.nearest();
      calls += lookup.calls();
      path += nearest.isEmpty() ? 0 : lookup.depth(nearest.get(0).id()).orElse(0);
      exact += nearest.equals(truth(contacts, target, self)) ? 1 : 0;
    }
    return new Result(
        tables.values().stream().mapToInt(SplitTable::contacts).average().orElse(0),
        tables.values().stream().mapToInt(SplitTable::buckets).average().orElse(0),
        calls / LOOKUPS,
        path / LOOKUPS,
        (double) exact / LOOKUPS);
  }

  private static List<Contact> contacts(int size, Random random) {
    List<Contact> contacts = new ArrayList<>(size);
    InetSocketAddress anywhere = new InetSocketAddress("127.0.0.1", 1);
    for (int i = 0; i < size; i++) {
      contacts.add(new Contact(NodeId.random(random), anywhere));
    }
    return contacts;
  }

  private static Map<NodeId, SplitTable> tables(
      List<Contact> contacts, int meetings, SplitRule rule, Random random) {
    Map<NodeId, SplitTable> tables = new HashMap<>();
    List<Contact> order = new ArrayList<>(contacts);
    for (Contact contact : contacts) {
      SplitTable table = new SplitTable(contact.id(), K, rule, random);
      for (int meeting = 0; meeting < meetings; meeting++) {
        Collections.shuffle(order, random);
        order.forEach(table::meet);
      }
      tables.put(contact.id(), table);
    }
    return tables;
  }

  private static LookupFrontier lookUp(NodeId target, NodeId self, Map<NodeId, SplitTable> tables) {
    LookupFrontier lookup =
        new LookupFrontier(
            target, self, K, ALPHA, tables.get(self).nearest(target, K), new HashSet<>());
    List<Contact> asked = lookup.next();
    while (!lookup.isDone()) {
      for (Contact contact : asked) {
        lookup.answered(contact.id(), tables.get(contact.id()).nearest(target, K));
      }
      asked = lookup.next();
    }
    return lookup;
  }

  private static List<Contact> truth(List<Contact> contacts, NodeId target, NodeId self) {
    return contacts.stream()
        .filter(contact -> !contact.id().equals(self))
        .sorted((a, b) -> target.compareDistance(a.id(), b.id()))
        .limit(K)
        .toList();
  }

  private void add(int size, int meetings, SplitRule rule, Result result) {
    report
        .table(
            "Rules of splitting buckets (seed " + seed + ")",
            "rule",
            "nodes",
            "met",
            "contacts a table",
            "buckets a table",
            "calls a lookup",
            "path",
            "k nearest exact")
        .row(
            rule.title(),
            size,
            meetings + " ×",
            result.contacts(),
            result.buckets(),
            result.calls(),
            result.path(),
            Numbers.percent(result.exact()));
  }
}
