package import KataCore
import SwiftParser
import SwiftSyntax

/// A learner's file, parsed once; everything that looks at its syntax shares this tree.
///
/// A text that would break the parser is not parsed at all: its tree is empty, and the static gate says why.
package struct ParsedFile: Sendable {
  package let source: SourceFile
  let tree: SourceFileSyntax
  let lines: LineTable
  /// Why the text was not parsed.
  let risk: ParsingRisk?
  /// Says whether a walk over the tree may need more than an ordinary stack.
  let isDeep: Bool

  package init(_ source: SourceFile) {
    self.init(MeasuredFile(source))
  }

  init(_ measured: MeasuredFile) {
    source = measured.source
    lines = measured.lines
    risk = measured.risk
    isDeep = measured.isDeep
    let text = risk == nil ? source.text : ""
    tree = isDeep ? DeepStack.run { Self.tree(of: text) } : Self.tree(of: text)
  }

  private static func tree(of text: String) -> SourceFileSyntax {
    // A debug build of the parser would otherwise stop at 20 levels, which real screens reach.
    var parser = Parser(text, maximumNestingLevel: NestingScan.maximumDepth + 4)
    return SourceFileSyntax.parse(from: &parser)
  }

  /// Says whether the parser understood all of the text.
  var isSound: Bool { risk == nil && !tree.hasError }

  /// Parses a text and keeps nothing: what the parser alone takes, to measure everything else by.
  package static func parseAlone(_ source: SourceFile) {
    _ = tree(of: source.text)
  }

  /// Where a node begins, its comments and blanks left out.
  func location(of node: some SyntaxProtocol) -> KataCore.SourceLocation {
    location(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The place of an offset in UTF-8 bytes.
  func location(offset: Int) -> KataCore.SourceLocation {
    let (line, column) = lines.position(of: offset)
    return KataCore.SourceLocation(path: source.path, line: line, column: column)
  }

  /// The text of a line, counted from 1, without its line end; empty when there is no such line.
  func excerpt(line: Int) -> String {
    let range = lines.range(ofLine: line)
    let utf8 = source.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let bytes = utf8[start..<utf8.index(start, offsetBy: range.count)]
    let text = String(Substring(bytes))
    return text.hasSuffix("\r") ? String(text.dropLast()) : text
  }
}
