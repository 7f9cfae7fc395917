/// Two versions of a piece of code: what stands there, and what stood there when nobody noticed.
package struct CodeChange: Hashable, Sendable {
  package let original: String
  /// Empty when the code was left out.
  package let replacement: String

  package init(original: String, replacement: String) {
    self.original = original
    self.replacement = replacement
  }

  /// Reads a change from the detail of a finding: the two versions on two lines, or with an arrow between them.
  init?(_ detail: String) {
    for separator in ["\n", " → ", " -> "] {
      guard let range = detail.firstRange(of: separator) else { continue }
      original = String(detail[..<range.lowerBound])
      replacement = String(detail[range.upperBound...])
      return
    }
    return nil
  }
}
