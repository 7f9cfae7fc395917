import CellContract

extension FeeRowContent {
  /// What a row shows of a fee.
  init(of fee: Fee) {
    self.init(
      title: fee.reason, amount: Self.amount(of: fee.cents),
      note: Self.note(of: fee.cents, isPaid: fee.isPaid))
  }

  static func amount(of cents: Int) -> String {
    let rest = cents % 100
    return "€ \(cents / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }

  static func note(of cents: Int, isPaid: Bool) -> String {
    isPaid ? "Paid" : (cents > 1_000 ? "Please pay soon" : "")
  }
}
