import Foundation
import KataContent
import KataCore
import KataPipeline
import KataWorkspace
import Testing

/// A solution below `Fixtures`, written by other hands than the reference.
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
    let workspace = Workspace(
      root: folder, kata: kata.id, version: kata.version, pattern: goal.pattern)
    let reading = try SourceReader().read(workspace)
    try #require(!reading.files.isEmpty, "\(folder.path) holds no Sources")
    let request = CheckRequest(
      kata: kata, pattern: try kata.requirePattern(goal.pattern), files: reading.files,
      findings: reading.findings, submission: { reading.submission.description }, seed: seed,
      started: Date(), requiresSandbox: false)
    return try await CheckPipeline(workshop: .forTests()).check(request) { _ in }.attempt
  }

  /// All solutions with this claim, for every pattern of every shipped kata.
  static func all(_ claim: Claim) throws -> [FixtureSolution] {
    try FixtureGoal.all().flatMap { try $0.solutions(claim) }
  }
}
