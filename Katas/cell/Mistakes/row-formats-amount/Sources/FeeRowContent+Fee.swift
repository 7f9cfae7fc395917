import CellContract

extension FeeRowContent {
  /// What a row shows of a fee.
  init(of fee: Fee) {
    self.init(
      title: fee.reason,
      amount: "\(fee.cents)",
      note: fee.isPaid ? "Paid" : (fee.cents > 1_000 ? "Please pay soon" : ""))
  }
}
