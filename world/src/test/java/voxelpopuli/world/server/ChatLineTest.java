package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChatLineTest {

  @Test
  void whatBeginsWithNoSlashIsForAllNear() {
    assertThat(ChatLine.read(" hello /msg ")).isEqualTo(new ChatLine.Aloud("hello /msg"));
  }

  @Test
  void whisperHasANameAndAText() {
    assertThat(ChatLine.read("/msg bob come here"))
        .isEqualTo(new ChatLine.Whisper("bob", "come here"));
    assertThat(ChatLine.read("/msg \"big bob\" come here"))
        .isEqualTo(new ChatLine.Whisper("big bob", "come here"));
  }

  @Test
  void halfAWhisperIsAnsweredWithHowItIsDone() {
    for (String line :
        new String[] {"/msg", "/msg bob", "/msg bob ", "/msg \"bob", "/msg \"\" x"}) {
      assertThat(ChatLine.read(line)).as(line).isInstanceOf(ChatLine.Answer.class);
    }
  }

  @Test
  void helpAndUnknownCommandsAreAnswered() {
    assertThat(ChatLine.read("/help")).isEqualTo(new ChatLine.Answer(ChatLine.HELP));
    assertThat(((ChatLine.Answer) ChatLine.read("/dance now")).text()).contains("/dance");
  }
}
