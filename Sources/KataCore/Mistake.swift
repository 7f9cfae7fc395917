/// A planted wrong answer, laid over a pattern's reference, and what must catch it.
package struct Mistake: Codable, Hashable, Sendable {
  /// The folder below the kata's `Mistakes`.
  package let name: String
  /// The id of the pattern whose reference it spoils.
  package let pattern: String
  /// The ids of exactly the cases or findings that must fail.
  package let trips: [String]

  package init(name: String, pattern: String, trips: [String]) {
    self.name = name
    self.pattern = pattern
    self.trips = trips
  }
}
