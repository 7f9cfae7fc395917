/// The states in which a kata's screen can be shown, and what can happen around it, as `kata.json` declares them.
package struct ScreenScenarios: Codable, Hashable, Sendable {
  /// A state or an event.
  package struct Scenario: Codable, Hashable, Sendable {
    /// The word typed on the command line, such as `offline`.
    package let id: String
    /// Titles by language code.
    package let titles: [String: String]

    package init(id: String, titles: [String: String]) {
      self.id = id
      self.titles = titles
    }

    /// The title in a language, in English where it is not translated.
    package func title(in language: Language) -> String {
      titles[language.rawValue] ?? titles["en"] ?? id
    }
  }

  /// The first one is the screen as it opens.
  package let states: [Scenario]
  /// What can happen outside the screen while it is used; nil for nothing.
  package let events: [Scenario]?

  package init(states: [Scenario], events: [Scenario]? = nil) {
    self.states = states
    self.events = events
  }
}
