/// Loans below a header.
struct LoanSection: Equatable {
  let header: String
  let rows: [LoanRow]
}

/// What a row of the loans reads.
struct LoanRow: Equatable {
  let id: Int
  let title: String
  let detail: String
}
