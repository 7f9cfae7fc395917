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
      #expect(points.distribution <= 3, "\(name): distribution")
      #expect(points.testability <= 3, "\(name): testability")
      if move.kind == .neutral {
        #expect(abs(points.distribution) + abs(points.testability) <= 0.01, "\(name)")
      }
    }

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
