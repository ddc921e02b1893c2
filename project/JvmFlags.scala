/**
 * The flags of every JVM that we start: by `run`, by tests, by the staged launchers.
 *
 *   - parallelism=2: on two cores Java 17 gives CompletableFuture a new thread per task, which caps Pekko's `ask` at
 *     about 10,000 a second; with the flag it does some 350,000.
 *   - SerialGC: a node is meant to run beside other things on a small machine; it keeps the heap a third smaller than
 *     G1 and needs no threads of its own.
 *   - Xms48m: without it the JVM takes a 64th of the machine's memory, or all that -Xmx allows, and soon touches every
 *     page of its young generation; a node at rest then occupies 230 MB instead of 170.
 *   - ExitOnOutOfMemoryError: a node that lost an actor to memory is worse than a dead one, which others replace.
 */
object JvmFlags {
  val all: Seq[String] = Seq(
    "-Djava.util.concurrent.ForkJoinPool.common.parallelism=2",
    "-XX:+UseSerialGC",
    "-Xms48m",
    "-XX:+ExitOnOutOfMemoryError",
    "-Dfile.encoding=UTF-8"
  )

  /**
   * Of the window alone. The heap is given back when chunks are left behind: the graphics driver wants memory too.
   * On macOS a window can only be opened on the process's first thread; the staged script asks where it runs.
   */
  val window: Seq[String] =
    Seq("-Xmx1g", "-XX:MinHeapFreeRatio=15", "-XX:MaxHeapFreeRatio=35") ++
      (if (System.getProperty("os.name").startsWith("Mac")) Seq("-XstartOnFirstThread") else Nil)

  val windowScript: Seq[String] = Seq(
    """[ "$(uname)" = "Darwin" ] && addJava "-XstartOnFirstThread" || true"""
  )
}
