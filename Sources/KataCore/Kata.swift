package import Foundation

/// An exercise: a working but massive screen, the patterns it can be moved to, and the suites that judge the result.
package struct Kata: Sendable {
  /// The stable word typed on the command line, such as `greeting`.
  package let id: String
  /// Counts up when the content changes in a way that a started workspace should learn of.
  package let version: Int
  /// Titles by language code; `en` is always there.
  package let titles: [String: String]
  /// One-sentence summaries by language code.
  package let summaries: [String: String]
  /// The module that holds value types, services and seams.
  package let contract: String
  package let patterns: [Pattern]
  package let limits: Limits
  package let mistakes: [Mistake]
  /// The folder that holds `kata.json`.
  package let folder: URL

  package init(
    id: String, version: Int, titles: [String: String], summaries: [String: String],
    contract: String, patterns: [Pattern], limits: Limits, mistakes: [Mistake], folder: URL
  ) {
    self.id = id
    self.version = version
    self.titles = titles
    self.summaries = summaries
    self.contract = contract
    self.patterns = patterns
    self.limits = limits
    self.mistakes = mistakes
    self.folder = folder
  }

  /// The English title.
  package var title: String { title(in: .english) }

  /// The English summary, empty when the kata has none.
  package var summary: String { summary(in: .english) }

  /// The title in a language, in English where it is not translated.
  package func title(in language: Language) -> String {
    titles[language.rawValue] ?? titles["en"] ?? id
  }

  /// The summary in a language, in English where it is not translated; empty when the kata has none.
  package func summary(in language: Language) -> String {
    summaries[language.rawValue] ?? summaries["en"] ?? ""
  }

  /// The pattern with this id, in any letter case.
  package func pattern(_ id: String) -> Pattern? {
    patterns.first { $0.id == id.lowercased() }
  }
}
