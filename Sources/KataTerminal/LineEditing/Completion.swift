/// One way to complete a word.
package struct Completion: Hashable, Sendable {
  /// The whole word, without quotes.
  package let replacement: String
  /// What it stands for, in a few words; empty when the name says it all.
  package let detail: String
  /// Says whether the word is over, so that a blank follows.
  package let isComplete: Bool

  package init(_ replacement: String, detail: String = "", isComplete: Bool = true) {
    self.replacement = replacement
    self.detail = detail
    self.isComplete = isComplete
  }
}
