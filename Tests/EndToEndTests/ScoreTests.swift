import Foundation
import Testing

/// Scores below a verdict: they come after it, can be stopped, and never change it.
@Suite(.lane) struct ScoreTests {
  private static let bars = "Ease of use"

  @Test func comeBelowTheVerdict() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try EndlessTests(count: 1).write(into: workspace)
    let session = try playground.terminal("check", in: workspace.root)
    try await session.wait(for: "Passed")
    #expect(await !session.text.contains(Self.bars))
    let seen = try await session.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains(Self.bars))
    #expect(!seen.text.contains("scoring"), "The bar of waiting is gone: \(seen.text)")
    #expect(seen.unknownSequences.isEmpty)
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
  }

  @Test func areKeptWithTheirAttempt() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    let run = try await playground.kata("check", "--json", in: workspace.root)
    #expect(run.text.contains(#""ease_of_use""#), "\(run.all)")
    #expect(try ScoresWithOwnTests(run.text).scores.ownTests == nil, "There are none.")
    let export = try await playground.kata("records", "export", "-")
    #expect(export.text.contains(#""ease_of_use" : "#), "\(export.all)")
  }

  @Test func areStoppedByInterruptWithoutTheVerdict() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try EndlessTests(count: 4).write(into: workspace)
    let session = try playground.terminal("check", in: workspace.root)
    try await session.wait(for: "scoring")
    await session.type("\u{3}")
    let seen = try await session.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(!seen.text.contains(Self.bars))
    #expect(seen.leavings.isEmpty)
    #expect(playground.survivors.isEmpty)
    let progress = try await playground.kata("progress", "--json")
    #expect(progress.all.contains(#""attempts" : 1"#), "\(progress.all)")
  }

  @Test func leaveOtherStreamsAsTheyWere() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    let run = try await playground.kata("check", in: workspace.root)
    #expect(run.status == 0)
    #expect(!run.all.contains(Self.bars))
    let session = try playground.terminal("check", "--no-scores", in: workspace.root)
    #expect(try await !session.finish().text.contains(Self.bars))
  }

  @Test func decideTheStatusWhereSomethingIsAskedOfThem() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let low = try await playground.kata("check", "--min-ease", "0", in: workspace.root)
    #expect(low.status == 0, "\(low.all)")
    let other = try await playground.workspace("other")
    let high = try await playground.kata(
      "check", "--json", "--min-testability", "100", in: other.root)
    #expect(high.status == 1)
    #expect(high.text.contains(#""met" : false"#), "\(high.all)")
  }

  @Test func giveWayToTheNextLineOfASession() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try EndlessTests(count: 4).write(into: workspace)
    let session = try await playground.session(in: workspace.root)
    await session.type("check\r")
    try await session.wait(for: "scoring")
    await session.type("progress --no-pager\r")
    try await session.prompt()
    try await session.wait(for: "Your progress")
    #expect(await !session.text.contains(Self.bars))
    await session.type("quit\r")
    #expect(try await session.finish().status == 0)
  }

  @Test func giveWayToASaveInAWatch() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try EndlessTests(count: 1).write(into: workspace)
    let watch = try playground.terminal("watch", in: workspace.root)
    try await watch.wait(for: "scoring…")
    try Data("// A remark.\n".utf8).write(to: workspace.file("Sources/Remark.swift"))
    try await watch.wait(for: "the next check") { !$0.visible.contains("scoring…") }
    try await watch.wait(for: Self.bars)
    await watch.type("q")
    let seen = try await watch.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(playground.survivors.isEmpty)
  }

  @Test func areToldInDetailAndSideBySide() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let score = try await playground.kata("score", in: workspace.root)
    #expect(score.status == 0, "\(score.all)")
    #expect(score.all.contains("Testability"))
    let compare = try await playground.kata("compare", in: workspace.root)
    #expect(compare.all.contains("this folder"), "\(compare.all)")
    try Data("let broken: Int = \"\"\n".utf8).write(to: workspace.file("Sources/Broken.swift"))
    let broken = try await playground.kata("score", in: workspace.root)
    #expect(broken.status == 1)
    #expect(broken.all.contains("do not build"), "\(broken.all)")
  }
}
