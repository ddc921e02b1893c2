package voxelpopuli.loadtest.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class BotsCommandTest {

  @Test
  void botsShareOutTheNodesThatAreGiven() {
    assertThat(parse().plan().nodes()).containsExactly("127.0.0.1:7400");
    assertThat(parse("--node", "a:1", "--node", "b:2").plan().nodes())
        .containsExactly("a:1", "b:2");
  }

  @Test
  void badNumbersAreRefused() {
    assertThatThrownBy(() -> parse("--bots", "0").plan()).hasMessageContaining("--bots 0");
    assertThatThrownBy(() -> parse("--seconds", "0").plan()).hasMessageContaining("--seconds");
    assertThatThrownBy(() -> parse("--radius", "99").plan()).hasMessageContaining("--radius 99");
  }

  @Test
  void aLimitThatIsNotKeptIsNamedAndSoIsOneThatNothingMeasured() {
    Measurements latencies = new Measurements();
    latencies.record(Measure.ACKNOWLEDGED, 80_000_000);
    BotsCommand command = parse("--assert-p99-ack", "50", "--assert-p99-seen", "100");
    assertThat(command.brokenLimits(latencies))
        .hasSize(2)
        .anySatisfy(line -> assertThat(line).contains("edit acknowledged", "asserted 50.00 ms"))
        .anySatisfy(line -> assertThat(line).contains("edit seen by another", "(0 measured)"));
    assertThat(parse("--assert-p99-ack", "90").brokenLimits(latencies)).isEmpty();
  }

  private static BotsCommand parse(String... args) {
    BotsCommand command = new BotsCommand();
    new CommandLine(command).parseArgs(args);
    return command;
  }
}
