import KataCore
import KataText

/// The lines whose duty is not their type's, with what moving them would gain, the largest gain first.
struct MisplacedSection: ReportSection {
  let findings: [DesignFinding]
  let limit: Int
  /// The command that shows all of them.
  let more: String

  func write(on page: inout Page) {
    let misplaced = findings.filter { $0.rule == .misplacedDuty }
      .sorted { ($0.gain ?? 0) > ($1.gain ?? 0) }
    guard !misplaced.isEmpty else { return }
    page.section("Lines in another type's work")
    let shown = misplaced.count - 1 <= limit ? misplaced[...] : misplaced.prefix(limit)
    for finding in shown { write(finding, on: &page) }
    if misplaced.count > shown.count {
      page.add(
        page.prose("and \(misplaced.count - shown.count) more: `\(more)`", .dim), lead: "    ")
    }
  }

  private func write(_ finding: DesignFinding, on page: inout Page) {
    let gain = finding.gain.map { ", moving them gains \(Figure($0, places: 1)) points" } ?? ""
    let isLent = finding.remedy == .handIn || finding.remedy == .askThrough
    let home = finding.otherWord.map { isLent ? ", for \($0) alone" : ", better in \($0)" } ?? ""
    let duty = finding.duty ?? "another duty"
    page.item(
      page.glyphs.bullet, nil,
      page.prose("\(duty) in \(finding.subject ?? finding.typeWord)\(home)\(gain)"))
    let places = LineRanges(finding.locations, home: nil)
    page.add(StyledText(page.clean(places.text(atMost: 6)), .blue), lead: "    ")
  }
}
