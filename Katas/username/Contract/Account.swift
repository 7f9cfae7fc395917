/// Somebody's account.
nonisolated public struct Account: Equatable, Sendable {
  /// The number under which the server knows the account, such as "0122".
  public var id: String
  /// Nil when the person has chosen none.
  public var name: String?

  /// Makes an account from its parts.
  public init(id: String, name: String?) {
    self.id = id
    self.name = name
  }
}
