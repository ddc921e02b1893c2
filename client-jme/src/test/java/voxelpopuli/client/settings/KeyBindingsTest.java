package voxelpopuli.client.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KeyBindingsTest {

  private static final Key Q = Key.named("Q").orElseThrow();
  private static final Key W = Key.named("W").orElseThrow();

  @Test
  void theUsualKeysDoNotConflict() {
    assertThat(Arrays.stream(Command.values()).map(KeyBindings.usual()::conflicts))
        .allMatch(java.util.List::isEmpty);
    assertThat(KeyBindings.usual().labels(Command.FORWARD)).isEqualTo("W or Up");
  }

  @Test
  void aNewKeyReplacesAllOldOnesOfTheCommand() {
    KeyBindings changed = KeyBindings.usual().with(Command.FORWARD, Q);
    assertThat(changed.keys(Command.FORWARD)).containsExactly(Q);
    assertThat(changed.keys(Command.BACK)).isEqualTo(Command.BACK.usual());
  }

  @Test
  void aKeyWithTwoMeaningsIsAConflictOfBoth() {
    KeyBindings changed = KeyBindings.usual().with(Command.FLY, W);
    assertThat(changed.conflicts(Command.FLY)).containsExactly(Command.FORWARD);
    assertThat(changed.conflicts(Command.FORWARD)).containsExactly(Command.FLY);
    assertThat(changed.conflicts(Command.JUMP)).isEmpty();
  }

  @Test
  void keysAreFoundByNameAndByTheEnginesNumber() {
    for (Key key : Key.all()) {
      assertThat(Key.named(key.name())).contains(key);
      assertThat(key.mouse() ? Key.ofMouse(key.code()) : Key.ofKeyboard(key.code())).contains(key);
    }
    assertThat(Key.named("Any Key")).isEmpty();
  }

  @Test
  void digitsChooseBlocksAtHand() {
    assertThat(Key.named("1").orElseThrow().choosesSlot()).isTrue();
    assertThat(Key.named("9").orElseThrow().choosesSlot()).isTrue();
    assertThat(Key.named("0").orElseThrow().choosesSlot()).isFalse();
    assertThat(Key.named("Mouse Middle").orElseThrow().choosesSlot()).isFalse();
  }
}
