import KataCore
import KataText

/// The learner's own tests in a line: whether they pass, and how many changes they notice.
struct OwnTestLine: ReportSection {
  let ownTests: OwnTests?

  func write(on page: inout Page) {
    guard let ownTests else { return }
    let isWell = !ownTests.tests.isEmpty && ownTests.tests.allSatisfy(\.isPassed)
    let mark = isWell ? page.glyphs.passed : page.glyphs.failed
    page.item(mark, isWell ? .green : .red, page.prose(sentence(ownTests, isWell: isWell)))
  }

  private func sentence(_ ownTests: OwnTests, isWell: Bool) -> String {
    guard !ownTests.tests.isEmpty else {
      return "Your own tests were not run; `kata score` says why."
    }
    let tally = MutantTally(ownTests.mutants)
    let (passed, all) = (ownTests.tests.count { $0.isPassed }, ownTests.tests.count)
    let (killed, counted) = (tally.killed, tally.counted)
    return isWell
      ? "Your own tests: \(passed) of \(all) pass, and notice \(killed) of \(counted) changes."
      : """
      Your own tests: \(passed) of \(all) pass, and notice \(killed) of \(counted) changes; `kata score` tells of \
      the others.
      """
  }
}
