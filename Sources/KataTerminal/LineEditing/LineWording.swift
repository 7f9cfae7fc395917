/// The editor's own words, in the learner's language.
package struct LineWording: Sendable {
  /// Asks whether a list of so many completions is wanted; `y` is yes in every language.
  package let askToList: @Sendable (_ count: Int) -> String
  /// Stands before the line that a search in the history has found.
  package let search: @Sendable (_ query: String) -> String
  /// Stands there when nothing, or nothing more, is found.
  package let failedSearch: @Sendable (_ query: String) -> String

  package init(
    askToList: @escaping @Sendable (_ count: Int) -> String,
    search: @escaping @Sendable (_ query: String) -> String,
    failedSearch: @escaping @Sendable (_ query: String) -> String
  ) {
    self.askToList = askToList
    self.search = search
    self.failedSearch = failedSearch
  }

  package static let english = LineWording(
    askToList: { "Show all \($0) possibilities? [y/N] " },
    search: { "history, \"\($0)\": " },
    failedSearch: { "not in the history, \"\($0)\": " })
}
