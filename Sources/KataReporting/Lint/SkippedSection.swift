import KataCore
import KataText

/// The files that were left out, with the reason and where the reader lost its way, and single statements of others.
struct SkippedSection: ReportSection {
  let skipped: [StaticReading.Skipped]
  let limit: Int
  /// The command that shows all of them.
  let more: String

  func write(on page: inout Page) {
    let files = skipped.filter { $0.reason != .statement }
    let statements = skipped.filter { $0.reason == .statement }
    write(files, title: "Files left out", on: &page)
    if !files.isEmpty, !statements.isEmpty { page.blank() }
    write(statements, title: "Statements left out", on: &page)
  }

  private func write(_ skipped: [StaticReading.Skipped], title: String, on page: inout Page) {
    guard !skipped.isEmpty else { return }
    page.section(title, count: skipped.count)
    let shown = skipped.count - 1 <= limit ? skipped[...] : skipped.prefix(limit)
    for part in shown {
      let place = part.location?.description ?? part.path.description
      let text =
        StyledText(page.clean(place), .blue) + page.comma + page.words(part.reason.sentence)
      page.item(page.glyphs.bullet, nil, text)
    }
    if skipped.count > shown.count {
      page.add(
        page.prose("and \(skipped.count - shown.count) more: `\(more)`", .dim), lead: "    ")
    }
  }
}

extension StaticReading.Skipped.Reason {
  /// Why a file was left out, behind a comma.
  var sentence: String {
    switch self {
    case .syntax, .statement: "not Swift as it stands"
    case .unreadable: "cannot be opened"
    case .notText: "not UTF-8 text"
    case .tooLarge: "too large to be written by hand"
    }
  }
}
