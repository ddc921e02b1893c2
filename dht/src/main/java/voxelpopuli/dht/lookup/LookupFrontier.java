package voxelpopuli.dht.lookup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/**
 * What a lookup has seen, nearest first, and whom it asks next.
 *
 * <p>At most α calls that are not overdue are under way. The nearest contact not yet asked is asked
 * as soon as a place is free, as long as it is among the k nearest that may still matter; an
 * overdue call frees its place and its rank, but may still answer. The lookup ends when the k
 * nearest seen have answered, or when nobody is left to ask. Nobody is asked twice, ourselves
 * never.
 *
 * <p>Answers are claims of strangers, so what is kept is bounded, and so is the number of calls:
 * nearer and nearer inventions end the lookup late, not never.
 */
public final class LookupFrontier {

  private enum State {
    NEW,
    WAITING,
    OVERDUE,
    ANSWERED,
    FAILED,
    TAKEN
  }

  private static final class Candidate {
    private final Contact contact;
    private final int depth;
    private State state = State.NEW;

    Candidate(Contact contact, int depth) {
      this.contact = contact;
      this.depth = depth;
    }
  }

  /** Candidates kept and calls made, in multiples of k. */
  private static final int MAX_CANDIDATES = 8;

  private static final int MAX_CALLS = 10;

  private final NodeId target;
  private final NodeId self;
  private final int k;
  private final int alpha;
  private final Set<NodeId> claimed;
  private final List<Candidate> candidates = new ArrayList<>();
  private final Map<NodeId, Candidate> byId = new HashMap<>();
  private int waiting;
  private int overdue;
  private int calls;

  /**
   * @param seeds where the search begins
   * @param claimed contacts that some path of the same lookup has asked; shared by the paths, so
   *     that they share no peer
   */
  public LookupFrontier(
      NodeId target,
      NodeId self,
      int k,
      int alpha,
      Collection<Contact> seeds,
      Set<NodeId> claimed) {
    this.target = target;
    this.self = self;
    this.k = k;
    this.alpha = alpha;
    this.claimed = claimed;
    seeds.forEach(seed -> learn(seed, 1));
  }

  /** Whom to ask now. They count as asked. */
  public List<Contact> next() {
    List<Contact> ask = new ArrayList<>(alpha);
    int rank = 0;
    for (int i = 0; i < candidates.size() && rank < k && waiting < alpha; i++) {
      Candidate candidate = candidates.get(i);
      if (candidate.state == State.NEW) {
        if (calls >= MAX_CALLS * k) {
          break;
        }
        if (!claimed.add(candidate.contact.id())) {
          candidate.state = State.TAKEN;
          continue;
        }
        candidate.state = State.WAITING;
        waiting++;
        calls++;
        ask.add(candidate.contact);
      }
      if (candidate.state == State.WAITING || candidate.state == State.ANSWERED) {
        rank++;
      }
    }
    return ask;
  }

  /** A contact answered, with the nodes that it knows. Ignored unless it was asked. */
  public void answered(NodeId id, List<Contact> nodes) {
    Candidate candidate = byId.get(id);
    if (candidate == null || !leave(candidate)) {
      return;
    }
    candidate.state = State.ANSWERED;
    for (Contact node : nodes) {
      learn(node, candidate.depth + 1);
    }
  }

  /** A contact should have answered by now. */
  public void overdue(NodeId id) {
    Candidate candidate = byId.get(id);
    if (candidate != null && candidate.state == State.WAITING) {
      candidate.state = State.OVERDUE;
      waiting--;
      overdue++;
    }
  }

  /** A contact did not answer. */
  public void failed(NodeId id) {
    Candidate candidate = byId.get(id);
    if (candidate != null && leave(candidate)) {
      candidate.state = State.FAILED;
    }
  }

  /** Whether nothing more can be learnt. Call {@link #next} first. */
  public boolean isDone() {
    if (waiting + overdue == 0) {
      return true; // next() found nobody to ask
    }
    int rank = 0;
    for (Candidate candidate : candidates) {
      if (candidate.state == State.FAILED || candidate.state == State.TAKEN) {
        continue;
      }
      if (candidate.state != State.ANSWERED) {
        return false;
      }
      if (++rank == k) {
        return true;
      }
    }
    return false;
  }

  /** The k nearest that answered, nearest first. */
  public List<Contact> nearest() {
    return candidates.stream()
        .filter(candidate -> candidate.state == State.ANSWERED)
        .limit(k)
        .map(candidate -> candidate.contact)
        .toList();
  }

  /** How many of the first so many that did not fail have answered. */
  public int answeredAmongNearest(int count) {
    int answered = 0;
    int rank = 0;
    for (Candidate candidate : candidates) {
      if (candidate.state == State.FAILED || candidate.state == State.TAKEN) {
        continue;
      }
      if (rank++ == count) {
        break;
      }
      answered += candidate.state == State.ANSWERED ? 1 : 0;
    }
    return answered;
  }

  /** How many steps from us a contact was: 1 if we knew it ourselves. */
  public Optional<Integer> depth(NodeId id) {
    return Optional.ofNullable(byId.get(id)).map(candidate -> candidate.depth);
  }

  /** Calls made so far. */
  public int calls() {
    return calls;
  }

  private boolean leave(Candidate candidate) {
    if (candidate.state == State.WAITING) {
      waiting--;
      return true;
    }
    if (candidate.state == State.OVERDUE) {
      overdue--;
      return true;
    }
    return false;
  }

  private void learn(Contact contact, int depth) {
    NodeId id = contact.id();
    if (id.equals(self) || byId.containsKey(id)) {
      return;
    }
    int at = position(id);
    if (at >= MAX_CANDIDATES * k) {
      return;
    }
    Candidate candidate = new Candidate(contact, depth);
    candidates.add(at, candidate);
    byId.put(id, candidate);
    if (candidates.size() > MAX_CANDIDATES * k) {
      dropFarthestUnasked();
    }
  }

  private void dropFarthestUnasked() {
    for (int i = candidates.size() - 1; i >= 0; i--) {
      if (candidates.get(i).state == State.NEW) {
        byId.remove(candidates.remove(i).contact.id());
        return;
      }
    }
  }

  private int position(NodeId id) {
    int low = 0;
    int high = candidates.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (target.compareDistance(candidates.get(middle).contact.id(), id) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
