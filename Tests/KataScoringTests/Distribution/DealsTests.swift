import Testing

@testable import KataScoring

struct DealsTests {
  @Test func dealsTheSameOrdersToWhoeverAsks() {
    let deals = Deals()
    let orders = (0..<3).map { deals.order(ofDeal: $0, lines: 20) }
    #expect(Set(orders).count == 3)
    #expect(orders.allSatisfy { Set($0) == Set(0..<20) })
    #expect(deals.order(ofDeal: 1, lines: 20) == orders[1])
    // Another number of lines begins anew.
    #expect(deals.order(ofDeal: 2, lines: 7).count == 7)
    #expect(deals.order(ofDeal: 2, lines: 20) == orders[2])
  }
}
