package voxelpopuli.client.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.link.Connection;
import voxelpopuli.client.link.WorldView;

class WindowStartTest {

  @Test
  void withoutADisplayOneClearLineSaysSo() {
    assertThat(WindowStart.lacking("Linux", Map.of()))
        .hasValueSatisfying(line -> assertThat(line).contains("DISPLAY").doesNotContain("\n"));
    assertThat(WindowStart.lacking("Linux", Map.of("DISPLAY", ""))).isPresent();
  }

  @Test
  void anyDisplayIsGoodEnoughToTry() {
    assertThat(WindowStart.lacking("Linux", Map.of("DISPLAY", ":0"))).isEmpty();
    assertThat(WindowStart.lacking("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"))).isEmpty();
    assertThat(WindowStart.lacking("Mac OS X", Map.of())).isEmpty();
    assertThat(WindowStart.lacking("Windows 11", Map.of())).isEmpty();
  }

  @Test
  void theMessageSaysWhatTheWindowWaitsFor() {
    assertThat(Messages.of(new Connection.Connecting("here:7400"), false)).contains("here:7400");
    assertThat(Messages.of(new Connection.Lost("no answer"), true))
        .contains("no answer", "node/run");
    assertThat(Messages.of(new Connection.Joined("a", "w"), false)).contains("Loading");
    assertThat(Messages.of(new Connection.Joined("a", "w"), true)).isEmpty();
  }

  @Test
  void oldTalkFadesFromTheScreen() {
    List<WorldView.Said> talk =
        List.of(
            new WorldView.Said("ann", "hello", 0),
            new WorldView.Said("", "a node left", 9_000_000_000L));
    assertThat(Messages.talk(talk, 10_000_000_000L, Duration.ofSeconds(5)))
        .isEqualTo("a node left\n");
    assertThat(Messages.talk(talk, 1_000_000_000L, Duration.ofSeconds(5)))
        .startsWith("ann: hello\n");
  }

  @Test
  void whileALineIsTypedOldTalkCanBeScrolledBack() {
    List<WorldView.Said> talk =
        IntStream.range(0, 30).mapToObj(i -> new WorldView.Said("ann", "line " + i, 0)).toList();
    assertThat(Messages.history(talk, 0)).startsWith("ann: line 18\n").endsWith("ann: line 29\n");
    assertThat(Messages.history(talk, 5)).startsWith("ann: line 13\n").endsWith("ann: line 24\n");
    assertThat(Messages.history(talk, 99)).startsWith("ann: line 0\n").endsWith("ann: line 11\n");
    assertThat(Messages.history(talk.subList(0, 2), 99)).isEqualTo("ann: line 0\nann: line 1\n");
    assertThat(Messages.history(List.of(), 3)).isEmpty();
  }

  @Test
  void atMostTwelveLinesOfTalkCoverTheWorld() {
    List<WorldView.Said> talk =
        IntStream.range(0, 30).mapToObj(i -> new WorldView.Said("", "line " + i, 0)).toList();
    assertThat(Messages.talk(talk, 1, Duration.ofSeconds(5)).lines().toList())
        .hasSize(12)
        .last()
        .isEqualTo("line 29");
  }
}
