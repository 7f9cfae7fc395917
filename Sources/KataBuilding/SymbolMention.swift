import Foundation
import KataCore

/// Where the learner's files speak of a symbol that the gate refuses.
struct SymbolMention: Sendable {
  let sources: [SourceFile]

  /// The finding with the first line that has the name in code; as it is where no line has.
  func located(_ finding: Finding) -> Finding {
    guard finding.location == nil, let word = Self.word(of: finding.id) else { return finding }
    for source in sources {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let column = Self.column(of: word, in: line) else { continue }
        return Finding(
          id: finding.id, severity: finding.severity, summary: finding.summary,
          explanation: finding.explanation,
          location: SourceLocation(path: source.path, line: index + 1, column: column),
          excerpt: source.line(index + 1), nextSteps: finding.nextSteps)
      }
    }
    return finding
  }

  /// What to look for: `NSArray` of `symbol.NSArray`, `contentsOf:` of `symbol.init(contentsOf:)`.
  private static func word(of id: String) -> String? {
    guard id.hasPrefix("symbol.") else { return nil }
    let name = id.dropFirst("symbol.".count)
    guard let bracket = name.firstIndex(of: "(") else { return String(name) }
    return String(name[name.index(after: bracket)...].dropLast())
  }

  /// The column, in UTF-8 bytes and beginning with 1, where a line has the word and no comment before it.
  private static func column(of word: String, in line: Substring) -> Int? {
    let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    var rest = code
    while let range = rest.range(of: word) {
      let before =
        range.lowerBound == code.startIndex ? nil : code[code.index(before: range.lowerBound)]
      let after = range.upperBound == code.endIndex ? nil : code[range.upperBound]
      if !isWord(before), word.hasSuffix(":") || !isWord(after) {
        return code[..<range.lowerBound].utf8.count + 1
      }
      rest = code[range.upperBound...]
    }
    return nil
  }

  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}
