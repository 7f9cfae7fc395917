import CellContract

extension FeeRowContent {
  /// What a row shows of a fee.
  init(of fee: Fee) {
    let rest = fee.cents % 100
    self.init(
      title: fee.reason,
      amount: "€ \(fee.cents / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)"),
      note: fee.isPaid ? "Paid" : (fee.cents > 1_000 ? "Please pay soon" : ""))
  }
}
