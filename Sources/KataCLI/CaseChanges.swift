import KataCore
import KataRecords
import KataText

/// Which cases hold since the last check that ran all of them, which no longer do, and which a change request has brought.
struct CaseChanges: Sendable {
  let gained: [CheckCase]
  let lost: [CheckCase]
  /// Cases that the last check did not have, and that do not hold.
  let new: [CheckCase]

  /// Compares an attempt with an earlier one; nothing changed where either did not run to its end.
  init(of attempt: Attempt, since last: AttemptRecord?) {
    guard let last, attempt.canBeScored, last.ranToItsEnd,
      last.kataVersion == attempt.kata.version
    else {
      (gained, lost, new) = ([], [], [])
      return
    }
    let failed = Set(last.failing)
    gained = attempt.results.filter { $0.isPassed && failed.contains($0.check.id) }.map(\.check)
    let open = attempt.results.filter { !$0.isPassed && !failed.contains($0.check.id) }.map(\.check)
    let brought = attempt.casesSince(last)
    new = open.filter { brought.contains($0.id) }
    lost = open.filter { !brought.contains($0.id) }
  }

  /// One paragraph for each kind of change, with the first titles of each.
  func lines(words: any Wording, look: Look, width: Int) -> [StyledText] {
    line(
      gained, look.glyphs.passed, .green, look: look, width: width, said: words.nowHold)
      + line(
        lost, look.glyphs.failed, .red, look: look, width: width, said: words.noLongerHold)
      + line(
        new, look.glyphs.open, .yellow, look: look, width: width,
        said: { words.doNotHoldYet($1) })
  }

  private func line(
    _ cases: [CheckCase], _ mark: String, _ colour: Style.Colour, look: Look, width: Int,
    said: ([String], Int) -> String
  ) -> [StyledText] {
    guard !cases.isEmpty else { return [] }
    let titles = cases.prefix(2).map { check in
      let title = Sanitiser.line(Catalogue.current.text(check.title))
      return [".", "。"].contains(title.last) ? String(title.dropLast()) : title
    }
    let text = StyledText(prose: said(titles, cases.count), look: look)
    let sign = look.marks == .words ? "" : StyledText(mark, Style(colour)) + " "
    return text.wrapped(to: width, lead: sign, hanging: "  ")
  }
}

extension Attempt {
  /// The ids of the cases that the last change request has brought, if it was begun since an earlier check.
  ///
  /// The records know of a check only how many cases it had.
  fileprivate func casesSince(_ last: AttemptRecord) -> Set<String> {
    guard let change = changes.last, last.maxScore != maxScore else { return [] }
    return Set(results.map(\.check.id).filter { $0.hasPrefix("\(change.id).") })
  }
}

extension AttemptRecord {
  fileprivate var ranToItsEnd: Bool { isPassed || reason == "casesFailed" }
}
