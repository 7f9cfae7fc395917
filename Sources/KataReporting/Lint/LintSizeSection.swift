import KataCore
import KataText

/// How much was read, and the two numbers that hold for all of it.
struct LintSizeSection: ReportSection {
  let reading: StaticReading

  func write(on page: inout Page) {
    let types = Count(reading.types.count, "type").description
    let lines = Catalogue.current.text(
      "%@ of code", Count(reading.lines, "line").description)
    page.add(page.facts([Count(reading.files, "file").description, lines, types]), lead: "  ")
    guard !reading.types.isEmpty else {
      page.add(page.words("Nothing here is Swift that could be read."), lead: "  ")
      return
    }
    let raw = Figure.raw(reading.distribution.raw)
    let distribution = Score.Feature.distribution
    measure(distribution.title, "\(raw) of 1", "high when \(distribution.claim)", &page)
    let share = reading.uikitFreeShare.map(Figure.percent) ?? "no logic"
    // Not the part of testability, which counts the lines that runs have shown to be logic.
    measure("No UIKit", share, "of what reads as logic is in files without UIKit", &page)
    let unknown = Figure.percent(reading.unknownShare)
    measure(
      "Unknown", unknown, "of the lines use no name that a duty is known by", &page)
  }

  private func measure(_ name: String, _ value: String, _ meaning: String, _ page: inout Page) {
    let isWords = page.look.marks == .words
    let title = page.words(name, .bold).padded(to: page.isWide ? 12 : 0)
    let number = page.words(value).padded(to: page.isWide ? 9 : 0)
    page.add(
      title + (isWords ? page.colon : "  ") + number + (isWords ? page.comma : "  ")
        + page.words(meaning, .dim),
      lead: "  ", hanging: page.isWide ? nil : "    ")
  }
}
