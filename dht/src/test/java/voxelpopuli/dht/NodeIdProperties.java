package voxelpopuli.dht;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The metric that everything rests on. */
class NodeIdProperties {

  @Provide
  Arbitrary<NodeId> ids() {
    Arbitrary<NodeId> anywhere =
        Arbitraries.longs()
            .tuple3()
            .map(t -> new NodeId(t.get1(), t.get2(), (int) (long) t.get3()));
    // Neighbours too: ids that differ in the low bits only.
    Arbitrary<NodeId> nearZero = Arbitraries.integers().map(low -> new NodeId(0, 0, low));
    return Arbitraries.oneOf(anywhere, nearZero);
  }

  @Property
  void distanceIsZeroOnlyToItself(@ForAll("ids") NodeId a, @ForAll("ids") NodeId b) {
    assertThat(a.distance(a).toBigInteger()).isZero();
    assertThat(a.distance(b).toBigInteger().signum() == 0).isEqualTo(a.equals(b));
  }

  @Property
  void distanceIsSymmetric(@ForAll("ids") NodeId a, @ForAll("ids") NodeId b) {
    assertThat(a.distance(b)).isEqualTo(b.distance(a));
  }

  @Property
  void detoursAreNeverShorter(
      @ForAll("ids") NodeId a, @ForAll("ids") NodeId b, @ForAll("ids") NodeId c) {
    BigInteger direct = a.distance(c).toBigInteger();
    BigInteger detour = a.distance(b).toBigInteger().add(b.distance(c).toBigInteger());
    assertThat(direct).isLessThanOrEqualTo(detour);
  }

  @Property
  void oneDirectional_onlyOnePointLiesAtAnyDistance(
      @ForAll("ids") NodeId a, @ForAll("ids") NodeId delta, @ForAll("ids") NodeId other) {
    NodeId there = a.distance(delta);
    assertThat(a.distance(there)).isEqualTo(delta);
    assertThat(a.distance(other).equals(delta)).isEqualTo(other.equals(there));
  }

  @Property
  void bucketIsTheDistancesHighestBit(@ForAll("ids") NodeId a, @ForAll("ids") NodeId b) {
    assertThat(a.bucketIndex(b)).isEqualTo(a.distance(b).toBigInteger().bitLength() - 1);
  }

  @Property
  void randomIdOfABucketIsInThatBucket(
      @ForAll("ids") NodeId a, @ForAll @IntRange(max = 159) int bucket, @ForAll long seed) {
    assertThat(a.bucketIndex(a.randomInBucket(bucket, new Random(seed)))).isEqualTo(bucket);
  }

  @Property
  void comparingDistancesIsComparingNumbers(
      @ForAll("ids") NodeId target, @ForAll("ids") NodeId a, @ForAll("ids") NodeId b) {
    int expected = target.distance(a).toBigInteger().compareTo(target.distance(b).toBigInteger());
    assertThat(Integer.signum(target.compareDistance(a, b))).isEqualTo(expected);
  }

  @Property
  void everyFormReadsBack(@ForAll("ids") NodeId id) {
    assertThat(NodeId.of(id.bytes())).isEqualTo(id);
    assertThat(NodeId.ofHex(id.hex())).isEqualTo(id);
    assertThat(NodeId.of(id.toBigInteger())).isEqualTo(id);
  }
}
