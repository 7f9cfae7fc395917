import KataCore
import Testing

@testable import KataScoring

struct SeparationTests {
  private static func matrix(_ events: [(unit: Int, duty: Responsibility?)]) -> DutyMatrix {
    events.reduce(into: DutyMatrix()) { $0.add(1, $1.duty, to: $1.unit) }
  }

  @Test func isNothingWithoutAnythingToTell() {
    #expect(Separation(DutyMatrix()).value == 0)
    #expect(Separation(Self.matrix([(0, .layout), (0, .domain)])).value == 0)
    #expect(Separation(Self.matrix([(0, .layout), (1, .layout)])).value == 0)
  }

  @Test func isOneWhenEveryTypeHasItsOwnDuty() {
    let events = (0..<30).map { (unit: $0 % 3, duty: Responsibility.allCases[$0 % 3]) }
    let separation = Separation(Self.matrix(events))
    #expect(abs(separation.explained - 1) < 1e-9)
    #expect(abs(separation.value - 1) < 1e-9)
  }

  @Test func isNothingWhenEveryLineIsATypeOfItsOwn() {
    let events = (0..<30).map { (unit: $0, duty: Responsibility.allCases[$0 % 3]) }
    #expect(abs(Separation(Self.matrix(events)).value) < 0.02)
  }

  @Test func aRandomSplitIsWorthNothing() {
    // Every type has the same mix, as a split without thought has.
    let events = (0..<120).map { (unit: $0 / 30, duty: Responsibility.allCases[$0 % 5]) }
    #expect(Separation(Self.matrix(events)).value < 0.01)
  }

  /// The worked example of `Sources/KataScoring/README.md`.
  @Test func agreesWithTheWorkedExample() {
    let massive = [(0, Responsibility?.some(.layout), 4), (0, .presentation, 3), (0, .storage, 3)]
    let mvp = [(0, Responsibility?.some(.layout), 4), (1, .presentation, 3), (2, .storage, 3)]
    let value = { (events: [(Int, Responsibility?, Int)]) in
      Separation(
        Self.matrix(
          events.flatMap { event in
            (0..<event.2).map { _ in (unit: event.0, duty: event.1) }
          }))
    }
    #expect(value(massive).value == 0)
    #expect(abs(value(mvp).value - 1) < 1e-9)
    let half = value([(0, .layout, 4), (0, .presentation, 3), (1, .storage, 3)])
    #expect(abs(half.explained - 0.561) < 0.001)
    #expect(abs(half.value - 0.496) < 0.001)
    let beside = value([(0, .layout, 4), (0, .presentation, 3), (0, nil, 5), (1, .storage, 3)])
    #expect(abs(beside.value - 0.299) < 0.001)
    let apart = value([(0, .layout, 4), (0, .presentation, 3), (1, nil, 5), (2, .storage, 3)])
    #expect(abs(apart.value - 0.708) < 0.001)
  }
}
