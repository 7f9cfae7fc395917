import KataCore
import Testing

@testable import KataScoring

/// Two halves of one step drive out no third one.
struct JoinedSidesTests {
  private static func move(
    _ duties: [Responsibility], to other: String?, _ home: Role, asker: String? = nil,
    gain: Double
  ) -> DesignFinding {
    let lines = (1...4).map { SourceLocation(path: "S.swift", line: $0, column: 1) }
    return DesignFinding(
      .misplacedDuty, .essential, type: "Screen", responsibilities: duties, other: other,
      locations: lines, gain: gain, detail: asker, home: home, role: .controller)
  }

  private static let outside = move(
    [.storage, .network], to: nil, .service, asker: "Presenter", gain: 19)
  private static let decided = move(
    [.domain, .observing], to: "Presenter", .presenter, gain: 21)
  private static let way = move([.navigation], to: nil, .router, asker: "Presenter", gain: 6)
  private static let asking = DesignFinding(
    .wrongWayReference, .essential, type: "Screen", other: "Presenter", home: .presenter,
    remedy: .bind, role: .controller)

  @Test func tellsWhatGoesToOneSideAtOnceBeforeTheWayToAnotherScreen() throws {
    let steps = DesignSteps.ordered([Self.decided, Self.outside, Self.way], [Self.asking])
    #expect(steps.count == 3 && steps.last == Self.way)
    let joined = try #require(steps.first { $0.responsibilities.contains(.domain) })
    #expect(joined.other == "Presenter" && joined.gain == 40)
    #expect(joined.responsibilities == [.domain, .observing, .storage, .network])
  }

  @Test func tellsThemApartWhereTheWayIsToldAnyhow() {
    let steps = DesignSteps.ordered([Self.decided, Self.outside, Self.way], [])
    #expect(steps == [Self.decided, Self.outside, Self.way])
  }

  /// What a screen asks for another one is another step.
  @Test func tellsThemApartWhereAnotherIsToAsk() {
    let others = Self.move([.storage], to: nil, .service, asker: "Other", gain: 19)
    let steps = DesignSteps.ordered([Self.decided, others, Self.way], [Self.asking])
    #expect(steps.count == 4)
  }
}
