/// A new requirement that comes once a kata holds: it shows what the design makes easy.
package struct ChangeRequest: Codable, Hashable, Sendable {
  /// The name of its folder below `Changes` and the first part of its cases' ids, such as `initials`.
  package let id: String
  /// Titles by language code; `en` is always there.
  package let titles: [String: String]
  /// The cases that no longer apply once the change is made.
  package let replaces: [String]?

  package init(id: String, titles: [String: String], replaces: [String]? = nil) {
    self.id = id
    self.titles = titles
    self.replaces = replaces
  }

  /// The folder of its requirement, suite and solutions, below the kata's.
  package var folder: String { "Changes/\(id)" }

  /// The title in a language, in English where it is not translated.
  package func title(in language: Language) -> String {
    titles[language.rawValue] ?? titles["en"] ?? id
  }
}
