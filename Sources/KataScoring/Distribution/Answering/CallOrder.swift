/// The order in which functions can be told from their callers: those that lead to no cycle once, callers first.
struct CallOrder {
  /// Those that lead to a cycle, or are part of one, in their order.
  let round: [Int]
  /// The others, every one behind all of its callers.
  let straight: [Int]

  /// - Parameter functions: those that are to be told; all others count as told already.
  init(of functions: [Int], _ callers: [[Caller]]) {
    var isOpen = [Bool](repeating: false, count: callers.count)
    for function in functions { isOpen[function] = true }
    var callees = [Int](repeating: 0, count: callers.count)
    for function in functions {
      for caller in callers[function] where isOpen[caller.function] {
        callees[caller.function] += 1
      }
    }
    // Who calls none that is open cannot lead to a cycle; without it others may call none.
    var last = functions.filter { callees[$0] == 0 }
    var place = 0
    while place < last.count {
      let function = last[place]
      place += 1
      isOpen[function] = false
      for caller in callers[function] where isOpen[caller.function] {
        callees[caller.function] -= 1
        if callees[caller.function] == 0 { last.append(caller.function) }
      }
    }
    straight = last.reversed()
    round = functions.filter { isOpen[$0] }
  }
}
