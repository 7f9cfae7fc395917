import Foundation
import LibraryContract

/// Says who may reserve one more book.
struct ReservationRule {
  /// Why somebody may not reserve.
  enum Objection {
    case cardExpired
  }

  let now: Date

  /// Nil for somebody who may.
  func objection(to member: Member) -> Objection? {
    if member.cardExpires <= now { return .cardExpired }
    return nil
  }
}
