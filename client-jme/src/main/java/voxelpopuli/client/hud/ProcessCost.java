package voxelpopuli.client.hud;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** What this process takes of the machine. */
public final class ProcessCost {

  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String RESIDENT = "VmRSS:";

  private ProcessCost() {}

  /** Megabytes of this process that are in memory, or 0 where the system does not tell. */
  public static long residentMegabytes() {
    return read(RESIDENT);
  }

  /** Milliseconds that all threads of this process together have run, or 0 if nobody tells. */
  public static double cpuMillis() {
    return ProcessHandle.current().info().totalCpuDuration().map(Duration::toMillis).orElse(0L);
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
