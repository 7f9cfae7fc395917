import KataCore
import KataText

/// The learner's own tests: whether they pass, and which of them cannot count.
struct OwnTestSection: ReportSection {
  let ownTests: OwnTests?

  func write(on page: inout Page) {
    guard let ownTests else { return }
    let passed = ownTests.tests.count { $0.isPassed }
    page.section("Your own tests")
    page.add(page.words("\(passed) of \(ownTests.tests.count) pass"), lead: "  ")
    let shown = ownTests.problems.prefix(3)
    // Failures come first among the problems, in the order of the tests; none is told twice.
    let told = shown.count { $0.id == "own-tests.failed" }
    let failed = ownTests.tests.filter { !$0.isPassed }
    for test in failed.dropFirst(told) { write(test, on: &page) }
    for test in ownTests.tests where test.isPassed && test.loadsView { write(test, on: &page) }
    for problem in shown { page.finding(problem) }
  }

  private func write(_ test: OwnTests.Test, on page: inout Page) {
    let mark = test.isPassed ? page.glyphs.open : page.glyphs.failed
    let note = test.loadsView ? ["loads a view, so what it notices does not count"] : []
    page.item(
      mark, test.isPassed ? nil : .red, page.facts([CodeWord(test.name).description] + note))
    if let message = test.message { page.field("It said", page.value(message)) }
  }
}
