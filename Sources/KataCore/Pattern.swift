/// One architecture that a kata can be moved to, as its `kata.json` declares it.
package struct Pattern: Codable, Hashable, Sendable {
  /// The word typed on the command line, such as `mvp`.
  package let id: String
  /// The name shown to people, such as `MVP`.
  package let title: String
  /// A shorter name, such as `MVVM-DC`; nil where the title is short.
  package let short: String?
  /// The folder of this pattern below the kata's `Suites` and `Solutions`.
  package let folder: String
  /// The id of the lesson that teaches it as the kata has it; nil where that lesson has the pattern's id.
  package let lesson: String?
  /// The contract's protocol that opens the pattern's suite, such as `GreetingMVP`.
  package let seam: String
  /// The case that fails when a view pushes or presents something itself, or a part that is no router leaves through
  /// the shared application, such as `MVP.leadsToTheProfile`; nil when they may.
  package let leaving: String?
  /// What the source of a solution in this pattern does without; nil where that asks for nothing.
  package let without: [NameRule]?

  package init(
    id: String, title: String, short: String? = nil, folder: String, seam: String,
    lesson: String? = nil, leaving: String? = nil, without: [NameRule]? = nil
  ) {
    self.id = id
    (self.title, self.short) = (title, short)
    self.folder = folder
    self.seam = seam
    self.lesson = lesson
    self.leaving = leaving
    self.without = without
  }

  /// The name where there is no room for a long one.
  package var shortTitle: String { short ?? title }
}
