import Foundation
import KataCore

/// Where the learner's files speak of a symbol that the gate refuses.
struct SymbolMention: Sendable {
  let sources: [SourceFile]

  /// The finding with the first line that has the name in code; as it is where no line has.
  func located(_ finding: Finding) -> Finding {
    guard finding.location == nil else { return finding }
    return Self.words(of: finding.id).lazy.compactMap { located(finding, at: $0) }.first ?? finding
  }

  private func located(_ finding: Finding, at word: String) -> Finding? {
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
    return nil
  }

  /// What to look for, the best first: `NSArray` of `symbol.NSArray`, `contentsOf:` of `symbol.init(contentsOf:)`, and
  /// `write(to:` before `write` and `to:` of `symbol.String.write(to:)`.
  private static func words(of id: String) -> [String] {
    guard id.hasPrefix("symbol.") else { return [] }
    let name = id.dropFirst("symbol.".count)
    guard let bracket = name.firstIndex(of: "(") else { return [String(name)] }
    let label = String(name[name.index(after: bracket)...].dropLast())
    let path = name[..<bracket].split(separator: ".")
    guard path.count > 1, let method = path.last.map(String.init) else { return [label] }
    return ["\(method)(\(label)", method, label]
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
