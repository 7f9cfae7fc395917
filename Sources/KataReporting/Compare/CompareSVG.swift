package import KataCore

/// The scores of a kata's solutions as bars, a group for each solution, readable on light and dark pages.
package struct CompareSVG: Sendable {
  package let text: String

  private static let left = 260.0
  private static let bar = 320.0
  private static let barHeight = 14.0
  private static let top = 76.0
  private static let group = 74.0
  private static let width = 760.0

  /// - Parameter changes: The change requests that the learner has begun.
  package init(
    _ rows: [CompareRow], kata: Kata, changes: [ChangeRequest] = [], language: Language
  ) {
    let height = Self.top + Double(rows.count) * Self.group + 24
    let name =
      kata.title(in: language) + Catalogue.current.text(": ")
      + Catalogue.current.text("patterns compared")
    let children = [
      XMLElement("title", [("id", "title")], text: XMLText(name)),
      XMLElement("desc", [("id", "desc")], text: XMLText(Self.description(rows))),
      XMLElement("style", text: XMLText(Self.style)),
      XMLElement(
        "rect",
        [("class", "page"), ("width", Self.number(Self.width)), ("height", Self.number(height))]),
      GraphSVG.label(name, 24, 32, "heading"),
    ]
    let groups = rows.enumerated().flatMap { index, row in
      Self.bars(of: row, changes, language, y: Self.top + Double(index) * Self.group)
    }
    text =
      XMLElement(
        "svg",
        [
          ("xmlns", "http://www.w3.org/2000/svg"),
          ("viewBox", "0 0 \(Self.number(Self.width)) \(Self.number(height))"),
          ("width", Self.number(Self.width)), ("height", Self.number(height)), ("role", "img"),
          ("aria-labelledby", "title desc"),
        ], children: children + groups
      ).document
  }

  private static func bars(
    of row: CompareRow, _ changes: [ChangeRequest], _ language: Language, y: Double
  ) -> [XMLElement] {
    let title = GraphSVG.label(
      Catalogue.current.text(row.title), 24, y, row.kind == .own ? "own" : "name")
    let facts = code(of: row, changes, language).enumerated().map { index, text in
      GraphSVG.label(text, 24, y + 18 + 16 * Double(index), "caption")
    }
    return [title] + facts
      + Score.Feature.allCases.enumerated().flatMap { index, feature in
        bar(feature, row.values[feature], y: y - 12 + Double(index) * (barHeight + 5))
      }
  }

  private static func bar(
    _ feature: Score.Feature, _ value: ScoreValue?, y: Double
  ) -> [XMLElement] {
    let name = Catalogue.current.text(feature.name)
    let figure = value.map { "\(name) \(Figure.raw($0.raw))" } ?? name
    let length = max((value?.raw ?? 0) * bar, 1)
    return [
      XMLElement(
        "rect",
        [
          ("class", feature.rawValue), ("x", number(left)), ("y", number(y)),
          ("width", number(length)), ("height", number(barHeight)), ("rx", "2"),
        ]),
      GraphSVG.label(figure, left + bar + 10, y + barHeight - 3, "caption"),
    ]
  }

  /// How many lines it has, and what the last change has touched.
  private static func code(
    of row: CompareRow, _ changes: [ChangeRequest], _ language: Language
  ) -> [String] {
    let words = Catalogue.current
    let size = row.size.map { words.text("\(Count($0.lines, "line"))") }
    let change = changes.last.flatMap { change in
      row.changes[change.id].map {
        change.title(in: language) + words.text(": ")
          + words.text("touched \(Count($0.touched.count, "type"))") + words.text(", ")
          + words.text("\(Count($0.tokens, "token"))")
      }
    }
    return [size, change].compactMap(\.self)
  }

  /// All that the drawing shows, for those who hear it.
  private static func description(_ rows: [CompareRow]) -> String {
    rows.map { row in
      let values = Score.Feature.allCases.compactMap { feature in
        row.values[feature].map {
          "\(Catalogue.current.text(feature.name)) \(Figure.raw($0.raw))"
        }
      }
      return ([Catalogue.current.text(row.title)] + values).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private static func number(_ value: Double) -> String { GraphSVG.number(value) }

  private static let style = """
    .page{fill:#ffffff} .heading{font:600 15px sans-serif;fill:#1f2328} \
    .name{font:13px sans-serif;fill:#1f2328} .own{font:600 13px sans-serif;fill:#1f2328} \
    .caption{font:11px sans-serif;fill:#4b535d} .distribution{fill:#1f6feb} \
    .testability{fill:#1a7f37} .easeOfUse{fill:#9a6700} \
    @media (prefers-color-scheme:dark){.page{fill:#0d1117} .heading,.name,.own{fill:#e6edf3} \
    .caption{fill:#b1bac4} .distribution{fill:#58a6ff} .testability{fill:#3fb950} \
    .easeOfUse{fill:#d29922}}
    """
}
