import Foundation
import LibraryContract

/// Counts the days until loans are due.
struct LoanDays {
  let calendar: Calendar
  let now: Date

  /// How many days of the calendar a loan still has; negative for one that is overdue.
  func left(of loan: Loan) -> Int {
    let (today, due) = (calendar.startOfDay(for: now), calendar.startOfDay(for: loan.due))
    return calendar.dateComponents([.day], from: today, to: due).day ?? 0
  }

  func isOverdue(_ loan: Loan) -> Bool { left(of: loan) < 0 }
}
