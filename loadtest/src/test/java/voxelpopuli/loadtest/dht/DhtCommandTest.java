package voxelpopuli.loadtest.dht;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class DhtCommandTest {

  @TempDir Path folder;

  @Test
  void aMissedFigureEndsWithOne() {
    // Nothing of this scenario has that name, so the demand cannot be met.
    assertThat(execute("--only", "heap", "--heap", "3", "--assert", "n64.put.p50<=9")).isEqualTo(1);
  }

  @Test
  void withoutDemandsARunEndsWell() {
    Path json = folder.resolve("run.json");

    assertThat(execute("--only", "heap", "--heap", "3", "--json", json.toString())).isZero();
    assertThat(Files.exists(json)).isTrue();
  }

  @Test
  void nonsenseIsRefusedBeforeAnythingRuns() {
    assertThat(execute("--only", "buckets", "--assert", "fast")).isEqualTo(2);
    assertThat(execute("--only", "tea")).isEqualTo(2);
    assertThat(execute("--nodes", "1")).isEqualTo(2);
    assertThat(execute("--kill", "100")).isEqualTo(2);
  }

  @Test
  void aPeerThatIsNotInstalledIsNamedWithItsPackage() {
    assertThat(PeerKind.OPENDHT.howToInstall()).contains("apt-get install python3-opendht");
  }

  private int execute(String... arguments) {
    String[] all = java.util.Arrays.copyOf(arguments, arguments.length + 2);
    all[arguments.length] = "--out";
    all[arguments.length + 1] = folder.toString();
    return new CommandLine(new DhtCommand()).setCaseInsensitiveEnumValuesAllowed(true).execute(all);
  }
}
