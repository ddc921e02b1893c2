package voxelpopuli.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import voxelpopuli.client.script.Action;
import voxelpopuli.client.script.FlyPath;
import voxelpopuli.client.settings.UserSettings;
import voxelpopuli.client.settings.WindowShape;
import voxelpopuli.client.window.ClientSettings;
import voxelpopuli.client.window.WindowOptions;

class ClientCommandTest {

  @Test
  void withoutOptionsTheStartScreenWaitsForAPlayer() {
    WindowOptions options = parse();
    assertThat(options.nodes()).isEmpty();
    assertThat(options.scripted()).isFalse();
    assertThat(options.audio()).isTrue();
  }

  @Test
  void aScriptedRunWithoutANodeEntersThroughThisMachines() {
    assertThat(parse("--screenshot", "x.png").nodes()).containsExactly("127.0.0.1:7400");
    assertThat(parse("--bench", "2", "--node", "far").nodes()).containsExactly("far");
  }

  @Test
  void theCommandLineWinsOverThePlayersSettings() {
    UserSettings own =
        UserSettings.defaults()
            .withName("ann")
            .withViewDistance(3)
            .withWindow(new WindowShape(800, 600, true));
    assertThat(command().overrule(own)).isEqualTo(own);
    UserSettings now =
        command("--name", "bob", "--view-distance", "5", "--windowed", "640x480").overrule(own);
    assertThat(now.name()).isEqualTo("bob");
    assertThat(now.viewDistance()).isEqualTo(5);
    assertThat(now.window()).isEqualTo(new WindowShape(640, 480, false));
    assertThat(command("--full-screen").overrule(UserSettings.defaults()).window().fullScreen())
        .isTrue();
  }

  @Test
  void nodesMayBeRepeated() {
    assertThat(parse("--node", "a:1", "--node", "b").nodes()).containsExactly("a:1", "b");
  }

  @Test
  void singleOptionsMakeAPath() {
    WindowOptions options =
        parse(
            "--screenshot",
            "x.png",
            "--after",
            "3",
            "--at",
            "1,2,3",
            "--look",
            "90,-45",
            "--break-after",
            "2");
    assertThat(options.path().orElseThrow().steps())
        .containsExactly(
            new FlyPath.Step(0, new Action.At(1, 2, 3)),
            new FlyPath.Step(0, new Action.Look(90, -45)),
            new FlyPath.Step(2, new Action.Break()),
            new FlyPath.Step(3, new Action.Screenshot(Path.of("x.png"))),
            new FlyPath.Step(3, new Action.Quit()));
  }

  @Test
  void aFileIsReadAndItsMistakesNamed(@TempDir Path folder) throws Exception {
    Path good = Files.writeString(folder.resolve("good.txt"), "1 break\n2 quit\n");
    assertThat(parse("--fly-path", good.toString()).path().orElseThrow().steps()).hasSize(2);
    Path bad = Files.writeString(folder.resolve("bad.txt"), "1 hop\n");
    assertBad("line 1: 'hop'", "--fly-path", bad.toString());
    assertBad("cannot read", "--fly-path", folder.resolve("none.txt").toString());
  }

  @Test
  void badOptionsAreRefusedInOneLine() {
    assertBad("not a size like 1280x720", "--windowed", "big");
    assertBad("not a size like 1280x720", "--windowed", "1x1");
    assertBad("is not between 1 and 16", "--view-distance", "40");
    assertBad("expected 3 numbers", "--at", "1,2");
    assertBad("expected 2 numbers", "--look", "1,2,3");
    assertBad("--name is empty", "--name", " ");
  }

  private static WindowOptions parse(String... args) {
    return command(args).options(ClientSettings.load());
  }

  private static ClientCommand command(String... args) {
    ClientCommand command = new ClientCommand();
    new CommandLine(command).parseArgs(args);
    return command;
  }

  private static void assertBad(String message, String... args) {
    assertThatThrownBy(() -> parse(args))
        .isInstanceOf(CommandLine.ParameterException.class)
        .hasMessageContaining(message)
        .hasMessageNotContaining("\n");
  }
}
