/// The ways to complete the word under the cursor, the most useful first.
package struct LineCompletions: Hashable, Sendable {
  /// Where the word is: offsets in the line's UTF-8, its quotes included.
  package let word: Range<Int>
  package let candidates: [Completion]

  package init(word: Range<Int>, candidates: [Completion]) {
    self.word = word
    self.candidates = candidates
  }
}
