import Foundation

/// The person who uses the app, as the library knows them.
nonisolated public struct Member: Equatable, Sendable {
  /// The numbers of the books that are reserved for them.
  public var reservations: [Int]
  /// The books that they have at home, in no particular order.
  public var loans: [Loan]
  /// What they owe, in cents.
  public var fees: Int
  /// From this moment on their card is no longer valid.
  public var cardExpires: Date

  /// Makes a member from all parts.
  public init(reservations: [Int], loans: [Loan], fees: Int, cardExpires: Date) {
    self.reservations = reservations
    self.loans = loans
    self.fees = fees
    self.cardExpires = cardExpires
  }
}
