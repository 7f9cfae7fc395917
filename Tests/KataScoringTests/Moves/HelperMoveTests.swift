import Foundation
import KataCore
import Testing

/// What moves of functions do to scores, as `kata lint` reads them, without a build.
struct HelperMoveTests {
  private static let references = ["mvp", "mvvm", "viper"]

  @Test(arguments: Move.neutral, ["starter"] + references)
  func renamesLayoutsAndExtensionsChangeNoScore(move: Move, solution: String) throws {
    let program = try Self.program(solution)
    let moved = program.changed(by: move)
    let isMoved = moved.files != program.files
    try #require(isMoved, "the move changes nothing")
    let before = try #require(Self.readings[solution])
    let after = try moved.reading
    #expect(abs(after.distribution.raw - before.distribution.raw) < 1e-6)
    #expect(after.uikitFreeShare == before.uikitFreeShare)
  }

  @Test(arguments: HelperMove.all.map(\.move), references)
  func helpersRaiseDistributionByAtMostFivePoints(move: Move, pattern: String) throws {
    let program = try Self.program(pattern)
    let moved = program.changed(by: move)
    let isMoved = moved.files != program.files
    try #require(isMoved, "the move changes nothing")
    let before = try #require(Self.readings[pattern]).distribution.raw
    let room = try before - #require(Self.readings["starter"]).distribution.raw
    let points = try 100 * (moved.distribution - before) / room
    #expect(points <= 5, "\(points)")
  }

  /// Steps that do give duties away, where the moves above must not count as such.
  @Test(arguments: references)
  func everyStepToAReferenceRaisesDistribution(pattern: String) throws {
    let steps = try (1...3).map { try GreetingProgram.step("\(pattern)-\($0)", pattern: pattern) }
    let programs =
      try [GreetingProgram.starter(pattern: pattern)] + steps + [.reference(pattern)]
    let values = try programs.map { try $0.distribution }
    for (before, after) in zip(values, values.dropFirst()) { #expect(before < after, "\(values)") }
  }

  /// By solution; read once, as reading takes most of the time.
  private static let readings: [String: StaticReading] = Dictionary(
    uniqueKeysWithValues: (["starter"] + references).compactMap { name in
      (try? program(name).reading).map { (name, $0) }
    })

  private static func program(_ name: String) throws -> GreetingProgram {
    try name == "starter" ? .starter(pattern: "mvp") : .reference(name)
  }
}
