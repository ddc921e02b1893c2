package voxelpopuli.client.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class UserSettingsProperties {

  @Property(tries = 200)
  void everySettingSurvivesTheFile(@ForAll("settings") UserSettings settings) throws IOException {
    Path folder = Files.createTempDirectory("settings");
    List<String> complaints = new ArrayList<>();
    SettingsFile file = new SettingsFile(folder, complaints::add);
    file.save(settings);
    UserSettings back = file.load();
    Files.delete(file.file());
    Files.delete(folder);
    assertThat(back).isEqualTo(settings);
    assertThat(complaints).isEmpty();
  }

  @Property(tries = 200)
  void whateverTheFileHoldsThereAreSettings(@ForAll String text) throws IOException {
    Path folder = Files.createTempDirectory("settings");
    Files.writeString(folder.resolve(SettingsFile.NAME), text);
    List<String> complaints = new ArrayList<>();
    UserSettings settings = new SettingsFile(folder, complaints::add).load();
    assertThat(settings.viewDistance()).isBetween(1, 16);
    for (String name : folder.toFile().list()) {
      Files.delete(folder.resolve(name));
    }
    Files.delete(folder);
  }

  @Provide
  Arbitrary<UserSettings> settings() {
    Arbitrary<Key> key = Arbitraries.of(keys());
    Arbitrary<KeyBindings> bindings =
        Arbitraries.maps(Arbitraries.of(Command.class), key.list().ofMaxSize(3))
            .map(KeyBindings::of);
    Arbitrary<WindowShape> shape =
        Combinators.combine(
                Arbitraries.integers(), Arbitraries.integers(), Arbitraries.of(true, false))
            .as(WindowShape::new);
    Arbitrary<UserSettings> numbers =
        Combinators.combine(
                Arbitraries.strings().ofMaxLength(40),
                Arbitraries.strings().ascii().list().ofMaxSize(9),
                Arbitraries.integers(),
                Arbitraries.integers(),
                Arbitraries.doubles(),
                Arbitraries.integers(),
                shape,
                Arbitraries.doubles())
            .as(
                (name, nodes, view, angle, speed, frames, window, volume) ->
                    new UserSettings(
                        name,
                        nodes,
                        view,
                        angle,
                        speed,
                        frames,
                        window,
                        volume,
                        true,
                        KeyBindings.usual()));
    return Combinators.combine(numbers, bindings).as(UserSettingsProperties::with);
  }

  private static UserSettings with(UserSettings s, KeyBindings keys) {
    return new UserSettings(
        s.name(),
        s.recentNodes(),
        s.viewDistance(),
        s.fieldOfView(),
        s.sensitivity(),
        s.frameLimit(),
        s.window(),
        s.volume(),
        s.controlsSeen(),
        keys);
  }

  private static List<Key> keys() {
    List<Key> keys = new ArrayList<>();
    Key.all().forEach(keys::add);
    return keys;
  }
}
