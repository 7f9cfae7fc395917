import Foundation
import Testing

/// What a CI job does with a workspace that somebody has committed.
@Suite(.lane) struct ContinuousIntegrationTests {
  @Test func writesAJUnitReportThatReadersAccept() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    for isSolved in [false, true] {
      if isSolved { try workspace.takeReference() }
      let run = try await playground.kata(
        "check", "--format", "junit", "--output", "report.xml", in: workspace.root)
      #expect(run.status == (isSolved ? 0 : 1), "\(run.all)")
      #expect(run.text.contains(isSolved ? "Passed" : "Not passed"), "The text is told as well.")
      let xml = try String(contentsOf: workspace.file("report.xml"), encoding: .utf8)
      #expect(try await SchemaCheck().junitProblem(about: xml, playground) == nil)
    }
  }

  @Test func recipesCheckTheWorkspaceAndNameTheReportThatTheyKeep() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    let help = try await playground.kata("help", "ci", in: workspace.root)
    #expect(help.status == 0, "\(help.all)")
    let recipe =
      /git clone .* (?<folder>\S+)\n.*\n.* --package-path (?<package>\S+)\s+kata (?<check>.+)/
    let recipes = help.text.matches(of: recipe)
    #expect(recipes.count == 2, "One for GitHub Actions, one for GitLab.")
    for recipe in recipes {
      #expect(recipe.folder == recipe.package)
      let report = workspace.file("report.xml")
      try? FileManager.default.removeItem(at: report)
      let words = recipe.check.split(separator: " ").map(String.init)
      let spawn = playground.spawn(words, in: workspace.root, environment: [:])
      let run = try await Child(spawn).finish()
      #expect(run.status == 1, "\(run.all)")
      let xml = try String(contentsOf: report, encoding: .utf8)
      #expect(try await SchemaCheck().junitProblem(about: xml, playground) == nil)
    }
    #expect(help.text.matches(of: /path: report.xml|junit: report.xml/).count == 2)
  }

  @Test(arguments: ["", "mixes-types", "traps", "writes-to-the-terminal"])
  func writesJSONThatKeepsItsSchema(_ fixture: String) async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    if !fixture.isEmpty {
      try workspace.hook(fixture)
    }
    let run = try await playground.kata("check", "--no-scores", "--json", in: workspace.root)
    #expect(run.status == (fixture.isEmpty ? 0 : 1), "\(run.all)")
    #expect(try await SchemaCheck().problems(about: run.text, playground) == "[[]]")
  }

  @Test func tellsOneReportOnStandardOutput() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let run = try await playground.kata(
      "check", "--no-scores", "--json", "--output", "-", in: workspace.root)
    #expect(run.status == 0, "\(run.all)")
    #expect(try CheckReport(run.output).verdict == "passed")
  }

  @Test func saysThatTheReportCannotBeWritten() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let run = try await playground.kata(
      "check", "--format", "junit", "--output", "README.md/report.xml", in: workspace.root)
    #expect(run.status == 70, "\(run.all)")
    #expect(run.errorText.contains("README.md/report.xml"), "\(run.errorText)")
  }

  @Test func checksACleanCloneLikeTheOriginal() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    let original = try await playground.kata("check", "--no-scores", "--json", in: workspace.root)
    try await git(["init", "--quiet", "--initial-branch", "main"], workspace.root, playground)
    try await git(["add", "--all"], workspace.root, playground)
    try await git(["commit", "--quiet", "--message", "my solution"], workspace.root, playground)
    let clone = playground.folder.appending(path: "clone")
    try await git(["clone", "--quiet", workspace.root.path, clone.path], nil, playground)

    let committed = try FileManager.default.subpathsOfDirectory(atPath: clone.path)
    #expect(!committed.contains("compile_commands.json"))
    #expect(!committed.contains { $0.hasPrefix(".kata/snapshots") })
    #expect(committed.contains(".kata/workspace.json"))
    #expect(committed.contains(".kata/record.json"), "A pass is committed with the work.")
    let run = try await playground.kata("check", "--no-scores", "--json", in: clone)
    #expect(run.status == 0, "\(run.all)")
    let (first, second) = (try CheckReport(original.output), try CheckReport(run.output))
    #expect(first.checks.map(\.id) == second.checks.map(\.id))
    #expect(first.checks.map(\.status) == second.checks.map(\.status))
    let status = try await git(["status", "--short"], clone, playground)
    #expect(status.isEmpty, "A check leaves nothing to commit: \(status)")
  }

  @Test func repeatsACheckWithItsSeed() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    try workspace.takeReference()
    try workspace.hook("describes-itself-for-ever")
    var outcomes: Set<String> = []
    for _ in 0..<2 {
      let run = try await playground.kata(
        "check", "--no-scores", "--json", "--seed", "18446744073709551615", in: workspace.root)
      let report = try CheckReport(run.output)
      outcomes.insert(report.checks.map { "\($0.id) \($0.status)" }.joined(separator: "\n"))
    }
    #expect(outcomes.count == 1)
  }

  @discardableResult
  private func git(
    _ arguments: [String], _ folder: URL?, _ playground: Playground
  ) async throws -> String {
    let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    let run = try await playground.run("/usr/bin/git", identity + arguments, in: folder)
    try #require(run.status == 0, "\(run.all)")
    return run.text
  }
}
