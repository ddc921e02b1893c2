import java.io.File

import com.typesafe.sbt.packager.Keys.bashScriptExtraDefines
import com.typesafe.sbt.packager.universal.UniversalPlugin.autoImport.Universal
import sbt._
import sbt.Keys._

/**
 * "Play here" starts a node, although the client's code knows none: the build gives it one.
 *
 *   - `run`: a file of java arguments, whose name the client gets as a system property;
 *   - the zip: a folder `node` with the jars that a node needs beyond the client's own.
 */
object NodeForClient {

  val nodeLaunch = taskKey[File]("A file of arguments with which java starts a node")

  def settings(node: ProjectReference): Seq[Setting[_]] = Seq(
    nodeLaunch := {
      val file = target.value / "node-launch.args"
      val classpath = (node / Runtime / fullClasspath).value.map(_.data)
      val quoted = classpath.mkString(File.pathSeparator).replace("\\", "\\\\")
      val lines = (JvmFlags.all :+ "-Xmx512m") ++ Seq("-cp", "\"" + quoted + "\"", "voxelpopuli.node.Main")
      IO.write(file, lines.mkString("", "\n", "\n"))
      file
    },
    Compile / run / javaOptions += s"-Dvoxelpopuli.node-launch=${nodeLaunch.value}",
    Universal / mappings ++= {
      val own = (Runtime / dependencyClasspath).value.map(_.data.getName).toSet
      val needed = (node / Runtime / dependencyClasspath).value.map(_.data)
      val jars = needed.filter(file => file.isFile && !own(file.getName)) :+ (node / Compile / packageBin).value
      jars.map(jar => jar -> s"node/${jar.getName}")
    },
    Universal / javaOptions := (Universal / javaOptions).value.filterNot(_.endsWith("-XstartOnFirstThread")),
    bashScriptExtraDefines ++= JvmFlags.windowScript
  )
}
