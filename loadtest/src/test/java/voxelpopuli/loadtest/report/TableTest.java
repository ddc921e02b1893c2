package voxelpopuli.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TableTest {

  @Test
  void columnsAreAlignedAndReadAsMarkdown() {
    Table table = new Table("nodes", "put p50").row("64", 1.2345).row("1,000", 12.0);

    assertThat(table.toString())
        .isEqualTo(
            """
            | nodes | put p50 |
            | ----- | ------: |
            | 64    |    1.23 |
            | 1,000 |      12 |""");
  }

  @Test
  void aRowOfAnotherLengthIsRefused() {
    assertThatThrownBy(() -> new Table("a", "b").row("only one"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 cells in a table of 2 columns");
  }

  @Test
  void whatWasNotMeasuredIsADash() {
    assertThat(new Table("x", "y").row("a", Double.NaN).rows().get(0)).containsExactly("a", "–");
  }
}
