/// Somebody who can be greeted: the entity of this kata.
nonisolated public struct Person: Equatable, Sendable {
  /// The number under which the server knows the person.
  public var id: Int
  /// A form of address such as "Dr."; empty when the person has none.
  public var salutation: String
  /// The given name; empty when the person has none.
  public var firstName: String
  /// The family name; empty when the person has none.
  public var lastName: String

  /// Makes a person from all parts.
  public init(id: Int, salutation: String, firstName: String, lastName: String) {
    self.id = id
    self.salutation = salutation
    self.firstName = firstName
    self.lastName = lastName
  }
}
