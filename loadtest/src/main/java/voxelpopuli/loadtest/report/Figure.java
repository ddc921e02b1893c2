package voxelpopuli.loadtest.report;

import java.util.Optional;

/**
 * One number that a run measured.
 *
 * @param name what a person types after {@code --assert}: {@code n64.put.p50}
 * @param target what it should be, if anybody said so
 */
public record Figure(String name, double value, String unit, Optional<Target> target) {

  public Figure {
    if (name.isBlank() || name.chars().anyMatch(c -> c == '<' || c == '>' || c == '=')) {
      throw new IllegalArgumentException("not a name of a figure: " + name);
    }
  }

  /** A figure that has no target. */
  public static Figure of(String name, double value, String unit) {
    return new Figure(name, value, unit, Optional.empty());
  }

  /** A figure that should be at most {@code limit}. */
  public static Figure atMost(String name, double value, String unit, double limit) {
    return new Figure(name, value, unit, Optional.of(new Target(Target.Side.AT_MOST, limit)));
  }

  /** A figure that should be at least {@code limit}. */
  public static Figure atLeast(String name, double value, String unit, double limit) {
    return new Figure(name, value, unit, Optional.of(new Target(Target.Side.AT_LEAST, limit)));
  }

  /** A figure without a target misses none. */
  public boolean isMet() {
    return target.map(t -> t.isMetBy(value)).orElse(true);
  }
}
