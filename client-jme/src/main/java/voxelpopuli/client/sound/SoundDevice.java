package voxelpopuli.client.sound;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.lwjgl.openal.ALC10;

/** Whether this machine can make a sound. */
public final class SoundDevice {

  private SoundDevice() {}

  /**
   * Opens the device and closes it again: the engine, left to find out by itself, fails with an
   * exception that ends the window.
   */
  public static boolean present() {
    if (System.getProperty("os.name", "").equals("Linux") && !hinted(System.getenv())) {
      return false; // looking for it would fill the terminal with the library's complaints
    }
    try {
      long device = ALC10.alcOpenDevice((ByteBuffer) null);
      if (device == 0) {
        return false;
      }
      ALC10.alcCloseDevice(device);
      return true;
    } catch (LinkageError | RuntimeException e) {
      return false; // no OpenAL on this machine at all
    }
  }

  /** Whether Linux has a sound card, or a sound server that stands for one. */
  private static boolean hinted(Map<String, String> environment) {
    Path run = Path.of(environment.getOrDefault("XDG_RUNTIME_DIR", "/run/user/none"));
    return environment.containsKey("PULSE_SERVER")
        || environment.containsKey("ALSOFT_DRIVERS")
        || Files.exists(run.resolve("pulse/native"))
        || Files.exists(run.resolve("pipewire-0"))
        || Files.exists(Path.of("/dev/snd"));
  }
}
