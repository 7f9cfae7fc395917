/// What the presenter can have shown.
protocol LoansShowing: AnyObject {
  func showLoans(_ sections: [LoanSection])
  /// Nil for a member who owes nothing.
  func showFees(_ text: String?)
  func showMessage(_ text: String?)
  func showLoading(_ isLoading: Bool)
}
