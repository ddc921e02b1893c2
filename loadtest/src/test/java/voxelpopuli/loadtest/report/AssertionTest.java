package voxelpopuli.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class AssertionTest {

  private final List<Figure> figures =
      List.of(
          Figure.atMost("n64.put.p50", 2.0, "ms", 1.5),
          Figure.atLeast("n64.found", 100, "%", 99.9),
          Figure.of("n64.join.p50", 7, "ms"));

  @Test
  void withoutAValueEveryTargetCounts() {
    assertThat(Assertion.parse("all").missedBy(figures))
        .containsExactly("n64.put.p50 is 2 ms, target ≤ 1.50");
  }

  @Test
  void aCallersOwnLimitReplacesTheTarget() {
    assertThat(Assertion.parse("n64.put.p50<=2").missedBy(figures)).isEmpty();
    assertThat(Assertion.parse("n64.join.p50>=8").missedBy(figures)).hasSize(1);
  }

  @Test
  void aFigureThatWasNotMeasuredIsMissed() {
    assertThat(Assertion.parse("n256.put.p50<=2").missedBy(figures))
        .containsExactly("n256.put.p50 was not measured in this run");
  }

  @Test
  void noNumberMeetsNoTarget() {
    assertThat(Figure.atMost("x", Double.NaN, "ms", 1).isMet()).isFalse();
    assertThat(Figure.atLeast("x", Double.NaN, "ms", 1).isMet()).isFalse();
  }

  @Test
  void nonsenseIsRefusedWithAnExample() {
    assertThatThrownBy(() -> Assertion.parse("fast"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("n64.get.p50<=0.25");
  }
}
