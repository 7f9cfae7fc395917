import Foundation
import LibraryContract

/// How the loans read.
struct LoansWording {
  let days: LoanDays

  func sections(of loans: [Loan]) -> [LoanSection] {
    let sorted = loans.sorted { $0.due < $1.due }
    let groups = [
      ("Overdue", sorted.filter(days.isOverdue)),
      ("On loan", sorted.filter { !days.isOverdue($0) }),
    ]
    return groups.filter { !$0.1.isEmpty }.map { header, loans in
      LoanSection(header: header, rows: loans.map(row))
    }
  }

  private func row(_ loan: Loan) -> LoanRow {
    LoanRow(id: loan.id, title: loan.title, detail: detail(daysLeft: days.left(of: loan)))
  }

  private func detail(daysLeft days: Int) -> String {
    switch days {
    case ..<(-1): "\(-days) days late"
    case -1: "1 day late"
    case 0: "Due today"
    case 1: "Due tomorrow"
    default: "Due in \(days) days"
    }
  }
}
