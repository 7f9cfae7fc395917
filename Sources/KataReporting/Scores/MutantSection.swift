import KataCore
import KataText

/// How many changes were noticed, and those that were not, each with what was changed.
struct MutantSection: ReportSection {
  let scores: Scores
  let limit: Int
  /// The command that shows all of them.
  let more: String

  /// By the tests that are the evidence.
  private var mutants: [Mutant] {
    scores.countsOwnTests ? scores.ownTests?.mutants ?? [] : scores.mutants
  }

  func write(on page: inout Page) {
    let changes = NoticedChanges(mutants)
    guard changes.all > 0 else { return }
    page.section("Changes to the logic, and who notices")
    for line in tally(changes) { page.add(page.words(line), lead: "  ") }
    let alive = mutants.filter { $0.fate == .survived || $0.fate == .uncovered }
    let shown = alive.count - 1 <= limit ? alive[...] : alive.prefix(limit)
    for mutant in shown { write(mutant, on: &page) }
    if alive.count > shown.count {
      page.add(page.prose("and \(alive.count - shown.count) more: `\(more)`", .dim), lead: "    ")
    }
  }

  private func tally(_ changes: NoticedChanges) -> [String] {
    let unrun = changes.all - changes.run
    if scores.countsOwnTests {
      return ["your tests notice \(changes.noticed) of \(changes.all)"]
        + (unrun > 0
          ? [
            "\(changes.noticed) of \(changes.run) in lines that they run, and \(unrun) in lines that they never run"
          ]
          : [])
    }
    let own = scores.ownTests.map { NoticedChanges($0.mutants) }
    return ["the suites notice \(changes.noticed) of \(changes.all)"]
      + (own.map { ["your tests notice \($0.noticed) of \($0.all)"] } ?? [])
      + (unrun > 0 ? ["\(unrun) in lines that no suite runs without a view"] : [])
  }

  private func write(_ mutant: Mutant, on page: inout Page) {
    let place = StyledText(page.shortPlace(mutant.location), .blue)
    let isOwn = !scores.countsOwnTests && scores.own(mutant)?.fate == .killed
    let facts: [String?] = [
      mutant.operator.title, mutant.fate == .uncovered ? "not reached" : nil,
      isOwn ? "noticed by your tests" : nil,
    ]
    page.item(page.glyphs.bullet, nil, place + " " + page.facts(facts.compactMap(\.self)))
    page.change(
      CodeChange(original: mutant.original, replacement: mutant.replacement), lead: "      ")
  }
}
