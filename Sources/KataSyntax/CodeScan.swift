import KataCore
import SwiftSyntax

/// The lines and tokens of a file, and the names of UIKit in it.
///
/// Comments and blanks count for nothing, and a text literal is one token whatever it says.
struct CodeScan: Sendable {
  private(set) var tokens = 0
  /// The names that may be UIKit's, such as `UILabel`, each with where it stands.
  private(set) var platformNames: [String: [KataCore.SourceLocation]] = [:]
  /// For every line how many lines of code come before it.
  private var linesBefore = [0]

  init(_ file: ParsedFile) {
    var lines: Set<Int> = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) where !token.text.isEmpty {
      if token.countsAlone { tokens += 1 }
      let place = file.location(of: token)
      if case .identifier(let name) = token.tokenKind, Catalogue.isUIKits(name) {
        platformNames[name, default: []].append(place)
      }
      var line = place.line
      for part in token.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if !part.allSatisfy(\.isWhitespace) { lines.insert(line) }
        line += 1
      }
    }
    for line in 1...(max(1, lines.max() ?? 1)) {
      linesBefore.append(linesBefore[line - 1] + (lines.contains(line) ? 1 : 0))
    }
  }

  /// Lines of code between two lines, both counted from 1 and included.
  func lines(from first: Int, through last: Int) -> Int {
    let last = min(last, linesBefore.count - 1)
    return first >= 1 && last >= first ? linesBefore[last] - linesBefore[first - 1] : 0
  }

  /// Lines of code in the whole text.
  var allLines: Int { linesBefore[linesBefore.count - 1] }
}

extension TokenSyntax {
  /// Whether it is a token of the code, rather than a part of a literal.
  fileprivate var countsAlone: Bool {
    guard let parent else { return true }
    if let literal = parent.as(StringLiteralExprSyntax.self) { return literal.openingQuote == self }
    return !parent.is(StringSegmentSyntax.self) && !parent.is(ExpressionSegmentSyntax.self)
  }
}
