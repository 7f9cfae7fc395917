/// Sums by small numbers, gathered in one flat array that is used again and again.
struct Tally: Sendable {
  private var sums: [Double]
  private var isTouched: [Bool]
  private var touched: [Int] = []

  /// - Parameter count: how many numbers there are, from 0 on.
  init(count: Int) {
    sums = [Double](repeating: 0, count: count)
    isTouched = [Bool](repeating: false, count: count)
  }

  mutating func add(_ amount: Double, to number: Int) {
    if !isTouched[number] {
      isTouched[number] = true
      touched.append(number)
    }
    sums[number] += amount
  }

  /// How many numbers something was added to.
  var count: Int { touched.count }

  /// Calls back for every number that something was added to, in their order, and begins anew.
  mutating func empty(_ body: (_ number: Int, _ sum: Double) -> Void) {
    // Where nearly all are there, looking at each is quicker than sorting.
    let numbers =
      touched.count * 8 > sums.count ? sums.indices.filter { isTouched[$0] } : touched.sorted()
    for number in numbers {
      body(number, sums[number])
      sums[number] = 0
      isTouched[number] = false
    }
    touched.removeAll(keepingCapacity: true)
  }
}
