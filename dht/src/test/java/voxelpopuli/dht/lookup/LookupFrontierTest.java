package voxelpopuli.dht.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.NodeId;

class LookupFrontierTest {

  private static final int K = 4;
  private static final int ALPHA = 3;
  private static final NodeId TARGET = NodeId.sha1("target");
  private static final Contact SELF = DhtFixtures.contact(NodeId.sha1("self"));
  private List<Contact> them;

  @BeforeEach
  void sortThemByDistance() {
    them =
        DhtFixtures.contacts(20, 5).stream()
            .sorted((a, b) -> TARGET.compareDistance(a.id(), b.id()))
            .toList();
  }

  private static LookupFrontier frontier(List<Contact> seeds) {
    return new LookupFrontier(TARGET, SELF.id(), K, ALPHA, seeds, new HashSet<>());
  }

  @Test
  void asksTheNearestFirstAndNoMoreThanAlpha() {
    assertThat(frontier(them).next()).containsExactlyElementsOf(them.subList(0, 3));
  }

  @Test
  void nextBestIsAskedAsSoonAsAPlaceIsFree() {
    LookupFrontier frontier = frontier(them);
    frontier.next();
    assertThat(frontier.next()).isEmpty();
    frontier.answered(them.get(1).id(), List.of());
    assertThat(frontier.next()).containsExactly(them.get(3));
  }

  @Test
  void overdueCallFreesItsPlaceAndMayStillAnswer() {
    LookupFrontier frontier = frontier(them.subList(0, 5));
    frontier.next();
    frontier.overdue(them.get(0).id());
    assertThat(frontier.next()).containsExactly(them.get(3));
    frontier.answered(them.get(0).id(), List.of());
    for (int i = 1; i <= 3; i++) {
      frontier.answered(them.get(i).id(), List.of());
    }
    frontier.next();
    assertThat(frontier.isDone()).isTrue();
    assertThat(frontier.nearest()).containsExactlyElementsOf(them.subList(0, 4));
  }

  @Test
  void overdueCallFreesItsRankToo() {
    LookupFrontier frontier = frontier(them);
    frontier.next();
    for (int i = 0; i < 3; i++) {
      frontier.overdue(them.get(i).id());
    }
    assertThat(frontier.next()).containsExactlyElementsOf(them.subList(3, 6));
  }

  @Test
  void failedContactIsReplacedByTheNextBest() {
    LookupFrontier frontier = frontier(them);
    frontier.next();
    frontier.failed(them.get(0).id());
    assertThat(frontier.next()).containsExactly(them.get(3));
    for (int i = 1; i <= 3; i++) {
      frontier.answered(them.get(i).id(), List.of());
    }
    assertThat(frontier.next()).containsExactly(them.get(4));
    frontier.answered(them.get(4).id(), List.of());
    assertThat(frontier.next()).isEmpty();
    assertThat(frontier.isDone()).isTrue();
    assertThat(frontier.nearest()).containsExactlyElementsOf(them.subList(1, 5));
  }

  @Test
  void endsWhenTheKNearestSeenHaveAnsweredNotBefore() {
    LookupFrontier frontier = frontier(them.subList(4, 8));
    frontier.next();
    frontier.answered(them.get(4).id(), List.of(them.get(0)));
    assertThat(frontier.next()).containsExactly(them.get(0));
    frontier.answered(them.get(5).id(), List.of());
    frontier.answered(them.get(6).id(), List.of());
    frontier.next();
    assertThat(frontier.isDone()).isFalse();
    frontier.answered(them.get(0).id(), List.of());
    frontier.next();
    assertThat(frontier.isDone()).isTrue();
  }

  @Test
  void lateAndUnknownAnswersAreIgnored() {
    LookupFrontier frontier = frontier(them.subList(0, 2));
    frontier.next();
    frontier.answered(them.get(9).id(), List.of(them.get(10)));
    frontier.failed(them.get(0).id());
    frontier.answered(them.get(0).id(), List.of(them.get(11)));
    assertThat(frontier.next()).isEmpty();
    frontier.answered(them.get(1).id(), List.of());
    frontier.next();
    assertThat(frontier.isDone()).isTrue();
    assertThat(frontier.nearest()).containsExactly(them.get(1));
  }

  @Test
  void nobodyKnownMeansDoneAtOnce() {
    LookupFrontier frontier = frontier(List.of());
    assertThat(frontier.next()).isEmpty();
    assertThat(frontier.isDone()).isTrue();
  }

  @Test
  void depthCountsTheStepsFromUs() {
    LookupFrontier frontier = frontier(them.subList(5, 6));
    frontier.next();
    frontier.answered(them.get(5).id(), List.of(them.get(0)));
    assertThat(frontier.depth(them.get(5).id())).contains(1);
    assertThat(frontier.depth(them.get(0).id())).contains(2);
  }
}
