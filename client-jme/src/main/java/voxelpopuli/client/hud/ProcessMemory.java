package voxelpopuli.client.hud;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What this process takes of the machine's memory. */
public final class ProcessMemory {

  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String RESIDENT = "VmRSS:";
  private static final String MOST_RESIDENT = "VmHWM:";

  private ProcessMemory() {}

  /** Megabytes of this process that are in memory, or 0 where the system does not tell. */
  public static long residentMegabytes() {
    return read(RESIDENT);
  }

  /** The most that it ever was. */
  public static long mostResidentMegabytes() {
    return read(MOST_RESIDENT);
  }

  private static long read(String field) {
    if (!Files.isReadable(STATUS)) {
      return 0;
    }
    try {
      return Files.readAllLines(STATUS).stream()
          .filter(line -> line.startsWith(field))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
          .findFirst()
          .orElse(0);
    } catch (IOException | NumberFormatException e) {
      return 0;
    }
  }
}
