package voxelpopuli.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import voxelpopuli.client.script.Action;
import voxelpopuli.client.script.BenchPath;
import voxelpopuli.client.script.FlyPath;
import voxelpopuli.client.settings.Preferences;
import voxelpopuli.client.settings.Range;
import voxelpopuli.client.settings.SettingsFile;
import voxelpopuli.client.settings.UserSettings;
import voxelpopuli.client.settings.WindowShape;
import voxelpopuli.client.window.ClientSettings;
import voxelpopuli.client.window.ExitCode;
import voxelpopuli.client.window.WindowOptions;
import voxelpopuli.client.window.WindowStart;
import voxelpopuli.world.account.PlayerKeyFile;

/** The client's options, and what they amount to. */
@Command(
    name = "voxelpopuli-client",
    mixinStandardHelpOptions = true,
    versionProvider = ClientVersion.class,
    sortOptions = false,
    usageHelpWidth = 100,
    description = "Opens a window into the world of Voxel Populi.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  voxelpopuli-client                            start screen: choose a name and a node",
      "  voxelpopuli-client --node ann.example:7400 --name bob",
      "  voxelpopuli-client --screenshot hill.png --after 5 --at 8,50,8 --look 135,-25",
      "  voxelpopuli-client --fly-path tour.txt        lines like: 3.0 at 8 40 8 look 45 -30",
      "",
      "Exit codes: 0 left the world, 2 bad option or no node for a scripted run,",
      "  3 no window can be opened on this machine.",
    },
    exitCodeOnInvalidInput = ExitCode.REFUSED)
final class ClientCommand implements Callable<Integer> {

  /** Above most trees, looking north and a little down. */
  private static final double[] BENCH_FROM = {0.5, 70, 0.5};

  private static final double[] BENCH_GAZE = {0, -15};

  @Spec private CommandSpec spec;

  @Option(
      names = "--node",
      paramLabel = "HOST[:PORT]",
      description =
          "Node to enter through at once; may be repeated, then tried in turn. Without it the start"
              + " screen opens; a scripted run takes 127.0.0.1:7400.")
  private List<String> nodes = new ArrayList<>();

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The player's name (default: as last time, at first your login).")
  private String name;

  @Option(
      names = "--view-distance",
      paramLabel = "CHUNKS",
      description = "Chunks seen in each direction, 1 to 16 (default: as set, at first 6).")
  private Integer viewDistance;

  @Option(
      names = "--windowed",
      paramLabel = "WxH",
      description = "A window of this size (default: as last time, at first 1280x720).")
  private String windowed;

  @Option(names = "--full-screen", description = "Fill the screen instead.")
  private boolean fullScreen;

  @Option(names = "--no-audio", description = "Open no sound device.")
  private boolean noAudio;

  @Option(
      names = "--fly-path",
      paramLabel = "FILE",
      description = "Timed steps instead of keys and mouse; docs/play.md lists them.")
  private Path flyPath;

  @Option(names = "--at", paramLabel = "X,Y,Z", description = "Scripted: stand there.")
  private String at;

  @Option(
      names = "--look",
      paramLabel = "YAW,PITCH",
      description = "Scripted: look there; yaw 0 is north, 90 east; pitch -90 is down.")
  private String look;

  @Option(
      names = "--break-after",
      paramLabel = "SECONDS",
      description = "Scripted: break the block under the crosshair then.")
  private Double breakAfter;

  @Option(
      names = "--screenshot",
      paramLabel = "FILE",
      description = "Scripted: save a picture as PNG, then leave.")
  private Path screenshot;

  @Option(
      names = "--after",
      paramLabel = "SECONDS",
      description = "When, counted from joining (default: 5).")
  private double after = 5;

  @Option(
      names = "--bench",
      paramLabel = "SECONDS",
      description =
          "Scripted: measure frames standing, with one quad a face, in flight and while editing, so"
              + " many seconds each; print JSON, leave.")
  private Double bench;

  @Option(
      names = "--export-key",
      paramLabel = "FILE",
      description = "Copy the key that makes your name yours into a new file, and end.")
  private Path exportKey;

  @Option(
      names = "--import-key",
      paramLabel = "FILE",
      description = "Make the key in a file yours (the old one is kept beside it), and end.")
  private Path importKey;

