import Foundation
import KataCore
import Testing

extension ShippedContentTests {
  /// Moves that leave the design as it is, and what they do to distribution and testability as `kata check` measures
  /// them.
  ///
  /// A scoring takes a second or two, so that a few moves are tried on a few bases; with `KATA_ALL_MOVES=1` all are.
  struct RunMovesTests {
    @Test(arguments: try RunBase.all(isLong: all))
    func raisesNoScoreByPretending(base: RunBase) async throws {
      let judge = try RunJudge(of: ScoreBases.kata(), pattern: base.pattern)
      let before = try #require(try await judge.values(base.base.draft))
      let moves = try base.moves(isLong: Self.all)
      let values = try await judge.values(of: moves, on: base.base.draft)
      #expect(values.count > moves.count / 2, "hardly any of the moves builds here")
      for move in moves {
        guard let after = values[move.name] else { continue }
        expect(judge.points(from: before, to: after), of: move, on: base)
      }
    }

    private func expect(_ points: RunJudge.Values, of move: Move, on base: RunBase) {
      let name = "\(base.testDescription): \(move.name)"
      let most = Self.stillThrough[name] ?? (3, 3)
      #expect(points.distribution <= most.distribution, "\(name): distribution")
      #expect(points.testability <= most.testability, "\(name): testability")
      if move.kind == .neutral {
        #expect(abs(points.distribution) + abs(points.testability) <= 0.01, "\(name)")
      }
    }

    /// What still talks a score up by more than 3 points, with the points it may not exceed.
    ///
    /// Objects that are made and kept for nothing: no call can be left out there to see who misses it, and no
    /// behaviour looks at wiring and layout as such.
    private static let stillThrough: [String: (distribution: Double, testability: Double)] = [
      "starter for mvp: a warm-up in initialisers": (39, 3),
      "mvp-2: a warm-up in initialisers": (21, 3),
      "viper-reference: a warm-up in initialisers": (8, 3),
    ]

    @Test(arguments: try ScoreBases.kata().patterns.map(\.id))
    func letsTestabilityRiseOnAnHonestWay(pattern: String) async throws {
      let judge = try RunJudge(of: ScoreBases.kata(), pattern: pattern)
      var values: [RunJudge.Values] = []
      for step in try ScoreBases.way(to: pattern) {
        values.append(try #require(try await judge.values(step.draft), "\(step.name)"))
      }
      for (before, after) in zip(values, values.dropFirst()) {
        #expect(judge.points(from: before, to: after).testability >= 0)
      }
      #expect(judge.points(from: values[0], to: values[values.count - 1]).testability > 90)
    }

    private static let all = ProcessInfo.processInfo.environment["KATA_ALL_MOVES"] == "1"
  }
}
