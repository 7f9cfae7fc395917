import Foundation
import KataCore
import KataRecords
import KataTestSupport
import KataWorkspace
import Testing

@testable import KataCLI

/// Where a learner stands once files of an earlier check are brought back.
struct CourseReaderTests {
  private let world: World

  init() throws {
    world = try World()
  }

  @discardableResult
  private func note(
    _ submission: String, at second: Double, failing: [String] = [], in workspace: Workspace
  ) -> AttemptRecord {
    let record = AttemptRecord(
      kata: workspace.kata, kataVersion: 1, pattern: workspace.pattern,
      workspace: workspace.root.path, started: Date(timeIntervalSince1970: second),
      duration: .seconds(1), isPassed: failing.isEmpty,
      reason: failing.isEmpty ? nil : "casesFailed", score: 1, maxScore: 1, failing: failing,
      seed: 1, submission: submission, toolchain: "", program: "1")
    world.context().records.write { try $0.note(record) }
    return record
  }

  private func score(_ attempt: AttemptRecord, advice: String?) {
    let value = ScoreRecord.Value(raw: 0.5, anchored: 50)
    world.context().records.write {
      try $0.note(
        ScoreRecord(
          attempt: attempt.id, distribution: value, testability: value, easeOfUse: value,
          advice: advice))
    }
  }

  private func begun(
    _ folder: String = "username", by command: [String] = ["drill", "username"]
  ) async throws -> (Workspace, submission: String) {
    _ = await world.run(command, in: "")
    _ = world.answer()
    let workspace = try OpenWorkspace(at: folder, context: world.context()).workspace
    return (workspace, try SourceReader().read(workspace).submission.description)
  }

  @Test func goesOnFromFilesThatPassedAndWereBroughtBack() async throws {
    let (workspace, submission) = try await begun()
    note(submission, at: 1, in: workspace)
    note("other", at: 2, failing: ["MVVM.storesTheName"], in: workspace)
    _ = await world.run("next", in: "username")
    #expect(!world.answer().contains("Fix"))
  }

  @Test func fixesWhatTheLastCheckFoundOfOtherFiles() async throws {
    let (workspace, _) = try await begun()
    note("other", at: 2, failing: ["MVVM.storesTheName"], in: workspace)
    _ = await world.run("next", in: "username")
    #expect(world.answer().contains("Fix what the check found"))
  }

  private func begunGreeting() async throws -> (Workspace, submission: String) {
    try await begun("greeting-mvp", by: ["start", "greeting", "mvp"])
  }

  @Test func namesWhatIsWorthMostAfterAPassWithoutASession() async throws {
    let (workspace, submission) = try await begunGreeting()
    score(note(submission, at: 1, in: workspace), advice: "`A` does 3 jobs\nMove two of them away.")
    note(submission, at: 2, in: workspace)
    _ = await world.run("next", in: "greeting-mvp")
    #expect(
      world.answer().split(separator: "\n") == [
        "Take on the change request \"Chinese names\", to see what the design is worth:",
        "`kata change`",
        "What would improve the design most: `A` does 3 jobs. Move two of them away.",
        "To see it beside the reference: `kata compare`",
        "Move Greeting to MVVM: `kata start greeting mvvm`",
      ])
  }

  @Test func sendsToTheScoresAfterAPassThatWasNotScored() async throws {
    let (workspace, submission) = try await begunGreeting()
    score(note("other", at: 1, in: workspace), advice: "Move the words to a type of their own")
    note(submission, at: 2, in: workspace)
    _ = await world.run("next", in: "greeting-mvp")
    #expect(world.answer().contains("What would improve the design: `kata score`"))
  }
}
