import Foundation
import Testing

/// `import Combine` in a learner's files, a kata's contract and its suites, on a kata of these tests.
@Suite(.lane) struct CombineTests {
  private static let fixtures = "Combine"

  @Test func goesByTheClockOfSuites() async throws {
    let report = try await report()
    #expect(report.verdict == "passed", "\(report.findings) \(report.reason?.message ?? "")")
    #expect(report.count("behaviour") == (5, 5))
  }

  @Test(arguments: [
    ("sink-captures-self", "Lifetime.leavesNothingBehind"),
    ("publishes-a-view", "MVVM.worksWithoutUIKit"),
  ])
  func isSeenWhereItHoldsWhatItShouldNot(fixture: String, trips: String) async throws {
    let report = try await report("\(Self.fixtures)/\(fixture)")
    #expect(report.checks.filter { $0.status != "pass" }.map(\.id) == [trips])
  }

  @Test func offersTheOperatorsOfEverydayCode() async throws {
    let report = try await report("\(Self.fixtures)/many-operators")
    #expect(report.verdict == "passed", "\(report.findings)")
  }

  @Test(arguments: [
    ("reaches-the-network", "gate.network", 6), ("starts-a-thread", "gate.threads", 6),
  ])
  func opensNoWayToTheMachine(fixture: String, id: String, line: Int) async throws {
    let report = try await report("\(Self.fixtures)/\(fixture)")
    #expect(report.verdict != "passed")
    #expect(report.errors.first?.id == id)
    #expect(report.errors.first?.location?.line == line)
  }

  @Test func waitsInEarnestInOwnTests() async throws {
    let playground = try Playground()
    let workspace = try await workspace(in: playground)
    let tests = workspace.file("Tests")
    try? FileManager.default.removeItem(at: tests)
    try FileManager.default.copyItem(
      at: Products.fixture("\(Self.fixtures)/own-tests/Tests"), to: tests)
    let run = try await playground.kata("score", "--json", in: workspace.root, environment: katas())
    let own = try #require(try ScoresWithOwnTests(run.text).scores.ownTests, "\(run.all)")
    #expect(own.tests.map(\.passed) == [true, true], "\(own.problems)")
  }

  @Test func isFoundInACacheThatIsReachedByALink() async throws {
    let playground = try Playground()
    let workspace = try await workspace(in: playground)
    let link = playground.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Products.cache)
    let run = try await playground.kata(
      "check", "--no-scores", in: workspace.root,
      environment: katas().merging(["XDG_CACHE_HOME": link.path]) { $1 })
    #expect(run.status == 0, "\(run.all)")
  }

  @Test func passesTimeBetweenTheCommandsOfAPerson() async throws {
    let playground = try Playground()
    let workspace = try await workspace(in: playground)
    let script = try playground.write(
      Array("type text a\ntype text b\nquit\n".utf8), to: "taps.txt")
    let used = try await playground.shell(
      """
      cd \(workspace.root.path)
      KATA_KATAS=\(Products.fixture("\(Self.fixtures)/Katas").path) kata run --plain < \(script.path)
      """)
    #expect(used.status == 0, "\(used.all)")
    let screens = used.text.components(separatedBy: "> ")
    try #require(screens.count > 2, "\(used.text)")
    for (screen, seconds) in zip(screens, ["0", "1", "2"]) {
      #expect(screen.contains(" \(seconds)\n"), "\(screen)")
    }
  }

  private func report(_ fixture: String? = nil) async throws -> CheckReport {
    let playground = try Playground()
    let workspace = try await workspace(in: playground)
    if let fixture { try workspace.overlay(fixture) }
    let run = try await playground.kata(
      "check", "--no-scores", "--json", in: workspace.root, environment: katas())
    return try CheckReport(run.output)
  }

  /// A workspace with the reference of the kata.
  private func workspace(in playground: Playground) async throws -> LearnerFolder {
    let root = playground.folder.appending(path: "work")
    let run = try await playground.kata(
      "start", "search", "--pattern", "mvvm", root.path, environment: katas())
    try #require(run.status == 0, "\(run.all)")
    return LearnerFolder(root: root)
  }

  private func katas() throws -> [String: String?] {
    ["KATA_KATAS": try Products.fixture("\(Self.fixtures)/Katas").path]
  }
}
