import java.io.File
import java.lang.{Runtime => Jvm}
import java.nio.file.{Files, Paths}

import sbt._
import sbt.Keys._
import sbt.complete.DefaultParsers.spaceDelimited
import sun.misc.{Signal, SignalHandler}

/**
 * `run` as people use it from a terminal.
 *
 * sbt's own forked run pipes the program's output, so that the program sees no terminal (no line editing, no colours)
 * and every line gets an `[info]`. Here the program inherits the terminal, works in the repository's root folder, and
 * gets Ctrl-C alone: sbt waits for it to end in its own way.
 */
object TerminalRun {

  lazy val settings: Seq[Setting[_]] = Seq(
    Compile / run := {
      val arguments = spaceDelimited("<options>").parsed
      val main = (Compile / run / mainClass).value.getOrElse(sys.error("this module has no program to run"))
      val classpath = (Compile / run / fullClasspath).value.map(_.data)
      val flags = (Compile / run / javaOptions).value
      val code = start(main, classpath, flags, arguments, (ThisBuild / baseDirectory).value)
      // 130 and 143: ended by Ctrl-C or by kill, as somebody wished.
      if (code != 0 && code != 130 && code != 143) throw new MessageOnlyException(s"$main ended with exit code $code")
    }
  )

  private def start(main: String, classpath: Seq[File], flags: Seq[String], arguments: Seq[String], folder: File): Int = {
    val java = Paths.get(System.getProperty("java.home"), "bin", "java").toString
    val command = Seq(java) ++ flags ++ Seq("-cp", classpath.mkString(File.pathSeparator), main) ++ arguments
    // A handler that does nothing, not SIG_IGN: an ignored signal would stay ignored in the program.
    val interrupt = new Signal("INT")
    val before = Signal.handle(interrupt, new SignalHandler { def handle(s: Signal): Unit = () })
    releaseLock()
    val program = new ProcessBuilder(command: _*).directory(folder).inheritIO().start()
    val endWithSbt = new Thread(() => program.destroy())
    Jvm.getRuntime.addShutdownHook(endWithSbt)
    try program.waitFor()
    catch {
      case e: InterruptedException => program.destroy(); throw e
    } finally {
      Signal.handle(interrupt, before)
      try Jvm.getRuntime.removeShutdownHook(endWithSbt)
      catch { case _: IllegalStateException => () } // sbt itself is ending: the hook runs
    }
  }

  /** Gives back the lock that the `sbt` wrapper took, so that the next sbt in this clone can go on. */
  private def releaseLock(): Unit =
    sys.env.get("VOXELPOPULI_SBT_LOCK").foreach(lock => Files.deleteIfExists(Paths.get(lock)))
}
