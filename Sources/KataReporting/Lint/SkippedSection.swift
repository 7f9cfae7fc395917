import KataCore
import KataText

/// The files that were left out, with the reason and where the reader lost its way.
struct SkippedSection: ReportSection {
  let skipped: [StaticReading.Skipped]
  let limit: Int
  /// The command that shows all of them.
  let more: String

  func write(on page: inout Page) {
    guard !skipped.isEmpty else { return }
    page.section("Files left out", count: skipped.count)
    let shown = skipped.count - 1 <= limit ? skipped[...] : skipped.prefix(limit)
    for file in shown {
      let place = file.location?.description ?? file.path.description
      let text = StyledText(page.clean(place), .blue) + StyledText(", \(file.reason.sentence)")
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
    case .syntax: "not Swift as it stands"
    case .unreadable: "cannot be opened"
    case .notText: "not UTF-8 text"
    case .tooLarge: "too large to be written by hand"
    }
  }
}
