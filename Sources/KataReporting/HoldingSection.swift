import KataCore
import KataText

/// How many cases of each group hold, and on request which.
struct HoldingSection: ReportSection {
  let diagnosis: Diagnosis
  let detail: TextReport.Detail

  func write(on page: inout Page) {
    guard diagnosis.hasRun else { return }
    for group in CheckCase.Group.allCases {
      let results = diagnosis.results(in: group)
      guard !results.isEmpty else { continue }
      write(group, results, on: &page)
    }
    writeReplaced(on: &page)
  }

  private func writeReplaced(on page: inout Page) {
    let changes = diagnosis.attempt.changes.filter { $0.replaces?.isEmpty == false }
    guard !changes.isEmpty else { return }
    let count = changes.reduce(0) { $0 + ($1.replaces?.count ?? 0) }
    let whose = changes.count == 1 ? "a change replaces" : "the changes replace"
    let sentence =
      count == 1
      ? "1 case that a change replaces is left out." : "\(count) cases that \(whose) are left out."
    page.add(page.words(sentence, .dim), lead: "  ")
  }

  private func write(_ group: CheckCase.Group, _ results: [CaseResult], on page: inout Page) {
    let title = Catalogue.current.text(diagnosis.attempt.title(of: group))
    let held = results.count { $0.isPassed }
    let isComplete = held == results.count
    let (mark, colour) = mark(group, results, page.glyphs)
    let name = page.isWide ? pad(title, to: nameWidth) : title
    let count = Catalogue.current.text(count(group, results))
    let tally = page.isWide ? pad(count, to: 10) : count
    let gap: StyledText = page.look.marks == .words ? page.comma : "  "
    var text = StyledText(page.clean(name), .bold) + gap + StyledText(tally)
    if isComplete, page.isWide {
      text += "  " + page.words(diagnosis.attempt.claim(of: group), .dim)
    }
    page.item(mark, colour, text)
    guard detail == .all else { return }
    for result in results where result.isPassed {
      let sign = page.look.marks == .words ? "" : page.glyphs.passed + " "
      page.add(page.prose(result.check.title, .dim), lead: "      " + StyledText(sign, .green))
    }
  }

  private func mark(
    _ group: CheckCase.Group, _ results: [CaseResult], _ glyphs: Glyphs
  ) -> (String, Style.Colour?) {
    if results.allSatisfy(\.isPassed) { return (glyphs.passed, .green) }
    if results.allSatisfy({ $0.status == .notRun }) || isWaiting(group, results) {
      return (glyphs.open, .yellow)
    }
    return (glyphs.failed, .red)
  }

  private func count(_ group: CheckCase.Group, _ results: [CaseResult]) -> String {
    let unreached = results.count { $0.status == .notRun }
    if unreached == results.count { return "not run" }
    if isWaiting(group, results) { return "not there yet" }
    let tally = "\(results.count { $0.isPassed }) of \(results.count)"
    return unreached == 0 ? tally : "\(tally), \(unreached) not run"
  }

  /// Says whether every case of the group waits for a seam.
  private func isWaiting(_ group: CheckCase.Group, _ results: [CaseResult]) -> Bool {
    guard let waiting = diagnosis.missingSeam?.cases else { return false }
    return results.allSatisfy { waiting.contains($0.check) }
  }

  private var nameWidth: Int {
    CheckCase.Group.allCases.map {
      DisplayWidth.of(Catalogue.current.text(diagnosis.attempt.title(of: $0)))
    }.max() ?? 0
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - DisplayWidth.of(text), 0))
  }
}

extension Attempt {
  /// What is proved when every case of the group holds.
  fileprivate func claim(of group: CheckCase.Group) -> String {
    switch group {
    case .behaviour: "the screen does what it did before"
    case .structure:
      kata.drill == nil ? "each part keeps to its own work" : "what the drill is about"
    case .lifetime: "nothing stays once the screen is gone"
    case .change: "the screen does what was asked for"
    }
  }
}
