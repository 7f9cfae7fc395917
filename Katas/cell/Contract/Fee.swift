/// What somebody owes the library: the model.
nonisolated public struct Fee: Equatable, Sendable {
  /// What the fee is for.
  public var reason: String
  /// The amount in cents.
  public var cents: Int
  /// Whether nothing is owed any more.
  public var isPaid: Bool

  /// Makes a fee from its parts.
  public init(reason: String, cents: Int, isPaid: Bool) {
    self.reason = reason
    self.cents = cents
    self.isPaid = isPaid
  }
}
