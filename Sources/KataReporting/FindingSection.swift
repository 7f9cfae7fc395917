import KataCore
import KataText

/// What the gates and the compiler said: the first in full with its source line, the others counted.
struct FindingSection: ReportSection {
  let findings: [Finding]
  let detail: TextReport.Detail

  func write(on page: inout Page) {
    let shown = findings.prefix(detail == .all ? .max : 1)
    for (index, finding) in shown.enumerated() {
      if index > 0 { page.blank() }
      page.finding(finding)
    }
    writeRest(findings.dropFirst(shown.count), on: &page)
  }

  private func writeRest(_ rest: ArraySlice<Finding>, on page: inout Page) {
    guard !rest.isEmpty else { return }
    page.blank()
    page.add(page.words("And \(rest.count) more:"), lead: "  ")
    let named = rest.count == 4 ? rest : rest.prefix(3)
    for finding in named {
      let place = finding.location.map { StyledText(page.shortPlace($0) + " ", .blue) }
      let text = (place ?? "") + page.prose(finding.summary)
      page.item(page.mark(finding.severity), finding.severity.colour, text)
    }
    if rest.count > named.count {
      page.add(page.words("and \(rest.count - named.count) others", .dim), lead: "    ")
    }
  }
}

extension Page {
  /// Writes a finding with its place, its source line and what to do next.
  mutating func finding(_ finding: Finding) {
    item(mark(finding.severity), finding.severity.colour, prose(finding.summary, .bold))
    if let location = finding.location { place(location, excerpt: finding.excerpt) }
    if let explanation = finding.explanation {
      // What the compiler adds are notes; what we add is a reason.
      let label = finding.id == "compiler" ? "Note" : "Because"
      for line in explanation.split(separator: "\n") { field(label, prose(String(line))) }
    }
    for (index, step) in finding.nextSteps.prefix(3).enumerated() {
      field(index == 0 ? "Try" : "Or", prose(step))
    }
  }

  /// The place with its whole path, or with the file's name where there is little room.
  func shortPlace(_ location: SourceLocation) -> String {
    let whole = clean(location.description)
    return isWide ? whole : clean("\(location.path.name):\(location.line):\(location.column)")
  }

  func mark(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: glyphs.error
    case .warning: glyphs.warning
    case .note: glyphs.bullet
    }
  }
}

extension Finding.Severity {
  var colour: Style.Colour? {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: nil
    }
  }
}
