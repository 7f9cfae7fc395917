import KataCore
import KataText

/// Says that no rule has anything to say of what was read, where that is so.
struct NoFindingsSection: ReportSection {
  let reading: StaticReading

  func write(on page: inout Page) {
    guard reading.findings.isEmpty, !reading.types.isEmpty else { return }
    page.section("Findings")
    page.add(page.words("none: no rule has anything to say about these types"), lead: "  ")
  }
}
