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

  private func note(
    _ submission: String, at second: Double, failing: [String] = [], in workspace: Workspace
  ) {
    let record = AttemptRecord(
      kata: workspace.kata, kataVersion: 1, pattern: workspace.pattern,
      workspace: workspace.root.path, started: Date(timeIntervalSince1970: second),
      duration: .seconds(1), isPassed: failing.isEmpty,
      reason: failing.isEmpty ? nil : "casesFailed", score: 1, maxScore: 1, failing: failing,
      seed: 1, submission: submission, toolchain: "", program: "1")
    world.context().records.write { try $0.note(record) }
  }

  private func begun() async throws -> (Workspace, submission: String) {
    _ = await world.run("drill", "username")
    _ = world.answer()
    let workspace = try OpenWorkspace(at: "username", context: world.context()).workspace
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
}
