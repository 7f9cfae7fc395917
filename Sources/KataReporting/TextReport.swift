package import KataCore
package import KataText

/// An attempt for a person to read, the most important lines last.
package struct TextReport: Sendable {
  /// How much of an attempt is told.
  package enum Detail: Sendable {
    /// The first thing that did not hold, in full, and the rest counted.
    case first
    /// Everything that did not hold, in full, and the titles of what did.
    case all
  }

  package let lines: [StyledText]

  /// Lays a report out; widths beyond 100 columns are not used, because long lines are hard to follow.
  ///
  /// - Parameters:
  ///   - above: What stands right above the verdict, which comes last so that it stays in sight.
  ///   - next: What to do next, as a sentence without its beginning; nil says it as for a shell.
  package init(
    _ attempt: Attempt, width: Int, look: Look, detail: Detail = .first,
    above: [StyledText] = [], next: String? = nil
  ) {
    let diagnosis = Diagnosis(attempt)
    var page = Page(width: width, look: look)
    page.heading([attempt.kata.title, attempt.pattern.title])
    for section in Self.sections(diagnosis, detail) {
      page.blank()
      section.write(on: &page)
    }
    page.blank()
    page.draw(above)
    page.blank()
    ClosingSection(diagnosis: diagnosis, next: next).write(on: &page)
    lines = page.lines
  }

  /// The verdict's line and the next step alone, for a place far below the report.
  ///
  /// - Parameter hasNext: Whether the next step stands below the verdict.
  package static func closing(
    of attempt: Attempt, width: Int, look: Look, next: String? = nil, hasNext: Bool = true
  ) -> [StyledText] {
    var page = Page(width: width, look: look)
    let closing = ClosingSection(diagnosis: Diagnosis(attempt), next: next)
    closing.writeVerdict(on: &page)
    if hasNext { closing.writeNext(on: &page) }
    return page.lines
  }

  /// What stands above the verdict, from what holds to what is worth knowing; causes before what comes of them.
  private static func sections(
    _ diagnosis: Diagnosis, _ detail: Detail
  ) -> [any ReportSection] {
    let findings = diagnosis.attempt.findings
    return [
      HoldingSection(diagnosis: diagnosis, detail: detail),
      StopSection(diagnosis: diagnosis),
      FindingSection(findings: findings.filter(\.isCause), detail: detail),
      FailureSection(diagnosis: diagnosis, detail: detail),
      MissingSeamSection(diagnosis: diagnosis),
      FindingSection(findings: findings.filter { !$0.isCause }, detail: detail),
      OutputSection(output: diagnosis.attempt.output),
      NoteSection(diagnosis: diagnosis),
    ]
  }

  /// The report as one string to print, each line ended by a line feed.
  package func rendered(hasColour: Bool) -> String {
    lines.rendered(hasColour: hasColour)
  }
}

/// A part of a report; it writes nothing when it has nothing to say.
protocol ReportSection {
  func write(on page: inout Page)
}
