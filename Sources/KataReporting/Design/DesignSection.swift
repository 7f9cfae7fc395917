import KataCore
import KataText

/// Findings about a design, the first few in full and the others counted.
struct DesignSection: ReportSection {
  let findings: [DesignFinding]
  let limit: Int
  /// The command that shows all of them.
  let more: String
  let sources: [SourceFile]
  /// Leaves out the other places, and of praise why it matters.
  let isBrief: Bool
  var title: String?

  func write(on page: inout Page) {
    guard !findings.isEmpty else { return }
    if let title { page.section(title) }
    let shown = findings.prefix(limit)
    for (index, finding) in shown.enumerated() {
      if index > 0 { page.blank() }
      write(finding, on: &page)
    }
    let rest = findings.count - shown.count
    guard rest > 0 else { return }
    page.blank()
    let others =
      shown.isEmpty
      ? "Findings about the design: \(rest), `\(more)`" : "And \(rest) more: `\(more)`"
    page.add(page.prose(others), lead: "  ")
  }

  private func write(_ finding: DesignFinding, on page: inout Page) {
    page.item(
      finding.level.mark(page.look), finding.level.colour, page.prose(finding.summary, .bold))
    if let place = finding.locations.first { page.place(place, excerpt: excerpt(place)) }
    if !isBrief { writeOthers(finding, on: &page) }
    if finding.level != .praise || !isBrief {
      page.field("Because", page.prose(finding.reason))
      if let step = finding.step { page.field("Try", page.prose(step)) }
      if let gain = finding.gainPhrase { page.field("Gain", page.prose(gain)) }
      if finding.level != .praise {
        page.field("Read", page.prose("`kata read \(finding.lesson)`"))
      }
    }
    if !isBrief {
      page.field("Rule", page.facts([finding.rule.rawValue, finding.level.title], .dim))
    }
  }

  private func writeOthers(_ finding: DesignFinding, on page: inout Page) {
    let first = finding.locations.first
    let others = LineRanges(
      finding.locations.filter { ($0.path, $0.line) != (first?.path ?? $0.path, first?.line ?? 0) },
      home: first?.path)
    guard !others.isEmpty else { return }
    page.field("Also", page.words(others.text(atMost: 12)))
  }

  private func excerpt(_ place: SourceLocation) -> String? {
    sources.first { $0.path == place.path }?.line(place.line)
  }
}

extension DesignFinding {
  /// What the step would gain, if that was measured and is worth a point.
  var gainPhrase: String? {
    guard let gain, gain.isFinite else { return nil }
    let whole = Int(min(max(gain, 0), 100).rounded())
    return whole > 0 ? "about \(Count(whole, "point")) of \(feature.name)" : nil
  }
}

extension Page {
  /// Writes code as it is and as it was when nobody noticed, each on a line with its sign.
  mutating func change(_ change: CodeChange, lead: StyledText) {
    let room = max(width - lead.widthInColumns - 2, 10)
    for (sign, code, colour) in [
      ("- ", change.original, Style.Colour.red), ("+ ", change.replacement, .green),
    ] {
      let text = code.isEmpty ? words("left out", .dim) : StyledText(clean(code), colour)
      let opening =
        look.marks == .words
        ? Catalogue.current.text(sign == "- " ? "written: " : "changed: ") : sign
      add(
        look.marks == .words ? text : text.truncated(to: room, ellipsis: glyphs.ellipsis),
        lead: lead + StyledText(opening, colour))
    }
  }
}
