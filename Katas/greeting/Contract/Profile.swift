/// What the profile screen is given: texts, ready to be shown.
nonisolated public struct Profile: Equatable, Sendable {
  /// First and last name in one text.
  public var name: String
  /// The person's salutation; empty when there is none.
  public var salutation: String

  /// Makes a profile from its texts.
  public init(name: String, salutation: String) {
    self.name = name
    self.salutation = salutation
  }
}
