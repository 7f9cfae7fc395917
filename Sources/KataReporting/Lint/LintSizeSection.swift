import KataCore
import KataText

/// How much was read, and the two numbers that hold for all of it.
struct LintSizeSection: ReportSection {
  let reading: StaticReading

  func write(on page: inout Page) {
    let types = Count(reading.types.count, "type")
    let size = "\(Count(reading.files, "file")), \(Count(reading.lines, "line")) of code, \(types)"
    page.add(StyledText(size), lead: "  ")
    guard !reading.types.isEmpty else {
      page.add("Nothing here is Swift that could be read.", lead: "  ")
      return
    }
    let raw = Figure.raw(reading.distribution.raw)
    let distribution = Score.Feature.distribution
    measure(distribution.title, "\(raw) of 1", "high when \(distribution.claim)", &page)
    let share = reading.uikitFreeShare.map(Figure.percent) ?? "no logic"
    measure("UIKit-free", share, "of the logic is in files that need no UIKit", &page)
    let unknown = Figure.percent(reading.unknownShare)
    measure(
      "Unknown", unknown, "of the lines use no name of the catalogue, and have no duty", &page)
  }

  private func measure(_ name: String, _ value: String, _ meaning: String, _ page: inout Page) {
    let gap: StyledText = page.look.marks == .words ? ": " : "  "
    let title = page.isWide ? name + String(repeating: " ", count: max(12 - name.count, 0)) : name
    let number =
      page.isWide ? value + String(repeating: " ", count: max(9 - value.count, 0)) : value
    let end: StyledText = page.look.marks == .words ? ", " : "  "
    page.add(
      StyledText(title, .bold) + gap + StyledText(number) + end + StyledText(meaning, .dim),
      lead: "  ", hanging: page.isWide ? nil : "    ")
  }
}
