package voxelpopuli.client.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.link.Connection;

class ConnectionWatchTest {

  private static final Connection ASKING = new Connection.Connecting("ann:7400");
  private static final Connection JOINED = new Connection.Joined("ann:7401", "commons");
  private static final Connection LOST = new Connection.Lost("cannot connect to ann:7401");

  private final ConnectionWatch watch = new ConnectionWatch(Duration.ofSeconds(15));

  @Test
  void onTheWayInItSaysWhatItIsDoing() {
    assertNotice(watch.step(ASKING, false, 0), Notice.Kind.CONNECTING, "Knocking", "ann:7400");
    assertNotice(
        watch.step(JOINED, false, 1), Notice.Kind.CONNECTING, "commons", "Loading the ground");
    assertThat(watch.arrived()).isFalse();
    assertThat(watch.step(JOINED, true, 1)).isEqualTo(Notice.NOTHING);
    assertThat(watch.arrived()).isTrue();
  }

  @Test
  void whenNobodyAnswersAtFirstItSaysSoAndTriesOn() {
    assertNotice(
        watch.step(LOST, false, 1),
        Notice.Kind.CONNECTING,
        "No node answers",
        "Cannot connect to ann:7401.\nTrying again");
    assertThat(watch.step(JOINED, true, 1).kind()).isEqualTo(Notice.Kind.NONE);
  }

  @Test
  void aRefusalIsNoSilence() {
    assertNotice(
        watch.step(new Connection.Lost("this name belongs to somebody else's key"), false, 1),
        Notice.Kind.CONNECTING,
        "You were not let in",
        "This name belongs to somebody else's key.");
  }

  @Test
  void aLossIsABannerWhileTheWorldStays() {
    watch.step(JOINED, true, 1);
    assertNotice(watch.step(LOST, true, 2), Notice.Kind.BANNER, "Connection lost", "2 s");
    assertNotice(watch.step(ASKING, true, 3), Notice.Kind.BANNER, "Connection lost", "5 s");
    assertThat(watch.step(JOINED, true, 1)).isEqualTo(Notice.NOTHING);
    assertNotice(watch.step(LOST, true, 1), Notice.Kind.BANNER, "Connection lost", "1 s");
  }

  @Test
  void afterAWhileThePlayerIsAskedCalmly() {
    watch.step(JOINED, true, 1);
    watch.step(LOST, true, 14);
    assertNotice(
        watch.step(LOST, true, 2),
        Notice.Kind.NONE_LEFT,
        "No node is left",
        "is kept by the nodes");
    watch.waitOn();
    assertThat(watch.step(LOST, true, 2).kind()).isEqualTo(Notice.Kind.BANNER);
  }

  @Test
  void whoeverWasSentAwayIsToldWhyAtOnce() {
    watch.step(JOINED, true, 1);
    assertNotice(
        watch.step(new Connection.Lost("you entered from elsewhere", false), true, 0.1),
        Notice.Kind.NONE_LEFT,
        "You have left the world",
        "You entered from elsewhere.");
    ConnectionWatch other = new ConnectionWatch(Duration.ofSeconds(15));
    assertNotice(
        other.step(new Connection.Lost("the name is taken", false), false, 0.1),
        Notice.Kind.CONNECTING,
        "You were not let in",
        "The name is taken.");
  }

  private static void assertNotice(Notice notice, Notice.Kind kind, String title, String detail) {
    assertThat(notice.kind()).isEqualTo(kind);
    assertThat(notice.title()).contains(title);
    assertThat(notice.detail()).contains(detail);
  }
}
