import KataCore
import KataText

/// The learner's own tests in a line: whether they pass, and how many changes they notice; what is wrong first, if
/// something is.
struct OwnTestLine: ReportSection {
  let ownTests: OwnTests?
  /// The command that shows all of it.
  let more: String

  func write(on page: inout Page) {
    guard let ownTests else { return }
    let isWell = ownTests.isWell
    let mark = isWell ? page.glyphs.passed : page.glyphs.failed
    page.item(mark, isWell ? .green : .red, page.prose(sentence(ownTests)))
    guard !isWell else { return }
    let problems = ownTests.problems.filter { $0.severity == .error }
    let told = problems.isEmpty ? ownTests.problems : problems
    guard let first = told.first else { return }
    page.finding(first)
    if told.count > 1 {
      page.add(page.prose("And \(told.count - 1) more: `\(more)`"), lead: "  ")
    }
  }

  private func sentence(_ ownTests: OwnTests) -> String {
    guard !ownTests.tests.isEmpty else { return "Your own tests were not run." }
    let (passed, all) = (ownTests.tests.count { $0.isPassed }, ownTests.tests.count)
    let changes = NoticedChanges(ownTests.mutants)
    return """
      Your own tests: \(passed) of \(all) pass, and notice \(changes.noticed) of \(changes.all) changes to the \
      logic.
      """
  }
}

extension OwnTests {
  /// Whether there are some and all of them pass.
  var isWell: Bool { !tests.isEmpty && tests.allSatisfy(\.isPassed) }
}
