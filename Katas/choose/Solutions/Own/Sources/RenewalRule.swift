import Foundation
import LibraryContract

/// Says which loans may be renewed.
struct RenewalRule {
  static let most = 2

  /// Why a loan may not be renewed.
  enum Objection {
    case overdue
    case tooOften
  }

  let days: LoanDays

  /// Nil for a loan that may be renewed.
  func objection(to loan: Loan) -> Objection? {
    if days.isOverdue(loan) { return .overdue }
    if loan.renewals >= Self.most { return .tooOften }
    return nil
  }
}
