/// The orders in which lines are dealt out, which are the same for all programs of as many lines.
///
/// A class, because a move on paper leaves as many lines as there were: shuffling anew for every move would take longer
/// than dealing.
final class Deals {
  private var lines = 0
  private var generator = SplitMix(seed: 0)
  private var orders: [[Int32]] = []

  /// The order of a deal, counted from 0: the place of the hand that each line is dealt to.
  func order(ofDeal deal: Int, lines: Int) -> [Int32] {
    if lines != self.lines {
      (self.lines, orders) = (lines, [])
      generator = SplitMix(seed: 0x6b61_7461)
    }
    while orders.count <= deal {
      var order = orders.last ?? (0..<Int32(lines)).map(\.self)
      shuffle(&order)
      orders.append(order)
    }
    return orders[deal]
  }

  private func shuffle(_ order: inout [Int32]) {
    var (left, generator) = (order.count, self.generator)
    while left > 1 {
      let pick = generator.below(left)
      left -= 1
      order.swapAt(left, pick)
    }
    self.generator = generator
  }
}
