import Testing

@testable import KataPipeline

struct WatchDelayTests {
  @Test func comparesRoundByRound() {
    let delay = WatchDelay(watch: Samples([0.5, 2.5]), check: Samples([0.25, 2]))
    #expect(delay.delay.values == [0.25, 0.5])
  }

  @Test(arguments: [(0.6, true), (0.7, false), (0.3, true)])
  func holdsTheDifferenceAgainstTheBudget(watch: Double, isHeld: Bool) {
    #expect(WatchDelay(watch: Samples([watch]), check: Samples([0.5])).isHeld == isHeld)
  }
}
