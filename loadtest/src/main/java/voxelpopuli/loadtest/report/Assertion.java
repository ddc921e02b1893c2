package voxelpopuli.loadtest.report;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A demand on a run: all targets, or one figure that the caller names with a limit of their own
 * ({@code n64.get.p50<=0.25}).
 */
public sealed interface Assertion {

  /** What {@code --assert} without a value means. */
  String ALL = "all";

  /** Figures that miss this demand, as sentences; empty when it is met. */
  List<String> missedBy(List<Figure> figures);

  /**
   * Reads a demand.
   *
   * @throws IllegalArgumentException with a sentence for people when it is none
   */
  static Assertion parse(String text) {
    if (text.equals(ALL)) {
      return new EveryTarget();
    }
    Matcher matcher = OneFigure.FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is no assertion; write e.g. n64.get.p50<=0.25, or nothing for all targets");
    }
    Target.Side side = matcher.group(2).equals("<=") ? Target.Side.AT_MOST : Target.Side.AT_LEAST;
    return new OneFigure(matcher.group(1), new Target(side, Double.parseDouble(matcher.group(3))));
  }

  /** Every figure that has a target meets it. */
  record EveryTarget() implements Assertion {
    @Override
    public List<String> missedBy(List<Figure> figures) {
      return figures.stream()
          .filter(f -> !f.isMet())
          .map(f -> sentence(f, f.target().orElseThrow()))
          .toList();
    }
  }

  /** One figure meets a limit; a figure that was not measured does not. */
  record OneFigure(String name, Target target) implements Assertion {
    private static final Pattern FORM =
        Pattern.compile("([^<>=\\s]+)(<=|>=)([0-9]+(?:\\.[0-9]+)?)");

    @Override
    public List<String> missedBy(List<Figure> figures) {
      List<Figure> named = figures.stream().filter(f -> f.name().equals(name)).toList();
      if (named.isEmpty()) {
        return List.of(name + " was not measured in this run");
      }
      return named.stream()
          .filter(f -> !target.isMetBy(f.value()))
          .map(f -> sentence(f, target))
          .toList();
    }
  }

  private static String sentence(Figure figure, Target target) {
    return figure.name()
        + " is "
        + Numbers.brief(figure.value())
        + " "
        + figure.unit()
        + ", target "
        + target;
  }
}
