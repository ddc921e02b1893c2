import sbt._

/** Every version, in one place. `docs/decisions/0001-the-ground.md` says which pins matter. */
object Dependencies {

  private object V {
    val pekko = "1.7.0"
    val jackson = "2.22.4"
    val junit = "5.14.4"
    val jme = "3.9.0-stable"
  }

  private def pekko(name: String) = "org.apache.pekko" % s"pekko-${name}_2.13" % V.pekko
  private def jme(name: String) = "org.jmonkeyengine" % s"jme3-$name" % V.jme

  val pekkoActorTyped = pekko("actor-typed")
  val pekkoStream = pekko("stream")
  val pekkoStreamTyped = pekko("stream-typed")
  val pekkoClusterShardingTyped = pekko("cluster-sharding-typed")
  val pekkoSlf4j = pekko("slf4j")
  val jacksonDatabind = "com.fasterxml.jackson.core" % "jackson-databind" % V.jackson
  val jacksonCbor = "com.fasterxml.jackson.dataformat" % "jackson-dataformat-cbor" % V.jackson
  val bouncyCastle = "org.bouncycastle" % "bcprov-jdk18on" % "1.84"
  val sqlite = "org.xerial" % "sqlite-jdbc" % "3.54.1.0"
  val zstd = "com.github.luben" % "zstd-jni" % "1.5.7-25"
  val picocli = "info.picocli" % "picocli" % "4.7.7"
  val jline = "org.jline" % "jline" % "4.4.8"
  val hdrHistogram = "org.hdrhistogram" % "HdrHistogram" % "2.2.2"
  // Charts as PNG. Of what it brings along (vector formats, PDF, animation) nothing is used.
  val xchart = ("org.knowm.xchart" % "xchart" % "3.8.8").excludeAll(ExclusionRule("de.erichseifert.vectorgraphics2d"), ExclusionRule("de.rototor.pdfbox"), ExclusionRule("com.madgag"))
  val logback = "ch.qos.logback" % "logback-classic" % "1.6.6"

  val jmonkeyengine = Seq(jme("core"), jme("desktop"), jme("lwjgl3"))
  // Asks for an engine of 2017 and a Guava of 2015: the engine above wins, Guava is named here.
  val lemur = Seq("com.simsilica" % "lemur" % "1.16.0", "com.google.guava" % "guava" % "33.4.8-jre")

  val pekkoTestkit = pekko("actor-testkit-typed") % Test
  val testLibraries = Seq(
    "com.github.sbt.junit" % "jupiter-interface" % "0.17.0" % Test,
    "org.junit.jupiter" % "junit-jupiter" % V.junit % Test,
    "org.assertj" % "assertj-core" % "3.27.7" % Test,
    "net.jqwik" % "jqwik" % "1.10.1" % Test,
    "org.awaitility" % "awaitility" % "4.3.0" % Test,
    "com.tngtech.archunit" % "archunit" % "1.5.0" % Test,
    logback % Test
  )
}
