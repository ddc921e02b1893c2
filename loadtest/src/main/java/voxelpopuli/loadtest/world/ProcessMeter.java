package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import voxelpopuli.loadtest.report.Patience;

/** What a process of ours costs, as the operating system and its JVM tell. */
record ProcessMeter(long pid) {

  private static final Pattern RESIDENT = Pattern.compile("(?m)^VmRSS:\\s+(\\d+) kB$");
  private static final Pattern TOTAL = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)\\s*$");
  private static final double KILOBYTES_A_MEGABYTE = 1024;

  /** Processor time since its start, of all its threads, in steps of 10 ms. */
  Duration processorTime() {
    return ProcessHandle.of(pid)
        .flatMap(process -> process.info().totalCpuDuration())
        .orElseThrow(() -> new IllegalStateException("process " + pid + " has ended"));
  }

  /** Percent of one core that it takes while time passes. */
  double percentOfACore(String what, Duration time) throws InterruptedException {
    long start = System.nanoTime();
    Duration before = processorTime();
    Patience.pass(what, time);
    double used = processorTime().minus(before).toNanos();
    return 100 * used / (System.nanoTime() - start);
  }

  /** Memory that it really occupies; not a number where there is no {@code /proc}. */
  double residentMegabytes() throws IOException {
    Path status = Path.of("/proc", Long.toString(pid), "status");
    if (!Files.exists(status)) {
      return Double.NaN;
    }
    Matcher resident = RESIDENT.matcher(Files.readString(status));
    return resident.find() ? Long.parseLong(resident.group(1)) / KILOBYTES_A_MEGABYTE : Double.NaN;
  }

  /** Bytes of objects that are reachable; counting them collects all others first. */
  long liveHeapBytes() throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process asking =
        new ProcessBuilder(jcmd.toString(), Long.toString(pid), "GC.class_histogram")
            .redirectErrorStream(true)
            .start();
    String answer = new String(asking.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    asking.waitFor();
    Matcher total = TOTAL.matcher(answer);
    if (!total.find()) {
      throw new IOException("jcmd does not tell the heap of process " + pid + ": " + answer);
    }
    return Long.parseLong(total.group(1));
  }
}
