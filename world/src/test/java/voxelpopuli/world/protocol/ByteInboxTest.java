package voxelpopuli.world.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ByteInboxTest {

  private final ByteInbox inbox = new ByteInbox(64);

  @Test
  void jsonValueEndsAtItsLastBracketWithoutANewline() throws MalformedException {
    add("{\"type\":\"a}\\\"]\",\"x\":[1,{}]}");
    assertThat(text(inbox.json().orElseThrow())).isEqualTo("{\"type\":\"a}\\\"]\",\"x\":[1,{}]}");
    assertThat(inbox.take()).isEqualTo(-1);
  }

  @Test
  void jsonValuesAreFoundOneAfterTheOtherWithOrWithoutLineEndsBetween() throws MalformedException {
    add("[1,2]\r\n{\"a\":1}[3]");
    assertThat(text(inbox.json().orElseThrow())).isEqualTo("[1,2]");
    assertThat(text(inbox.json().orElseThrow())).isEqualTo("{\"a\":1}");
    assertThat(text(inbox.json().orElseThrow())).isEqualTo("[3]");
    assertThat(inbox.json()).isEmpty();
  }

  @Test
  void incompleteJsonWaitsForTheRest() throws MalformedException {
    add("{\"a\":");
    assertThat(inbox.json()).isEmpty();
    add("1}");
    assertThat(text(inbox.json().orElseThrow())).isEqualTo("{\"a\":1}");
  }

  @Test
  void whatIsNoObjectOrListIsMalformedAtOnce() {
    add("GET / HTTP/1.1");
    assertThatThrownBy(inbox::json).isInstanceOf(MalformedException.class);
  }

  @Test
  void tooLongMessagesAreMalformedWhileTheyArrive() {
    add("[" + "1,".repeat(40));
    assertThatThrownBy(inbox::json).isInstanceOf(MalformedException.class);
    ByteInbox lines = new ByteInbox(8);
    lines.add(ByteBuffer.wrap(new byte[9]));
    assertThatThrownBy(lines::line).isInstanceOf(MalformedException.class);
    ByteInbox frames = new ByteInbox(8);
    frames.add(ByteBuffer.wrap(new byte[] {0, 0, 0, 9}));
    assertThatThrownBy(frames::frame).isInstanceOf(MalformedException.class);
  }

  @Test
  void deepNestingIsMalformed() {
    ByteInbox large = new ByteInbox(1000);
    large.add(ByteBuffer.wrap("[".repeat(100).getBytes(StandardCharsets.UTF_8)));
    assertThatThrownBy(large::json).isInstanceOf(MalformedException.class);
  }

  private void add(String text) {
    inbox.add(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
