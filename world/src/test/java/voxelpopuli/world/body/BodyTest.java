package voxelpopuli.world.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyTest {

  private static final Surroundings PLAIN = (x, y, z) -> y < 0 ? Matter.SOLID : Matter.OPEN;

  private static final Surroundings LAKE =
      (x, y, z) -> y < -10 || x >= 5 && y < 0 ? Matter.SOLID : y < 0 ? Matter.LIQUID : Matter.OPEN;

  @Test
  void fallsOntoTheGroundAndRests() {
    Body body = Body.at(0.5, 20, 0.5).after(1, Intent.NONE, PLAIN).after(1, Intent.NONE, PLAIN);

    assertThat(body.feet()).isEqualTo(new Vec3(0.5, 0, 0.5));
    assertThat(body.onGround()).isTrue();
    assertThat(body.velocity().y()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 30, 60, 144, 500})
  void jumpsOneBlockAndAQuarterAtAnyFrameRate(int framesPerSecond) {
    Body body = standing(PLAIN);
    double highest = 0;
    for (int i = 0; i < framesPerSecond; i++) {
      Intent intent = i == 0 ? Intent.NONE.jumping() : Intent.NONE;
      body = body.after(1.0 / framesPerSecond, intent, PLAIN);
      highest = Math.max(highest, body.feet().y());
    }
    assertThat(highest).isBetween(1.1, 1.4);
    assertThat(body.feet().y()).isZero();
  }

  @Test
  void walksAtWalkingPace() {
    Body body = walked(standing(PLAIN), Intent.walk(1, 0), 60, PLAIN);
    double before = body.feet().x();

    body = walked(body, Intent.walk(1, 0), 60, PLAIN);

    assertThat(body.feet().x() - before).isCloseTo(Physique.WALK, within(0.05));
  }

  @Test
  void diagonalIsNoFasterThanStraight() {
    Body body = walked(standing(PLAIN), new Intent(1, 1, false, false, true, false), 60, PLAIN);

    double speed = Math.hypot(body.velocity().x(), body.velocity().z());
    assertThat(speed).isLessThanOrEqualTo(Physique.SPRINT + 1e-9);
  }

  @Test
  void stepsOntoOneBlockWithoutJumping() {
    Surroundings step = (x, y, z) -> y < (x >= 2 ? 1 : 0) ? Matter.SOLID : Matter.OPEN;

    Body body = walked(standing(step), Intent.walk(1, 0), 90, step);

    assertThat(body.feet().x()).isGreaterThan(4);
    assertThat(body.feet().y()).isEqualTo(1);
  }

  @Test
  void wallOfTwoBlocksStopsIt() {
    Surroundings wall = (x, y, z) -> y < (x >= 2 ? 2 : 0) ? Matter.SOLID : Matter.OPEN;

    Body body = walked(standing(wall), Intent.walk(1, 0).jumping(), 120, wall);

    assertThat(body.feet().x()).isCloseTo(2 - Physique.HALF_WIDTH, within(0.002));
  }

  @Test
  void lowCeilingKeepsItFromSteppingUp() {
    Surroundings tunnel = (x, y, z) -> y < (x >= 2 ? 1 : 0) || y >= 2 ? Matter.SOLID : Matter.OPEN;

    Body body = walked(standing(tunnel), Intent.walk(1, 0), 90, tunnel);

    assertThat(body.feet().x()).isLessThan(2);
    assertThat(body.feet().y()).isZero();
  }

  @Test
  void slidesAlongAWall() {
    Surroundings wall = (x, y, z) -> y < 0 || x >= 2 ? Matter.SOLID : Matter.OPEN;

    Body body = walked(standing(wall), Intent.walk(1, 1), 120, wall);

    assertThat(body.feet().z()).isGreaterThan(4);
  }

  @Test
  void sinksSlowlyInWaterAndSwimsUp() {
    Body deep = walked(Body.at(0.5, -5, 0.5), Intent.NONE, 60, LAKE);
    assertThat(deep.inWater()).isTrue();
    assertThat(deep.velocity().y()).isBetween(-Physique.SINK - 0.01, -1.0);

    Body rising = walked(deep, Intent.NONE.jumping(), 60, LAKE);
    assertThat(rising.velocity().y()).isGreaterThan(2);
  }

  @Test
  void climbsOutOfWaterOntoTheBank() {
    Body swimmer = Body.at(3.5, -3, 0.5);

    Body body = walked(swimmer, Intent.walk(1, 0).jumping(), 300, LAKE);

    assertThat(body.feet().x()).isGreaterThan(5);
    assertThat(body.inWater()).isFalse();
  }

  @Test
  void fliesWithoutFallingAndStopsAtWalls() {
    Surroundings wall = (x, y, z) -> x >= 12 ? Matter.SOLID : Matter.OPEN;

    Body hovering = walked(Body.at(0.5, 50, 0.5), Intent.NONE.flying(), 60, wall);
    assertThat(hovering.feet().y()).isEqualTo(50);

    Body stopped = walked(hovering, Intent.walk(1, 0).flying().sprinting(), 120, wall);
    assertThat(stopped.feet().x()).isCloseTo(12 - Physique.HALF_WIDTH, within(0.002));
  }

  @Test
  void blockInsideTheBodyIsTouchedAndOneBesideItIsNot() {
    Body body = Body.at(0.5, 0, 0.5);

    assertThat(body.touches(0, 0, 0)).isTrue();
    assertThat(body.touches(0, 1, 0)).isTrue();
    assertThat(body.touches(0, 2, 0)).isFalse();
    assertThat(body.touches(0, -1, 0)).isFalse();
    assertThat(body.touches(1, 0, 0)).isFalse();
  }

  @Test
  void unknownChunksHoldABodyRatherThanLosingIt() {
    Surroundings nothingArrivedYet = (x, y, z) -> Matter.SOLID;

    Body body = Body.at(0.5, 32, 0.5).after(1, Intent.walk(1, 0), nothingArrivedYet);

    assertThat(body.feet()).isEqualTo(new Vec3(0.5, 32, 0.5));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1e300, 1e300, 2147483647.0})
  void placeThatIsNoneHoldsABodyInsteadOfTheThread(double nowhere) {
    Vec3 place = new Vec3(0.5, nowhere, 0.5);
    Body body = new Body(place, new Vec3(1, 1, 1), false, false);

    Body after = body.after(1, Intent.walk(1, 0), PLAIN);

    assertThat(after.feet()).isEqualTo(place);
    assertThat(after.isStuck(PLAIN)).isTrue();
  }

  private static Body standing(Surroundings world) {
    return Body.at(0.5, 0, 0.5).after(0.1, Intent.NONE, world);
  }

  private static Body walked(Body body, Intent intent, int frames, Surroundings world) {
    for (int i = 0; i < frames; i++) {
      body = body.after(1.0 / 60, intent, world);
    }
    return body;
  }
}
