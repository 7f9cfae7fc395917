import Foundation
import KataCore
import Testing

extension ShippedContentTests {
  /// Moves that leave the design as it is, and what they do to distribution as `kata lint` reads it.
  ///
  /// With `KATA_ALL_MOVES=1` every move is tried on every base, else about one in three.
  struct PaperMovesTests {
    @Test(arguments: try ScoreBases.all())
    func leavesDistributionAloneForWhatChangesNothing(base: Base) async throws {
      try await expect(Move.neutral, on: base) { points, move in
        #expect(abs(points) <= 0.01, "\(base.name): \(move.name) \(points)")
      }
    }

    @Test(arguments: try ScoreBases.all())
    func cannotBeTalkedUp(base: Base) async throws {
      let moves = Move.all.filter { $0.kind == .pretence && ($0.isShort(on: base) || Self.all) }
      try await expect(moves, on: base) { points, move in
        #expect(points <= 3, "\(base.name): \(move.name) \(points)")
      }
    }

    /// Written by hand, since no change of text makes them.
    @Test(arguments: [
      "coordinator-sets-the-labels", "formatters-told-before-they-are-asked",
      "holders-are-reached-through",
      "labels-found-by-identifier", "labels-word-for-their-screen", "labels-word-when-they-are-set",
      "ladder-of-controllers",
      "models-made-to-be-shown",
      "orders-made-to-be-run", "presenter-calls-back", "presenter-keeps-the-views",
      "reducer-fires-the-controller",
      "services-in-child-controllers", "values-made-to-be-asked",
    ])
    func cannotBeTalkedUpByHand(name: String) throws {
      let judge = try PaperJudge(of: ScoreBases.kata())
      let (base, draft) = try ScoreBases.pretence(name)
      let (before, after) = try (
        judge.raw(base.draft, pattern: nil), judge.raw(draft, pattern: nil)
      )
      let points = judge.points(from: before, to: after, patterns: base.patterns)
      #expect(points <= 3, "\(points)")
    }

    @Test(arguments: try ScoreBases.kata().patterns.map(\.id))
    func risesWithEveryStepOfAnHonestWay(pattern: String) throws {
      let judge = try PaperJudge(of: ScoreBases.kata())
      let way = try ScoreBases.way(to: pattern)
      let raws = try way.map { try judge.raw($0.draft, pattern: pattern) }
      for (index, (before, after)) in zip(raws, raws.dropFirst()).enumerated() {
        #expect(before < after, "\(way[index].name) \(before) to \(way[index + 1].name) \(after)")
      }
    }

    /// Tries moves two at a time, since each takes a while.
    private func expect(
      _ moves: [Move], on base: Base, _ claim: (Double, Move) -> Void
    ) async throws {
      let judge = try PaperJudge(of: ScoreBases.kata())
      let pattern = base.patterns.count == 1 ? base.patterns[0] : nil
      let before = try judge.raw(base.draft, pattern: pattern)
      let halves = [0, 1].map { half in
        moves.enumerated().filter { $0.offset % 2 == half }.map(\.element)
      }
      let raws = try await withThrowingTaskGroup(of: [(String, Double)].self) { group in
        for half in halves {
          group.addTask {
            try await Self.apart {
              try half.compactMap { move in
                try move.apply(base.draft).map {
                  (move.name, try judge.raw($0, pattern: pattern))
                }
              }
            }
          }
        }
        var raws: [String: Double] = [:]
        for try await some in group { raws.merge(some) { $1 } }
        return raws
      }
      #expect(raws.count > moves.count / 3, "hardly any of the moves makes sense here")
      for move in moves {
        guard let raw = raws[move.name] else { continue }
        claim(judge.points(from: before, to: raw, patterns: base.patterns), move)
      }
    }

    /// Works on a thread of its own, since the few that tests share must not be kept from tests that wait.
    private static func apart<Value: Sendable>(
      _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
      }
    }

    private static let all = ProcessInfo.processInfo.environment["KATA_ALL_MOVES"] == "1"
  }
}

extension Move {
  /// Whether it is among the moves that are always tried on a base.
  fileprivate func isShort(on base: Base) -> Bool {
    if name.contains("seed 2") || name.hasPrefix("all into") { return false }
    let isReference = base.name.hasSuffix("reference")
    if name.hasPrefix("the controller's logic") { return !isReference }
    if name.hasPrefix("all logic but") { return isReference }
    return true
  }
}

extension Base: CustomTestStringConvertible {
  var testDescription: String { name }
}
