package voxelpopuli.world.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

class BodyProperties {

  /** What a player does for one frame. */
  record Frame(double seconds, Intent intent) {}

  @Provide
  Arbitrary<List<Frame>> walks() {
    Arbitrary<Double> way = Arbitraries.doubles().between(-1.5, 1.5);
    Arbitrary<Double> seconds =
        Arbitraries.frequencyOf(
            Tuple.of(8, Arbitraries.doubles().between(0, 0.05)),
            Tuple.of(2, Arbitraries.doubles().between(0, 30)));
    Arbitrary<Boolean> coin = Arbitraries.of(true, false);
    Arbitrary<Boolean> rarely = Arbitraries.of(true, false, false, false);
    Arbitrary<Intent> intents =
        Combinators.combine(way, way, coin, rarely, coin, rarely).as(Intent::new);
    return Combinators.combine(seconds, intents).as(Frame::new).list().ofMinSize(1).ofMaxSize(12);
  }

  /** Each block solid, water or open by its own dice; from nearly empty to half full. */
  @Provide
  Arbitrary<Surroundings> worlds() {
    Arbitrary<Double> share = Arbitraries.doubles().between(0, 0.45);
    return Combinators.combine(Arbitraries.longs(), share, share)
        .as(
            (seed, solid, wet) ->
                (x, y, z) -> {
                  long h = seed ^ x * 0x9E3779B97F4A7C15L ^ y * 0xC2B2AE3D27D4EB4FL;
                  h = (h ^ z * 0xD6E8FEB86659FD93L ^ h >>> 29) * 0xBF58476D1CE4E5B9L;
                  double dice = (h >>> 40) * 0x1p-24;
                  return dice < solid
                      ? Matter.SOLID
                      : dice < solid + wet ? Matter.LIQUID : Matter.OPEN;
                });
  }

  /** Around the origin, and where doubles are coarse: near the edge of the world. */
  @Provide
  Arbitrary<Vec3> places() {
    Arbitrary<Double> near = Arbitraries.doubles().between(-8, 8);
    Arbitrary<Double> edge = Arbitraries.of(0.0, 0.0, 0.0, -2.0e9, 1.9e9);
    return Combinators.combine(near, near, near, edge)
        .as((x, y, z, far) -> new Vec3(x + far, y, z - far));
  }

  @Provide
  Arbitrary<Vec3> velocities() {
    Arbitrary<Double> speed =
        Arbitraries.frequencyOf(
            Tuple.of(5, Arbitraries.doubles().between(-30, 30)),
            Tuple.of(2, Arbitraries.doubles().between(-1e6, 1e6)),
            Tuple.of(1, Arbitraries.of(Double.NaN, Double.POSITIVE_INFINITY)));
    return Combinators.combine(speed, speed, speed).as(Vec3::new);
  }

  @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
  void neverEndsInsideASolidBlock(
      @ForAll("worlds") Surroundings world,
      @ForAll("places") Vec3 place,
      @ForAll("velocities") Vec3 velocity,
      @ForAll("walks") List<Frame> walk) {
    Body body = new Body(place, velocity, false, false);
    Assume.that(!body.isStuck(world));
    for (Frame frame : walk) {
      body = body.after(frame.seconds(), frame.intent(), world);
      assertThat(body.isStuck(world)).as("%s after %s", body, frame).isFalse();
    }
  }

  /** Walls of one block around a room of 7³: whoever starts inside stays inside. */
  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void neverGetsThroughAWallOfOneBlock(
      @ForAll("velocities") Vec3 velocity, @ForAll("walks") List<Frame> walk) {
    Surroundings room =
        (x, y, z) ->
            Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z))) == 4
                ? Matter.SOLID
                : Matter.OPEN;
    Body body = new Body(new Vec3(0.5, 0, 0.5), velocity, false, false);
    for (Frame frame : walk) {
      body = body.after(frame.seconds(), frame.intent(), room);
      assertThat(body.feet().x()).isBetween(-3.0, 4.0);
      assertThat(body.feet().y()).isBetween(-3.0, 4.0);
      assertThat(body.feet().z()).isBetween(-3.0, 4.0);
    }
  }

  /** From inside a block it is freed, or stays where it is; it never goes elsewhere stuck. */
  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void whoeverIsBuiltInComesFreeUpwardsOrWaits(
      @ForAll("worlds") Surroundings world, @ForAll("places") Vec3 place) {
    Body before = new Body(place, Vec3.ZERO, false, false);
    Assume.that(before.isStuck(world));

    Body after = before.after(0.02, Intent.NONE, world);

    assertThat(after.isStuck(world) && !after.feet().equals(place)).isFalse();
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void sneakerNeverLeavesAPlateau(@ForAll("walks") List<Frame> walk) {
    Surroundings plateau =
        (x, y, z) -> y < 0 && Math.abs(x) <= 2 && Math.abs(z) <= 2 ? Matter.SOLID : Matter.OPEN;
    Body body = Body.at(0.5, 0, 0.5).after(0.1, Intent.NONE, plateau);
    for (Frame frame : walk) {
      Intent sneak = Intent.walk(frame.intent().x(), frame.intent().z()).sneaking();
      body = body.after(frame.seconds(), sneak, plateau);
      assertThat(body.feet().y()).as("after %s", frame).isZero();
    }
  }
}
