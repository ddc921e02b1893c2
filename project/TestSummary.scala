import sbt._
import sbt.Keys._

/** Root's `test`: runs every module's tests, then says in one line how many passed and how many failed. */
object TestSummary {

  def settings(modules: ProjectReference*): Seq[Setting[_]] = Seq(
    Test / test / aggregate := false,
    Test / test := {
      val outputs = (Test / executeTests).all(ScopeFilter(inProjects(modules: _*))).value
      val suites = outputs.flatMap(_.events.values)
      val passed = suites.map(_.passedCount).sum
      val failed = suites.map(s => s.failureCount + s.errorCount).sum
      val log = streams.value.log
      for ((name, result) <- outputs.flatMap(_.events) if result.failureCount + result.errorCount > 0)
        log.error(s"failed: $name")
      println(s"$passed passed, $failed failed")
      val broken = outputs.exists(_.overall != TestResult.Passed)
      if (broken || failed > 0) throw new MessageOnlyException("tests failed")
    }
  )
}
