import Foundation
import KataContent
import KataCore
import KataPipeline
import Testing

/// A solution below `Fixtures`, built differently from the reference.
struct FixtureSolution: Sendable, CustomTestStringConvertible {
  /// What a solution is there to show.
  enum Claim: Sendable {
    /// It keeps the pattern in another way than the reference does.
    case sound
    /// It breaks the pattern.
    case unsound
  }

  let goal: FixtureGoal
  let name: String
  let folder: URL

  var testDescription: String { "\(goal.testDescription) \(name)" }

  /// Checks it as `kata check` does.
  func attempt(seed: UInt64) async throws -> Attempt {
    let kata = try KataShelf(bundledAnd: []).kata(goal.kata)
    let sources = try FixtureSources(of: folder, kata: kata, fixtures: fixtures)
    let request = CheckRequest(
      kata: kata, pattern: try kata.requirePattern(goal.pattern), files: sources.sourceFiles,
      findings: [], submission: { name }, seed: seed, started: Date(), requiresSandbox: false)
    return try await CheckPipeline(workshop: .forTests()).check(request) { _ in }.attempt
  }

  /// The folder with all fixtures of its kata.
  private var fixtures: URL { folder.deletingLastPathComponent().deletingLastPathComponent() }

  /// All solutions with this claim, for every pattern of every shipped kata.
  static func all(_ claim: Claim) throws -> [FixtureSolution] {
    try FixtureGoal.all().flatMap { try $0.solutions(claim) }
  }
}
