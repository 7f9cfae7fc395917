/// One architecture that a kata can be moved to, as its `kata.json` declares it.
package struct Pattern: Codable, Hashable, Sendable {
  /// The word typed on the command line, such as `mvp`.
  package let id: String
  /// The name shown to people, such as `MVP`.
  package let title: String
  /// The folder of this pattern below the kata's `Suites` and `Solutions`.
  package let folder: String
  /// The contract's protocol that opens the pattern's suite, such as `GreetingMVP`.
  package let seam: String
  /// The case that fails when a view pushes or presents something itself, such as `MVP.leadsToTheProfile`; nil when
  /// views may.
  package let leaving: String?
  /// What the source of a solution in this pattern does without; nil where that asks for nothing.
  package let without: [NameRule]?

  package init(
    id: String, title: String, folder: String, seam: String, leaving: String? = nil,
    without: [NameRule]? = nil
  ) {
    self.id = id
    self.title = title
    self.folder = folder
    self.seam = seam
    self.leaving = leaving
    self.without = without
  }
}
