import KataCore
import Testing

@testable import KataScoring

struct FindingOrderTests {
  private static func places(_ lines: Int...) -> [KataCore.SourceLocation] {
    lines.map { KataCore.SourceLocation(path: "C.swift", line: $0, column: 1) }
  }

  private static func duty(
    _ duty: Responsibility, _ places: [KataCore.SourceLocation]
  ) -> DesignFinding {
    DesignFinding(
      .misplacedDuty, .essential, type: "C", responsibilities: [duty], locations: places, gain: 9)
  }

  private static let words = duty(.presentation, places(1, 2, 3))
  private static let facts = duty(.domain, places(4, 5))
  private static let pushes = duty(.navigation, places(6, 7))
  private static let unreached = DesignFinding(
    .unreachableLogic, .essential, type: "C", locations: places(1, 2, 4, 8, 9, 10), amount: 12,
    gain: 20)

  private static func order(
    _ duties: [DesignFinding], references: [DesignFinding] = [], tests: [DesignFinding] = []
  ) -> [DesignFinding] {
    FindingOrder.ordered(duties: duties, references: references, tests: tests, rest: [])
  }

  @Test func tellsTwoDutiesBeforeWhatKeepsTestsAwayAndAllBeforeWhatNoTestReaches() {
    let shared = DesignFinding(
      .uninterceptableEffect, .essential, type: "C", locations: Self.places(11), detail: "A.shared")
    let order = Self.order(
      [Self.words, Self.facts, Self.pushes], tests: [Self.unreached, shared])
    #expect(
      order.map(\.rule) == [
        .misplacedDuty, .misplacedDuty, .uninterceptableEffect, .misplacedDuty, .unreachableLogic,
      ])
  }

  @Test func letsAdviceOnTestsWaitForWhatIsEssential() {
    let clock = DesignFinding(
      .uninterceptableEffect, .advice, type: "C", locations: Self.places(11), detail: "Date()")
    let order = Self.order([Self.words, Self.facts, Self.pushes], tests: [clock])
    #expect(order == [Self.words, Self.facts, Self.pushes, clock])
  }

  @Test func saysOfNoLineTwiceWhatIsWrongWithIt() throws {
    let order = Self.order([Self.words, Self.facts], tests: [Self.unreached])
    let unreached = try #require(order.last)
    #expect(unreached.locations == Self.places(8, 9, 10))
    #expect(unreached.amount == 6 && unreached.gain == 10)
    let known = DesignFinding(
      .unreachableLogic, .essential, type: "C", locations: Self.places(1, 2, 4, 8))
    #expect(!Self.order([Self.words, Self.facts], tests: [known]).contains(known))
  }

  @Test func putsAnEffectLastWhereItsLinesAreMisplacedAnyway() {
    let push = DesignFinding(
      .uninterceptableEffect, .advice, type: "C", locations: Self.places(7))
    let shared = DesignFinding(
      .uninterceptableEffect, .essential, type: "C", locations: Self.places(9), detail: "A.shared")
    let order = Self.order([Self.words, Self.facts, Self.pushes], tests: [shared, push])
    #expect(order.map(\.locations.first?.line) == [1, 4, 9, 6, 7])
  }

  @Test func tellsWhyChangesGoUnnoticedBeforeThatTheyDo() {
    let survivor = DesignFinding(
      .survivor, .advice, type: "C", member: "greet", locations: Self.places(10), gain: 9)
    let clock = DesignFinding(
      .uninterceptableEffect, .advice, type: "C", locations: Self.places(9), detail: "Date()")
    let store = DesignFinding(
      .uninterceptableEffect, .advice, type: "C", locations: Self.places(1), detail: "A.shared")
    let order = Self.order([Self.words], tests: [survivor, clock, store])
    #expect(order == [Self.words, clock, store, survivor])
  }

  @Test func turnsAReferenceOfTheScreenRoundSecond() {
    let reference = DesignFinding(
      .wrongWayReference, .essential, type: "C", other: "Store", gain: 1)
    let small = DesignFinding(.wrongWayReference, .advice, type: "P", other: "Store", gain: 1)
    #expect(Self.order([Self.words, Self.facts], references: [reference])[1] == reference)
    #expect(Self.order([Self.words, Self.facts], references: [small]).last == small)
  }

  // MARK: What unlocks the rest

  private static func move(from role: Role, to home: Role, _ duty: Responsibility) -> DesignFinding
  {
    DesignFinding(
      .misplacedDuty, .advice, type: "P", responsibilities: [duty], locations: places(1),
      gain: 9, home: home, role: role)
  }

  private static let assembly = DesignFinding(
    .wrongWayReference, .advice, type: "C", other: "P", home: .builder, remedy: .handIn)

  @Test func putsAPresentersOwnPartsBehindWhoMakesThePresenter() {
    let parts = Self.move(from: .presenter, to: .service, .storage)
    let words = Self.duty(.presentation, Self.places(3))
    #expect(
      Self.order([parts, words], references: [Self.assembly]) == [words, Self.assembly, parts])
  }

  @Test func beginsWithWhatTiesWhoDecidesToAScreen() {
    let push = Self.move(from: .viewModel, to: .router, .navigation)
    let view = DesignFinding(
      .wrongWayReference, .essential, type: "P", other: "C", remedy: .publish, role: .viewModel)
    #expect(Self.order([Self.words, push], references: [view]).prefix(2) == [view, push])
  }

  @Test func takesAScreenThatNoTestReachesForALargerStepThanALineOrTwo() {
    let small = DesignFinding(
      .misplacedDuty, .advice, type: "R", responsibilities: [.domain], locations: Self.places(1),
      gain: 4, role: .router)
    let screen = DesignFinding(
      .unreachableLogic, .advice, type: "C", locations: Self.places(7, 8, 9), gain: 19)
    #expect(Self.order([small], tests: [screen]) == [screen, small])
  }

  @Test func beginsWithAScreenThatGainsMoreThanAnyTie() {
    func words(_ gain: Double) -> DesignFinding {
      DesignFinding(
        .misplacedDuty, .essential, type: "C", responsibilities: [.presentation],
        locations: Self.places(1, 2, 3), gain: gain, role: .controller)
    }
    let view = DesignFinding(
      .wrongWayReference, .essential, type: "P", other: "C", gain: 5, remedy: .publish,
      role: .viewModel)
    #expect(Self.order([words(20)], references: [view]) == [words(20), view])
    #expect(Self.order([words(2)], references: [view]) == [view, words(2)])
  }

  @Test func tellsWhatIsHandedOfTheModelBeforeALineOrTwo() {
    let line = DesignFinding(
      .misplacedDuty, .advice, type: "R", responsibilities: [.domain], locations: Self.places(9),
      gain: 4, role: .router)
    let entity = DesignFinding(
      .wrongWayReference, .essential, type: "P", other: "Person", remedy: .handOver,
      role: .presenter)
    #expect(
      Self.order([Self.words, line], references: [entity]) == [Self.words, entity, line])
  }
}
