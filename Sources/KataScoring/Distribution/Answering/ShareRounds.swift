/// Shares that flow round cycles, and down to them.
///
/// They do so dozens of times, and everybody on the way comes by all the entrances that lead there: merging lists each
/// time took longer than all else in large programs. What falls to one entrance depends on no other, so entrances come
/// in strips of flat rows, which are worked out one after the other, each for those only whom it can reach.
struct ShareRounds {
  /// Shares that have not come to rest by then are close enough to it.
  private static let most = 48

  /// Who calls each of the functions that wait; these have the first rows.
  private let calls: [[ShareStrip.Call]]
  private let rows: [[Ownership.Share]]
  /// Before each round, whether anybody is known to answer for a row; the last holds for all rounds to come.
  private let isTold: [[Bool]]

  /// - Parameter waiting: those whose shares are told by their callers.
  init(_ waiting: [Int], _ callers: [[Caller]], _ shares: [[Ownership.Share]]) {
    var rowOf = [Int](repeating: -1, count: shares.count)
    var functions = waiting
    for (row, function) in waiting.enumerated() { rowOf[function] = row }
    let calls = waiting.map { function in
      callers[function].map { caller in
        if rowOf[caller.function] < 0 {
          rowOf[caller.function] = functions.count
          functions.append(caller.function)
        }
        return ShareStrip.Call(row: rowOf[caller.function], weight: Double(caller.count))
      }
    }
    rows = functions.map { shares[$0] }
    isTold = Self.told(first: rows.map { !$0.isEmpty }, calls)
    self.calls = calls
  }

  private static func told(first: [Bool], _ calls: [[ShareStrip.Call]]) -> [[Bool]] {
    var rounds = [first]
    while rounds.count < most, let last = rounds.last {
      let next = calls.map { $0.contains { last[$0.row] } } + last[calls.count...]
      if next == last { break }
      rounds.append(next)
    }
    return rounds
  }

  /// The shares of those that wait, once nothing changes any more.
  var settled: [[Ownership.Share]] {
    var settled = [[Ownership.Share]](repeating: [], count: calls.count)
    var callees = [[Int]](repeating: [], count: rows.count)
    for (row, calls) in calls.enumerated() {
      for call in calls { callees[call.row].append(row) }
    }
    for (entrances, held) in strips {
      var strip = ShareStrip(rows: rows.count)
      for (row, shares) in held { strip.put(shares, entrances, into: row) }
      let reached = reached(from: held.map(\.row), callees)
      strip.settle(reached, calls, isTold, most: Self.most)
      for row in reached { settled[row] += strip.shares(ofRow: row, entrances) }
    }
    return settled
  }

  private typealias Held = (row: Int, shares: ArraySlice<Ownership.Share>)

  /// All entrances in strips, each with what rows hold of it.
  private var strips: [(entrances: [Int], held: [Held])] {
    let entrances = Set(rows.joined().map(\.entrance)).sorted()
    var strips = stride(from: 0, to: entrances.count, by: ShareStrip.width).map { start in
      let end = min(start + ShareStrip.width, entrances.count)
      return (entrances: Array(entrances[start..<end]), held: [Held]())
    }
    for (row, shares) in rows.enumerated() {
      var (rest, strip) = (shares[...], 0)
      while let first = rest.first {
        while let last = strips[strip].entrances.last, last < first.entrance { strip += 1 }
        let last = strips[strip].entrances.last ?? first.entrance
        let some = rest.prefix { $0.entrance <= last }
        strips[strip].held.append((row, some))
        rest = rest.dropFirst(some.count)
      }
    }
    return strips
  }

  /// The rows that wait, as far as something can come to them from others or they hold something, in their order.
  private func reached(from rows: [Int], _ callees: [[Int]]) -> [Int] {
    var isReached = [Bool](repeating: false, count: self.rows.count)
    for row in rows { isReached[row] = true }
    var waiting = rows
    while let row = waiting.popLast() {
      for callee in callees[row] where !isReached[callee] {
        isReached[callee] = true
        waiting.append(callee)
      }
    }
    return calls.indices.filter { isReached[$0] }
  }
}
