import Testing

@testable import KataScoring

struct CallOrderTests {
  /// Who calls each function, by number.
  private static func order(_ callers: [[Int]]) -> CallOrder {
    let open = callers.indices.filter { !callers[$0].isEmpty }
    return CallOrder(of: open, callers.map { $0.map { Caller(function: $0, count: 1) } })
  }

  @Test func putsFunctionsBehindTheirCallers() {
    let order = Self.order([[], [2], [0], [1, 2]])
    #expect(order.straight == [2, 1, 3])
    #expect(order.round.isEmpty)
  }

  @Test func leavesCyclesAndWhatLeadsToThemToRounds() {
    let order = Self.order([[], [0], [1, 3], [2], [3]])
    #expect(order.round == [1, 2, 3])
    #expect(order.straight == [4])
  }

  @Test func leavesOutWhoIsToldAlready() {
    #expect(Self.order([[], []]).straight.isEmpty)
  }
}
