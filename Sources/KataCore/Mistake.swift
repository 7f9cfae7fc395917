/// A planted wrong answer, laid over a pattern's reference, and what must catch it.
package struct Mistake: Codable, Hashable, Sendable {
  /// The folder below the kata's `Mistakes`.
  package let name: String
  /// The id of the pattern whose reference it spoils.
  package let pattern: String
  /// The ids of exactly the cases or findings that must fail.
  package let trips: [String]

  /// The word under which a workspace and the records know a review of it, which does not say what is wrong.
  package var reviewID: String { String(ContentHash.of(name.utf8).prefix(8)) }

  package init(name: String, pattern: String, trips: [String]) {
    self.name = name
    self.pattern = pattern
    self.trips = trips
  }
}
