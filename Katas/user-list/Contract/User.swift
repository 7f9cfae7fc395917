/// Somebody in the directory, as the list knows them.
nonisolated public struct User: Equatable, Sendable {
  /// The number under which the directory knows them.
  public var id: Int
  /// The name by which friends call them.
  public var firstName: String
  /// The name by which lists are sorted.
  public var lastName: String
  /// Where they work; nil where nobody knows.
  public var company: String?

  /// Makes a user from all parts.
  public init(id: Int, firstName: String, lastName: String, company: String?) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
    self.company = company
  }
}
