package import KataCore
package import KataText

/// The three scores as bars, with their values, what changed since the last attempt, and the marks to reach.
///
/// A bar ends at 100: the reference, and of ease of use the starter. Without anchors it shows the raw value, from 0 to 1, and has no marks.
package struct ScoreBars: Sendable {
  package let lines: [StyledText]

  /// Draws the bars.
  ///
  /// - Parameters:
  ///   - last: The values of the attempt before this one; empty for the first.
  ///   - thresholds: What has to be reached.
  package init(
    _ scores: Scores, since last: [Score.Feature: ScoreValue] = [:],
    thresholds: [ScoreThreshold] = [], width: Int, look: Look
  ) {
    var page = Page(width: width, look: look)
    BarSection(scores: scores, last: last, thresholds: thresholds).write(on: &page)
    lines = page.lines
  }
}

/// The bars as a part of a page.
struct BarSection: ReportSection {
  let scores: Scores
  let last: [Score.Feature: ScoreValue]
  let thresholds: [ScoreThreshold]

  func write(on page: inout Page) {
    guard !scores.isWaiting else {
      page.add(page.words("The scores wait until all behaviour cases pass.", .dim), lead: "  ")
      return
    }
    for feature in Score.Feature.allCases {
      if let score = scores[feature] { write(ScoreValue(score), of: feature, on: &page) }
    }
    if page.look.marks != .words { legend(on: &page) }
  }

  private func write(_ value: ScoreValue, of feature: Score.Feature, on page: inout Page) {
    let threshold = threshold(feature)
    if page.look.marks == .words {
      page.add(
        page.words(feature.title) + page.colon + page.facts(facts(feature, value, threshold)),
        lead: "  ", hanging: "    ")
      return
    }
    let colour = colour(value, threshold)
    var line = "  " + page.words(feature.title, .bold).padded(to: 12) + "  "
    if let room = barWidth(page) {
      line += bar(value, threshold, cells: room, colour, BarSigns(page.look.marks)) + " "
    }
    line += StyledText(Self.aligned(value.text, isAnchored ? 3 : 4), Style(colour, isBold: true))
    if let change = last[feature].map(value.change) {
      let rise: Style = change == "=" ? .dim : Style(change.hasPrefix("+") ? .green : .yellow)
      line += "  " + StyledText(Self.aligned(change, changeWidth), rise)
    }
    if let threshold, !threshold.isMet, page.isWide {
      line += "  " + page.words("asks for \(threshold.minimum)", Style(.yellow))
    }
    page.add(line)
  }

  /// The value, the change and the threshold in words.
  private func facts(
    _ feature: Score.Feature, _ value: ScoreValue, _ threshold: ScoreThreshold?
  ) -> [String] {
    var parts = ["\(value.text) of \(value.anchored == nil ? 1 : 100)"]
    switch last[feature].map(value.change) {
    case "="?: parts.append("as before")
    case let change?:
      parts.append("\(change.hasPrefix("-") ? "down" : "up") \(change.dropFirst())")
    case nil: break
    }
    if let threshold {
      parts.append(threshold.isMet ? "enough" : "\(threshold.minimum) is asked for")
    }
    return parts
  }

  private func bar(
    _ value: ScoreValue, _ threshold: ScoreThreshold?, cells: Int, _ colour: Style.Colour,
    _ signs: BarSigns
  ) -> StyledText {
    let share = value.anchored.map { Double($0) / 100 } ?? (value.raw.isFinite ? value.raw : 0)
    // Rounded down, so that only 100 fills a bar and only what is asked for reaches its mark.
    let filled = Int(min(max(share, 0), 1) * Double(cells))
    let mark = threshold.map { min($0.minimum * cells / 100, cells - 1) }
    var bar = StyledText()
    for cell in 0..<cells {
      if cell == mark {
        bar += StyledText(signs.threshold, .bold)
      } else {
        bar += cell < filled ? StyledText(signs.filled, colour) : StyledText(signs.rest, .dim)
      }
    }
    return isAnchored ? bar + StyledText(signs.reference, .bold) : bar
  }

  private func legend(on page: inout Page) {
    guard isAnchored else {
      page.add(page.words("raw values, from 0 to 1", .dim), lead: "  ")
      return
    }
    let signs = BarSigns(page.look.marks)
    guard barWidth(page) != nil else {
      page.add(page.words("100 is the reference; for ease of use, the starter", .dim), lead: "  ")
      return
    }
    var text =
      StyledText("\(signs.reference) ", .dim)
      + page.words("100: the reference; for ease of use, the starter", .dim)
    if Score.Feature.allCases.contains(where: { threshold($0) != nil }) {
      text += StyledText("   \(signs.threshold) ", .dim) + page.words("asked for", .dim)
    }
    page.add(text, lead: "  ")
  }

  /// The strictest threshold of a feature, which has no meaning for a raw value.
  private func threshold(_ feature: Score.Feature) -> ScoreThreshold? {
    guard scores[feature]?.anchored != nil else { return nil }
    return thresholds.filter { $0.feature == feature }.max { $0.minimum < $1.minimum }
  }

  private var isAnchored: Bool {
    Score.Feature.allCases.allSatisfy { scores[$0]?.anchored != nil }
  }

  private func colour(_ value: ScoreValue, _ threshold: ScoreThreshold?) -> Style.Colour {
    if threshold?.isMet == false { return .yellow }
    return value.anchored == 100 ? .green : .cyan
  }

  private var changeWidth: Int {
    Score.Feature.allCases.map { feature in
      guard let before = last[feature], let score = scores[feature] else { return 0 }
      return ScoreValue(score).change(since: before).count
    }.max() ?? 0
  }

  /// How many cells a bar gets, at most one for every two and a half points; nil where there is no room for one.
  private func barWidth(_ page: Page) -> Int? {
    let change = changeWidth == 0 ? 0 : changeWidth + 2
    let isAsked = Score.Feature.allCases.contains { threshold($0)?.isMet == false }
    let asked = isAsked && page.isWide ? 14 : 0
    // The title with its margins, the blank before the value and the value.
    let room = page.width - 16 - 5 - change - asked
    return room < 8 ? nil : min(room, 40)
  }

  private static func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
