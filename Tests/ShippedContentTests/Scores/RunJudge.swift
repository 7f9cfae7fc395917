import Foundation
import KataContent
import KataCore
import KataPipeline

/// Scores drafts as `kata check` does: built, run, and run again with every mutant on.
struct RunJudge: Sendable {
  /// The raw scores that moves may not talk up.
  struct Values: Equatable, Sendable {
    let distribution: Double
    let testability: Double
  }

  private let kata: Kata
  private let pattern: Pattern
  private let pipeline: ScorePipeline

  init(of kata: Kata, pattern: String) throws {
    self.kata = kata
    self.pattern = try kata.requirePattern(pattern)
    pipeline = ScorePipeline(workshop: .forTests())
  }

  /// Scores a draft; nil for one that does not build.
  func values(_ draft: Draft) async throws -> Values? {
    let files = draft.names.compactMap { name in
      RelativePath("Sources/\(name)").map { SourceFile(path: $0, text: draft[name] ?? "") }
    }
    let request = CheckRequest(
      kata: kata, pattern: pattern, files: files, findings: [], submission: { "draft" }, seed: 1,
      started: Date(), requiresSandbox: false)
    return try await pipeline.scores(request) { _ in }.map {
      Values(distribution: $0.distribution.raw, testability: $0.testability.raw)
    }
  }

  /// Scores what moves make of a draft, by their names, where it builds; two at a time, since a build keeps one core
  /// busy.
  func values(of moves: [Move], on draft: Draft) async throws -> [String: Values] {
    try await withThrowingTaskGroup(of: (String, Values?).self) { group in
      var waiting = moves.compactMap { move in move.apply(draft).map { (move.name, $0) } }[...]
      var values: [String: Values] = [:]
      func startNext() {
        guard let (name, draft) = waiting.popFirst() else { return }
        group.addTask { (name, try await self.values(draft)) }
      }
      startNext()
      startNext()
      while let (name, value) = try await group.next() {
        values[name] = value
        startNext()
      }
      return values
    }
  }

  /// How many points scores lie above others, without a cap.
  func points(from old: Values, to new: Values) -> Values {
    let (start, end) = (kata.anchors[pattern.id]?.starter, kata.anchors[pattern.id]?.reference)
    func points(
      _ value: KeyPath<Values, Double>, _ anchor: KeyPath<ScoreAnchors.Values, Double>
    ) -> Double {
      let room = (end?[keyPath: anchor] ?? 1) - (start?[keyPath: anchor] ?? 0)
      return 100 * (new[keyPath: value] - old[keyPath: value]) / max(room, 1e-6)
    }
    return Values(
      distribution: points(\.distribution, \.distribution),
      testability: points(\.testability, \.testability))
  }
}
