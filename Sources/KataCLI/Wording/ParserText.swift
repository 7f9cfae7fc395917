import KataCore
import KataText

/// A text of the argument parser in the language of the command: its help, or what is wrong with a command line.
struct ParserText: Sendable {
  private let lines: [Substring]

  /// - Parameter message: The text as it is without any breaking of lines.
  init(_ message: String) {
    lines = message.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The column in which the parser begins its explanations.
  private static let column = 26

  func laidOut(to width: Int) -> String {
    lines.flatMap { line -> [StyledText] in
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      if text.uppercased().hasPrefix("USAGE:") { return Self.usage(String(text), width, indent) }
      guard let parts = Self.parts(text, indent: indent) else {
        return StyledText(Self.translated(String(text))).wrapped(
          to: width, lead: StyledText(String(repeating: " ", count: indent)),
          hanging: StyledText(String(repeating: " ", count: indent)))
      }
      return Self.rows(parts.name, Catalogue.current.text(parts.explanation), indent, width)
    }.map(\.plain).joined(separator: "\n")
  }

  /// A usage line, broken between options and never inside of one.
  private static func usage(_ text: String, _ width: Int, _ indent: Int) -> [StyledText] {
    var depth = 0
    let whole = translated(text).map { character -> Character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return character == " " && depth > 0 ? "\u{a0}" : character
    }
    let lead = StyledText(String(repeating: " ", count: indent))
    let rows = StyledText(String(whole)).wrapped(
      to: width, lead: lead, hanging: lead + StyledText(String(repeating: " ", count: 7)))
    // On paper a blank again, so that what is copied can be typed.
    return rows.map { StyledText($0.plain.replacing("\u{a0}", with: " ")) }
  }

  /// A line in the learner's language; behind `Help:` stands an argument before its explanation.
  private static func translated(_ text: String) -> String {
    let parts = text.split(separator: "  ", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "Help:" else { return Catalogue.current.text(text) }
    return Catalogue.current.text(
      "Help:  %@", "\(parts[1])  \(Catalogue.current.text(parts[2]))")
  }

  /// A name and its explanation, which stand side by side; nil for running text.
  private static func parts(
    _ text: Substring, indent: Int
  ) -> (name: String, explanation: String)? {
    if indent >= 20 { return ("", String(text)) }
    guard indent == 2, let gap = text.range(of: "  ") else { return nil }
    return (String(text[..<gap.lowerBound]), String(text[gap.upperBound...].drop { $0 == " " }))
  }

  private static func rows(
    _ name: String, _ explanation: String, _ indent: Int, _ width: Int
  ) -> [StyledText] {
    let hanging = StyledText(String(repeating: " ", count: column))
    let lead = name.isEmpty ? "" : "  " + name
    guard lead.count < column else {
      return [StyledText(lead)]
        + StyledText(explanation).wrapped(to: width, lead: hanging, hanging: hanging)
    }
    let padded = StyledText(lead + String(repeating: " ", count: column - lead.count))
    return StyledText(explanation).wrapped(to: width, lead: padded, hanging: hanging)
  }
}

extension Substring {
  /// Where two blanks stand for the first time.
  fileprivate func range(of blanks: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(blanks) { return start..<index(start, offsetBy: blanks.count) }
      start = index(after: start)
    }
    return nil
  }
}
