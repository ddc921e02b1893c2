import Dependencies._

ThisBuild / organization := "org.voxelpopuli"
ThisBuild / version := "0.1.0"
ThisBuild / licenses := Seq("Apache-2.0" -> url("https://www.apache.org/licenses/LICENSE-2.0"))
// Scala is only the language of the build and of Pekko's inside: our code is Java. Without a 2.13
// version here, the compiler's bridge cannot read Pekko's class files.
ThisBuild / scalaVersion := "2.13.18"
ThisBuild / versionScheme := Some("early-semver")

// Two cores: one module's tests at a time.
Global / concurrentRestrictions += Tags.limit(Tags.ForkedTestGroup, 1)
Global / onChangedBuildSource := ReloadOnSourceChanges

lazy val javaModule: Seq[Setting[_]] = Seq(
  autoScalaLibrary := false,
  crossPaths := false,
  javacOptions ++= Seq("--release", "17", "-encoding", "UTF-8", "-Xlint:all,-processing,-serial", "-Werror", "-parameters"),
  libraryDependencies ++= testLibraries,
  Test / fork := true,
  Test / baseDirectory := (ThisBuild / baseDirectory).value,
  Test / forkOptions := (Test / forkOptions).value.withWorkingDirectory((ThisBuild / baseDirectory).value),
  Test / javaOptions ++= JvmFlags.all ++ Seq(
    s"-Dvoxelpopuli.jvm-flags=${JvmFlags.all.mkString(" ")}",
    // Properties report only what fails; the file of failed samples stays out of the tree.
    "-Djqwik.reporting.onlyfailures=true",
    "-Djqwik.database=target/jqwik-database",
    "-Xmx1g"
  ),
  Test / testOptions += Tests.Argument(jupiterTestFramework, "--display-mode=tree", "--trace-mode=flat"),
  // Javadoc is for readers of the source; packaging it would only slow `stage` down.
  Compile / packageDoc / publishArtifact := false,
  Compile / doc / sources := Nil
)

/**
 * Benchmarks in src/jmh are compiled with the tests, whose fixtures they use. By default they and JMH itself would get
 * into the module's jar and from there into every package.
 */
lazy val benchmarks: Seq[Setting[_]] = Seq(
  Test / unmanagedSourceDirectories += sourceDirectory.value / "jmh" / "java",
  Jmh / unmanagedSourceDirectories := Nil,
  Jmh / classDirectory := (Test / classDirectory).value,
  Jmh / dependencyClasspath := (Test / dependencyClasspath).value,
  Jmh / JmhPlugin.generateJmhSourcesAndResources := (Jmh / JmhPlugin.generateJmhSourcesAndResources).dependsOn(Test / compile).value,
  libraryDependencies := libraryDependencies.value.map { library =>
    if (library.organization == "org.openjdk.jmh") library.withConfigurations(Some("test")) else library
  }
)

/** A module that people start: `run` in a terminal, `stage` for a launcher script and a zip. */
def program(main: String, script: String, flags: Seq[String] = Nil): Seq[Setting[_]] =
  TerminalRun.settings ++ Seq(
    Compile / mainClass := Some(main),
    Compile / run / javaOptions := JvmFlags.all ++ flags,
    Compile / resourceGenerators += Def.task {
      val file = (Compile / resourceManaged).value / "voxelpopuli" / "version.properties"
      IO.write(file, s"version=${version.value}\n")
      Seq(file)
    },
    maintainer := "the people of Voxel Populi",
    executableScriptName := script,
    // Ours is a tenth of the plugin's own, leaves -h and -v to the program, asks Java for its version only when it is
    // needed, and becomes the program instead of waiting for it.
    bashScriptExtraDefines += s"app_mainclass=$main",
    bashScriptTemplateLocation := (ThisBuild / baseDirectory).value / "project" / "launcher.sh",
    Universal / packageName := s"$script-${version.value}",
    Universal / javaOptions := (JvmFlags.all ++ flags).map("-J" + _)
  )

lazy val dht = project
  .enablePlugins(JmhPlugin)
  .settings(javaModule, benchmarks)
  .settings(
    libraryDependencies ++= Seq(pekkoActorTyped, pekkoStream, pekkoSlf4j, jacksonDatabind, jacksonCbor, bouncyCastle, pekkoTestkit)
  )

lazy val world = project
  .dependsOn(dht)
  .enablePlugins(JmhPlugin)
  .settings(javaModule, benchmarks)
  .settings(
    libraryDependencies ++= Seq(pekkoActorTyped, pekkoStream, pekkoStreamTyped, pekkoClusterShardingTyped, jacksonDatabind, zstd, sqlite, picocli, pekkoTestkit)
  )
  // `world/run render …` draws a map; no launcher, for it is a tool of those who build.
  .settings(
    TerminalRun.settings ++ Seq(
      Compile / mainClass := Some("voxelpopuli.world.Main"),
      Compile / run / javaOptions := JvmFlags.all :+ "-Djava.awt.headless=true"
    )
  )

lazy val node = project
  .dependsOn(world)
  .enablePlugins(JavaAppPackaging)
  .settings(javaModule, program("voxelpopuli.node.Main", "voxelpopuli-node"))
  .settings(
    libraryDependencies ++= Seq(picocli, jline, logback),
    // For NodeProcess, with which tests and load runs start nodes.
    Compile / resourceGenerators += Def.task {
      val file = (Compile / resourceManaged).value / "voxelpopuli" / "node" / "jvm-flags"
      IO.writeLines(file, JvmFlags.all)
      Seq(file)
    },
    // Quicker starts where the package lies; a zip that was unpacked elsewhere needs the same there (decision 400).
    stage := {
      val folder = stage.value
      val prepare = folder / "bin" / "voxelpopuli-node-prepare"
      val log = streams.value.log
      if (!scala.util.Properties.isWin && sys.process.Process(prepare.getPath).! != 0)
        log.warn("no class archive: the staged node starts without one")
      folder
    }
  )

lazy val `client-jme` = project
  .dependsOn(world, node % "test->test")
  .enablePlugins(JavaAppPackaging)
  .settings(javaModule, program("voxelpopuli.client.Main", "voxelpopuli-client", JvmFlags.window))
  .settings(NodeForClient.settings(node))
  .settings(libraryDependencies ++= jmonkeyengine ++ lemur ++ Seq(picocli, logback))

lazy val loadtest = project
  // The client is here for ModuleArrowsTest alone, which has to see every module.
  .dependsOn(node % "compile->compile;test->test", `client-jme` % Test)
  .enablePlugins(JavaAppPackaging)
  .settings(javaModule, program("voxelpopuli.loadtest.Main", "voxelpopuli-loadtest"))
  .settings(libraryDependencies ++= Seq(picocli, hdrHistogram, xchart, logback))

lazy val root = project
  .in(file("."))
  .aggregate(dht, world, node, `client-jme`, loadtest)
  .settings(TestSummary.settings(dht, world, node, `client-jme`, loadtest))
  .settings(
    publish / skip := true,
    // `./sbt stage`: launcher scripts in */target/universal/stage, zips beside them.
    stage := {
      val scripts = (stage).all(ScopeFilter(inProjects(node, `client-jme`, loadtest))).value
      val zips = (Universal / packageBin).all(ScopeFilter(inProjects(node, `client-jme`, loadtest))).value
      val log = streams.value.log
      scripts.foreach(folder => log.info(s"staged $folder"))
      zips.foreach(zip => log.info(s"packed $zip"))
      file(".")
    },
    stage / aggregate := false
  )
