package voxelpopuli.dht.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static voxelpopuli.dht.DhtFixtures.contact;
import static voxelpopuli.dht.DhtFixtures.contacts;

import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

class KBucketTest {

  private static final long QUIET = 100;
  private final List<Contact> them = contacts(8, 1);
  private final KBucket bucket = new KBucket(3, 2, 2, 2, QUIET);

  private void fill() {
    for (int i = 0; i < 3; i++) {
      bucket.seen(them.get(i), true, i);
    }
  }

  @Test
  void contactThatAnsweredEntersAtTheTail() {
    fill();
    assertThat(bucket.contacts()).containsExactly(them.get(0), them.get(1), them.get(2));
  }

  @Test
  void contactThatNobodyAskedIsPingedFirst() {
    assertThat(bucket.seen(them.get(0), false, 0)).containsExactly(new KBucket.Ping(them.get(0)));
    assertThat(bucket.contacts()).isEmpty();
  }

  @Test
  void seenContactMovesToTheTail() {
    fill();
    bucket.seen(them.get(0), true, 5);
    assertThat(bucket.contacts()).containsExactly(them.get(1), them.get(2), them.get(0));
  }

  @Test
  void fullBucketPingsItsQuietHeadAndQueuesTheNewcomer() {
    fill();
    assertThat(bucket.seen(them.get(3), true, QUIET))
        .containsExactly(new KBucket.Ping(them.get(0)));
    assertThat(bucket.replacements()).containsExactly(them.get(3));
    assertThat(bucket.contacts()).hasSize(3);
  }

  @Test
  void fullBucketDoesNotPingAHeadThatWasJustHeard() {
    fill();
    assertThat(bucket.seen(them.get(3), true, QUIET - 1)).isEmpty();
  }

  @Test
  void headIsPingedOnceHoweverManyNewcomersWait() {
    fill();
    bucket.seen(them.get(3), true, QUIET);
    assertThat(bucket.seen(them.get(4), true, QUIET)).isEmpty();
  }

  @Test
  void fullBucketKeepsItsOldestLivingContact() {
    fill();
    bucket.seen(them.get(3), true, QUIET);
    bucket.seen(them.get(0), true, QUIET + 1);
    assertThat(bucket.contacts()).containsExactly(them.get(1), them.get(2), them.get(0));
  }

  @Test
  void oneFailedCallMarksAndDoesNotEvict() {
    fill();
    assertThat(bucket.failed(them.get(0).id(), 9))
        .containsExactly(
            new KBucket.MarkChanged(them.get(0)), new KBucket.PingLater(them.get(0), 1));
    assertThat(bucket.contacts()).contains(them.get(0));
    assertThat(bucket.living()).doesNotContain(them.get(0));
  }

  @Test
  void answerClearsTheMarkButAClaimDoesNot() {
    fill();
    bucket.failed(them.get(0).id(), 9);
    bucket.seen(them.get(0), false, 10);
    assertThat(bucket.marked()).containsExactly(them.get(0));
    bucket.seen(them.get(0), true, 11);
    assertThat(bucket.marked()).isEmpty();
  }

  @Test
  void deadContactYieldsToTheNewestThatWaitsOnceThatOneAnswers() {
    fill();
    bucket.seen(them.get(3), true, 5);
    bucket.seen(them.get(4), true, 6);
    bucket.failed(them.get(0).id(), 9);
    assertThat(bucket.failed(them.get(0).id(), 10))
        .containsExactly(new KBucket.Gone(them.get(0)), new KBucket.Ping(them.get(4)));
    assertThat(bucket.seen(them.get(4), true, 11))
        .containsExactly(new KBucket.Appeared(them.get(4)));
    assertThat(bucket.contacts()).containsExactly(them.get(1), them.get(2), them.get(4));
  }

  @Test
  void replacementThatDoesNotAnswerIsFollowedByTheNext() {
    fill();
    bucket.seen(them.get(3), true, 5);
    bucket.seen(them.get(4), true, 6);
    bucket.failed(them.get(0).id(), 9);
    bucket.failed(them.get(0).id(), 10);
    assertThat(bucket.failed(them.get(4).id(), 11)).containsExactly(new KBucket.Ping(them.get(3)));
  }

  @Test
  void queueIsBoundedAndForgetsTheOldest() {
    fill();
    for (int i = 3; i < 6; i++) {
      bucket.seen(them.get(i), true, 5);
    }
    assertThat(bucket.replacements()).containsExactly(them.get(4), them.get(5));
  }

  @Test
  void idIsNotTakenOverByAnotherAddressWhileTheKnownOneAnswers() {
    fill();
    Contact moved = contact(them.get(0).id(), 9_999);
    assertThat(bucket.seen(moved, true, 5)).containsExactly(new KBucket.Ping(them.get(0)));
    bucket.seen(them.get(0), true, 6);
    assertThat(bucket.contacts()).contains(them.get(0)).doesNotContain(moved);
  }

  @Test
  void idThatChangedBehindAnAddressIsEvicted() {
    fill();
    assertThat(bucket.idChanged(them.get(1))).contains(new KBucket.Gone(them.get(1)));
    assertThat(bucket.contacts()).containsExactly(them.get(0), them.get(2));
  }

  @Test
  void onePublicPrefixGetsFewPlacesAndLoopbackAsManyAsItWants() {
    for (int i = 0; i < 3; i++) {
      NodeId id = them.get(i).id();
      bucket.seen(new Contact(id, new InetSocketAddress("203.0.113." + i, 7400)), true, i);
    }
    assertThat(bucket.contacts()).hasSize(2);
    bucket.seen(them.get(4), true, 5);
    assertThat(bucket.contacts()).hasSize(3);
  }
}
