import KataCore
import KataText

/// How many changes were noticed, and those that were not, each with what was changed.
struct MutantSection: ReportSection {
  let scores: Scores
  let limit: Int
  /// The command that shows all of them.
  let more: String

  func write(on page: inout Page) {
    let tally = MutantTally(scores.mutants)
    guard tally.counted > 0 else { return }
    page.section("Changes to the logic, and who notices")
    page.add(page.words("the suites notice \(tally.killed) of \(tally.counted)"), lead: "  ")
    if let own = scores.ownTests.map({ MutantTally($0.mutants) }) {
      page.add(page.words("your tests notice \(own.killed) of \(own.counted)"), lead: "  ")
    }
    if tally.uncovered > 0 {
      let words =
        tally.uncovered == 1
        ? "1 of them is in lines that run only once a view is loaded"
        : "\(tally.uncovered) of them are in lines that run only once a view is loaded"
      page.add(page.words(words, .dim), lead: "  ")
    }
    let alive = scores.mutants.filter { $0.fate == .survived || $0.fate == .uncovered }
    let shown = alive.count - 1 <= limit ? alive[...] : alive.prefix(limit)
    for mutant in shown { write(mutant, on: &page) }
    if alive.count > shown.count {
      page.add(page.prose("and \(alive.count - shown.count) more: `\(more)`", .dim), lead: "    ")
    }
  }

  private func write(_ mutant: Mutant, on page: inout Page) {
    let place = StyledText(page.shortPlace(mutant.location), .blue)
    let isOwn = scores.own(mutant)?.fate == .killed
    let facts: [String?] = [
      mutant.operator.title, mutant.fate == .uncovered ? "not reached" : nil,
      isOwn ? "noticed by your tests" : nil,
    ]
    page.item(page.glyphs.bullet, nil, place + " " + page.facts(facts.compactMap(\.self)))
    page.change(
      CodeChange(original: mutant.original, replacement: mutant.replacement), lead: "      ")
  }
}
