import SwiftSyntax

extension StringLiteralExprSyntax {
  /// Whether a text is written for people: several words, or one that begins as a sentence does and is no identifier.
  var isProse: Bool {
    let text = segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
    guard text.contains(where: \.isLetter), !text.contains(where: { "/{}<>;=".contains($0) })
    else {
      return false
    }
    let words = text.split(separator: " ")
    return words.count > 1
      && words.contains { $0.count > 1 && $0.allSatisfy { $0.isLetter || ",.!?:;'’".contains($0) } }
  }
}
