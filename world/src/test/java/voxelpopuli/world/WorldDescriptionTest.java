package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class WorldDescriptionTest {

  private static final WorldDescription WORLD =
      new WorldDescription("commons", 7, 1, WorldDescription.CREATIVE);

  @Test
  void everyPartIsPartOfTheId() {
    assertThat(WORLD.id())
        .isEqualTo(new WorldDescription("commons", 7, 1, "creative").id())
        .isNotEqualTo(new WorldDescription("other", 7, 1, "creative").id())
        .isNotEqualTo(new WorldDescription("commons", 8, 1, "creative").id())
        .isNotEqualTo(new WorldDescription("commons", 7, 2, "creative").id())
        .isNotEqualTo(new WorldDescription("commons", 7, 1, "survival").id());
  }

  @Test
  void aNameCannotImitateAnotherWorld() {
    assertThat(new WorldDescription("a\n7", 7, 1, "creative").id())
        .isNotEqualTo(new WorldDescription("a", 7, 1, "creative").id());
  }

  @Property
  void isReadBackAsItWasWritten(@ForAll String name, @ForAll long seed, @ForAll int terrain) {
    WorldDescription world = new WorldDescription(name, seed, terrain, WorldDescription.CREATIVE);

    assertThat(WorldDescription.fromJson(world.toJson())).contains(world);
  }

  @Test
  void anythingElseIsNoWorld() {
    assertThat(WorldDescription.fromJson("")).isEmpty();
    assertThat(WorldDescription.fromJson("{}")).isEmpty();
    assertThat(WorldDescription.fromJson("[1")).isEmpty();
    assertThat(
            WorldDescription.fromJson("{\"name\":1,\"seed\":\"x\",\"terrain\":1,\"rules\":\"\"}"))
        .isEmpty();
  }
}
