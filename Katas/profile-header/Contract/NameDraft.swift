/// What the name editor starts with.
nonisolated public struct NameDraft: Equatable, Sendable {
  /// The name without spaces around it; empty when there is none.
  public var name: String
  /// What stands in for the name while there is none.
  public var placeholder: String

  /// Makes a draft from its parts.
  public init(name: String, placeholder: String) {
    self.name = name
    self.placeholder = placeholder
  }
}
