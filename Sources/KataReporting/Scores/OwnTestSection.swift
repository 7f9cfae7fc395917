import KataCore
import KataText

/// The learner's own tests: whether they pass, and which of them cannot count.
struct OwnTestSection: ReportSection {
  let ownTests: OwnTests?
  let limit: Int
  /// The command that shows all of them.
  let more: String

  func write(on page: inout Page) {
    guard let ownTests else { return }
    let passed = ownTests.tests.count { $0.isPassed }
    page.section("Your own tests")
    let tally = ownTests.tests.isEmpty ? "not run" : "\(passed) of \(ownTests.tests.count) pass"
    page.add(page.words(tally), lead: "  ")
    for test in ownTests.tests where test.isPassed && test.loadsView {
      let note = "loads a view, so what it notices does not count"
      page.item(page.glyphs.open, nil, page.facts([CodeWord(test.name).description, note]))
    }
    for problem in ownTests.problems.prefix(limit) { page.finding(problem) }
    let rest = ownTests.problems.count - limit
    if rest > 0 { page.add(page.prose("And \(rest) more: `\(more)`"), lead: "  ") }
  }
}
