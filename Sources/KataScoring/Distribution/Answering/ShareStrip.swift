/// What falls to some entrances of a program, in a row for every function.
///
/// Flat rows, because adding them up is the inner loop.
struct ShareStrip {
  /// Somebody who calls, by the row of its shares.
  struct Call {
    let row: Int
    let weight: Double
  }

  /// How many entrances there are at most.
  static let width = 32

  private var values: [Double]
  private var next: [Double]
  /// Whether a row holds anything.
  private var isHeld: [Bool]
  private var hasChanged: [Bool]

  init(rows: Int) {
    values = [Double](repeating: 0, count: rows * Self.width)
    next = values
    isHeld = [Bool](repeating: false, count: rows)
    hasChanged = [Bool](repeating: true, count: rows)
  }

  /// Puts shares into a row; both they and the entrances of the strip are in the order of entrances.
  mutating func put(_ shares: ArraySlice<Ownership.Share>, _ entrances: [Int], into row: Int) {
    var column = 0
    for share in shares {
      while entrances[column] < share.entrance { column += 1 }
      values[row * Self.width + column] = share.part
    }
    isHeld[row] = !shares.isEmpty
  }

  /// Lets parts flow from callers to what they call, until nothing changes.
  ///
  /// - Parameters:
  ///   - rows: those that anything can come to.
  ///   - isTold: before each round, whether anybody is known to answer for a row.
  mutating func settle(_ rows: [Int], _ calls: [[Call]], _ isTold: [[Bool]], most: Int) {
    for round in 0..<most {
      let told = isTold[min(round, isTold.count - 1)]
      let before = isTold[min(max(0, round - 1), isTold.count - 1)]
      // Where nobody who calls has changed, nothing would come out that is not there.
      let stirred = rows.filter { row in
        calls[row].contains { hasChanged[$0.row] || told[$0.row] != before[$0.row] }
      }
      for row in stirred { mix(calls[row], told, into: row) }
      for row in hasChanged.indices { hasChanged[row] = false }
      for row in stirred { take(row) }
      if round + 1 >= isTold.count, !hasChanged.contains(true) { return }
    }
  }

  /// Makes a row the mean of its callers' rows, by how often they call.
  private mutating func mix(_ calls: [Call], _ isTold: [Bool], into row: Int) {
    var (total, told) = (0.0, 0)
    for call in calls where isTold[call.row] {
      total += call.weight
      told += 1
    }
    let (isHeld, start) = (isHeld, row * Self.width)
    values.withUnsafeBufferPointer { values in
      next.withUnsafeMutableBufferPointer { next in
        for column in 0..<Self.width { next[start + column] = 0 }
        for call in calls where isHeld[call.row] {
          // Who is told by one caller has what that has.
          let (from, weight) = (call.row * Self.width, told > 1 ? call.weight : 1)
          for column in 0..<Self.width { next[start + column] += values[from + column] * weight }
        }
        guard told > 1 else { return }
        for column in 0..<Self.width { next[start + column] /= total }
      }
    }
  }

  private mutating func take(_ row: Int) {
    let places = (row * Self.width)..<((row + 1) * Self.width)
    for place in places where values[place] != next[place] {
      values[place] = next[place]
      hasChanged[row] = true
    }
    if hasChanged[row] { isHeld[row] = values[places].contains { $0 > 0 } }
  }

  /// What a row holds, in the order of entrances.
  func shares(ofRow row: Int, _ entrances: [Int]) -> [Ownership.Share] {
    guard isHeld[row] else { return [] }
    return entrances.enumerated().compactMap { column, entrance in
      let part = values[row * Self.width + column]
      return part > 0 ? Ownership.Share(entrance: entrance, part: part) : nil
    }
  }
}
