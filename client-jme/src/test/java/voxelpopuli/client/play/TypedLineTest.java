package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypedLineTest {

  private final TypedLine line = new TypedLine();

  @Test
  void charactersMakeALineAndBackspaceTakesThemBack() {
    type("hellp");
    line.backspace();
    type("o");
    assertThat(line.text()).isEqualTo("hello");
    assertThat(line.take()).isEqualTo("hello");
    assertThat(line.text()).isEmpty();
  }

  @Test
  void controlCharactersAndEndlessLinesAreNotTaken() {
    line.type('\t');
    line.type('\u001b');
    assertThat(line.text()).isEmpty();
    type("x".repeat(TypedLine.LONGEST + 50));
    assertThat(line.text()).hasSize(TypedLine.LONGEST);
  }

  @Test
  void earlierLinesComeBack() {
    type("one");
    line.take();
    type("two");
    line.take();
    line.browse(-1);
    assertThat(line.text()).isEqualTo("two");
    line.browse(-1);
    line.browse(-1);
    assertThat(line.text()).isEqualTo("one");
    line.browse(1);
    line.browse(1);
    assertThat(line.text()).isEmpty();
  }

  @Test
  void aBlankLineIsNotRemembered() {
    type("  ");
    assertThat(line.take()).isEmpty();
    line.browse(-1);
    assertThat(line.text()).isEmpty();
  }

  private void type(String text) {
    text.chars().forEach(c -> line.type((char) c));
  }
}
