import Foundation
import KataCore
import KataRecords
import KataTestSupport
import KataWorkspace
import Testing

@testable import KataCLI

/// What is said of files that were checked before, in the list of snapshots and in the prompt.
struct HistoryTests {
  private let world: World
  private var solution: URL {
    world.folder.url.appending(path: "greeting-mvp/Sources/Solution.swift")
  }

  init() async throws {
    world = try World()
    _ = await world.run("start", "greeting", "mvp")
    _ = world.answer()
  }

  /// Records a check of the files as they are now, and keeps the files as it does.
  private func check(reason: String?, score: Int, of maxScore: Int = 36) throws {
    let context = world.context(in: "greeting-mvp")
    let open = try OpenWorkspace(at: nil, context: context)
    _ = try open.snapshots.takeIfPossible(.check)
    let record = AttemptRecord(
      kata: "greeting", kataVersion: 1, pattern: "mvp", workspace: open.workspace.root.path,
      started: context.now(), duration: .seconds(1), isPassed: reason == nil, reason: reason,
      score: score, maxScore: maxScore, failing: [], seed: 1,
      submission: try SourceReader().read(open.workspace).submission.description, toolchain: "",
      program: "1")
    context.records.write { try $0.note(record) }
  }

  private var verdict: Bool? { SessionFolder(context: world.context(in: "greeting-mvp")).verdict }

  @Test func tellsTheVerdictOfEachState() async throws {
    try check(reason: "casesFailed", score: 12)
    try Data("enum Solution {}\n".utf8).write(to: solution)
    try check(reason: nil, score: 36)
    try Data("enum Solution {\n".utf8).write(to: solution)
    try check(reason: "doesNotCompile", score: 0)
    #expect(await world.run("history", in: "greeting-mvp") == .done)
    let rows = world.answer().split(separator: "\n").prefix(3)
    #expect(rows.count == 3)
    for (row, end) in zip(rows, ["✗ 12 of 36", "✓ passed", "✗ does not compile"]) {
      #expect(row.hasSuffix(end), "\(row)")
    }
    #expect(await world.run("history", "--json", in: "greeting-mvp") == .done)
    let answer = world.answer()
    #expect(answer.contains("\"reason\" : \"doesNotCompile\""))
    #expect(answer.contains("\"number\" : 2"))
  }

  @Test func keepsTheVerdictThatWasToldBeforeAChangeRequestAskedForMore() async throws {
    try check(reason: nil, score: 36)
    try check(reason: "casesFailed", score: 36, of: 40)
    _ = await world.run("history", in: "greeting-mvp")
    let row = try #require(world.answer().split(separator: "\n").first)
    #expect(row.hasSuffix("✓ passed"), "\(row)")
  }

  @Test func saysInThePromptHowTheFilesStandThatAreThereNow() async throws {
    #expect(verdict == nil)
    try check(reason: "casesFailed", score: 12)
    #expect(verdict == false)
    try Data("enum Solution {}\n".utf8).write(to: solution)
    try check(reason: nil, score: 36)
    #expect(verdict == true)
    #expect(await world.run("undo", in: "greeting-mvp") == .done)
    #expect(verdict == false, "The files are those that did not pass.")
    try Data("enum Solution: GreetingScreen {}\n".utf8).write(to: solution)
    #expect(verdict == nil)
  }
}
