/// A stretch of Swift code with what it is to a reader's eye.
package struct SyntaxSpan: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case keyword, type, literal, string, comment, attribute
  }

  /// UTF-8 offsets.
  package let range: Range<Int>
  package let kind: Kind

  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
