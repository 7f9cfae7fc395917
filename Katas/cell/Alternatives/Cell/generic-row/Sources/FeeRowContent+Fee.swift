import CellContract
import Foundation

struct FeeFormat {
  func content(of fee: Fee) -> FeeRowContent {
    FeeRowContent(title: fee.reason, amount: amount(fee.cents), note: note(fee))
  }

  private func amount(_ cents: Int) -> String {
    String(format: "€ %d.%02d", cents / 100, cents % 100)
  }

  private func note(_ fee: Fee) -> String {
    if fee.isPaid { return "Paid" }
    return fee.cents > 1_000 ? "Please pay soon" : ""
  }
}