  @Override
  public Integer call() {
    Path folder = PlayerKeyFile.folder();
    try {
      if (exportKey != null) {
        Identity.exportTo(folder, exportKey);
        System.out.println("your key is in " + exportKey + ": whoever has it is you");
        return ExitCode.FINE;
      }
      if (importKey != null) {
        Identity.importFrom(folder, importKey);
        System.out.println("the key of " + importKey + " is yours now, in " + folder);
        return ExitCode.FINE;
      }
      ClientSettings settings = ClientSettings.load();
      WindowOptions options = options(settings).withKey(Identity.load(folder));
      return new WindowStart().run(options, settings, preferences(options.scripted()));
    } catch (Identity.NoKeyException e) {
      throw bad(e.getMessage());
    }
  }

  /** A scripted run sees what everybody's would: it neither reads nor writes the player's file. */
  private Preferences preferences(boolean scripted) {
    return scripted
        ? Preferences.ofThisRun(UserSettings.defaults(), this::overrule)
        : Preferences.keptIn(
            new SettingsFile(PlayerKeyFile.folder(), System.err::println), this::overrule);
  }

  WindowOptions options(ClientSettings settings) {
    overrule(UserSettings.defaults()); // complains about bad options before anything else is done
    Optional<FlyPath> path = path();
    boolean atOnce = path.isPresent() && nodes.isEmpty();
    return new WindowOptions(
        atOnce ? List.of(settings.node()) : nodes, !noAudio, bench != null, Optional.empty(), path);
  }

  /** The player's settings with what the command line says instead. */
  UserSettings overrule(UserSettings own) {
    UserSettings now = own;
    if (name != null) {
      if (name.isBlank()) {
        throw bad("--name is empty");
      }
      now = now.withName(name);
    }
    if (viewDistance != null) {
      if (Range.VIEW_DISTANCE.clamp(viewDistance) != viewDistance) {
        throw bad("--view-distance " + viewDistance + " is not between 1 and 16");
      }
      now = now.withViewDistance(viewDistance);
    }
    if (windowed != null) {
      int[] size = size();
      now = now.withWindow(new WindowShape(size[0], size[1], false));
    }
    return fullScreen ? now.withWindow(now.window().filling(true)) : now;
  }

  private int[] size() {
    String[] parts = windowed.toLowerCase(java.util.Locale.ROOT).split("x");
    try {
      int width = Integer.parseInt(parts[0]);
      int height = Integer.parseInt(parts[1]);
      if (width >= 64 && height >= 64 && width <= 16_384 && height <= 16_384) {
        return new int[] {width, height};
      }
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      // said below
    }
    throw bad("--windowed " + windowed + " is not a size like 1280x720");
  }

  /** The file's steps and those of single options together, or none if a player is to play. */
  private Optional<FlyPath> path() {
    List<FlyPath.Step> steps = new ArrayList<>();
    if (at != null) {
      double[] place = numbers("--at", at, 3);
      steps.add(new FlyPath.Step(0, new Action.At(place[0], place[1], place[2])));
    }
    if (look != null) {
      double[] angles = numbers("--look", look, 2);
      steps.add(new FlyPath.Step(0, new Action.Look(angles[0], angles[1])));
    }
    if (breakAfter != null) {
      steps.add(new FlyPath.Step(breakAfter, new Action.Break()));
    }
    if (screenshot != null) {
      steps.add(new FlyPath.Step(after, new Action.Screenshot(screenshot)));
      steps.add(new FlyPath.Step(after, new Action.Quit()));
    }
    if (bench != null) {
      double[] from = at == null ? BENCH_FROM : numbers("--at", at, 3);
      double[] gaze = look == null ? BENCH_GAZE : numbers("--look", look, 2);
      steps.add(new FlyPath.Step(0, new Action.Look(gaze[0], gaze[1])));
      steps.addAll(BenchPath.steps(new Action.At(from[0], from[1], from[2]), bench));
    }
    if (flyPath == null && steps.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(fromFile().and(steps));
  }

  private FlyPath fromFile() {
    if (flyPath == null) {
      return new FlyPath(List.of());
    }
    try {
      return FlyPath.parse(Files.readAllLines(flyPath));
    } catch (IOException e) {
      throw bad("--fly-path: cannot read " + flyPath);
    } catch (FlyPath.BadPathException e) {
      throw bad("--fly-path " + flyPath + ", " + e.getMessage());
    }
  }

  private double[] numbers(String option, String text, int count) {
    String[] parts = text.split(",");
    double[] numbers = new double[count];
    try {
      for (int i = 0; i < count; i++) {
        numbers[i] = Double.parseDouble(parts[i]);
      }
      if (parts.length == count) {
        return numbers;
      }
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      // said below
    }
    throw bad(option + " " + text + ": expected " + count + " numbers with commas between them");
  }

  private ParameterException bad(String why) {
    return new ParameterException(spec.commandLine(), why);
  }
}
