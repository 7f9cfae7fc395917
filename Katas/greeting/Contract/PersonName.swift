/// VIPER: a person's name in raw parts, as the interactor hands it out instead of the entity.
nonisolated public struct PersonName: Equatable, Sendable {
  /// Empty when the person has none.
  public var salutation: String
  /// The given name; empty when the person has none.
  public var first: String
  /// The family name; empty when the person has none.
  public var last: String

  /// Makes a name from its parts.
  public init(salutation: String, first: String, last: String) {
    self.salutation = salutation
    self.first = first
    self.last = last
  }
}
