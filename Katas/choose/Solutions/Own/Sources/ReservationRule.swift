import Foundation
import LibraryContract

/// Says who may reserve one more book.
struct ReservationRule {
  static let most = 5

  /// Why somebody may not reserve.
  enum Objection {
    case cardExpired
    case tooMany
  }

  let now: Date

  /// Nil for somebody who may.
  func objection(to member: Member) -> Objection? {
    if member.cardExpires <= now { return .cardExpired }
    if member.reservations.count >= Self.most { return .tooMany }
    return nil
  }
}
