import Foundation
import LibraryContract

/// Says who may reserve one more book.
struct ReservationRule {
  static let most = 5
  /// Whoever owes so many cents, or more, may not reserve.
  static let feeLimit = 1000

  /// Why somebody may not reserve.
  enum Objection {
    case cardExpired
    case owing(cents: Int)
    case tooMany
  }

  let now: Date

  /// Nil for somebody who may.
  func objection(to member: Member) -> Objection? {
    if member.cardExpires <= now { return .cardExpired }
    if member.fees >= Self.feeLimit { return .owing(cents: member.fees) }
    if member.reservations.count >= Self.most { return .tooMany }
    return nil
  }
}
