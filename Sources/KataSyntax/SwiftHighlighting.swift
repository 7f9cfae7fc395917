package import KataCore
import SwiftIDEUtils
import SwiftSyntax

/// Says what each stretch of Swift code is to a reader's eye; code that is cut off or wrong is read as far as it goes.
package struct SwiftHighlighting: Sendable {
  package init() {}

  /// The stretches with a kind of their own, in order and apart; none for code that would break the parser.
  package func spans(in code: String) -> [SyntaxSpan] {
    let file = ParsedFile(SourceFile(path: "Code.swift", text: code))
    return DeepStack.run(for: [file]) { Self.spans(of: file.tree, in: Array(code.utf8)) }
  }

  private static func spans(of tree: SourceFileSyntax, in bytes: [UInt8]) -> [SyntaxSpan] {
    tree.classifications.compactMap { part in
      let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
      guard !range.isEmpty, range.upperBound <= bytes.count else { return nil }
      return kind(of: part.kind, startingWith: bytes[range.lowerBound]).map {
        SyntaxSpan(range: range, kind: $0)
      }
    }
  }

  /// What a classification is to the eye; nil for what looks like the text around it.
  private static func kind(
    of part: SyntaxClassification, startingWith byte: UInt8
  ) -> SyntaxSpan.Kind? {
    switch part {
    case .keyword, .ifConfigDirective: .keyword
    case .type: .type
    // The grammar alone does not tell `Person(name:)` from `greet(name:)`; the first letter does.
    case .identifier: isUpperCase(byte) ? .type : nil
    case .integerLiteral, .floatLiteral, .regexLiteral: .literal
    case .stringLiteral: .string
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    case .attribute: .attribute
    default: nil
    }
  }

  private static func isUpperCase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
