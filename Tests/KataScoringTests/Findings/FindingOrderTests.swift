import KataCore
import Testing

@testable import KataScoring

struct FindingOrderTests {
  private func names(_ rules: [any DesignRule]) -> [String] {
    rules.map { "\(type(of: $0))" }
  }

  @Test func tellsOfASolutionAllThatItTellsOfAnyCode() {
    let (scored, read) = (names(FindingOrder.scored), names(FindingOrder.static))
    #expect(scored.filter(read.contains) == read)
    #expect(Set(scored).count == scored.count)
  }

  @Test func tellsWhatIsBrokenFirstAndPraisesLast() {
    #expect(names(FindingOrder.scored).prefix(2) == ["BrokenBehaviour", "FailingCases"])
    #expect(names(FindingOrder.scored).last == "Praise")
    #expect(names(FindingOrder.static).last == "Praise")
  }

  @Test func tellsLeaksBeforeEffectsBeforeDeadCode() {
    let found = FoundIn(
      """
      final class Clock { var screen: Screen?
        func now() -> Date { Date() }
        private func lost() {} }
      final class Screen { var clock: Clock? }
      """)
    #expect(found.findings.map(\.rule) == [.retainCycle, .uninterceptableEffect, .ceremony])
  }
}
