import Foundation
import Testing

/// Learner's code that exits, traps, loops, floods, forges or reaches for the machine: it gets the verdict it
/// has earned, and nothing of it is left when the program ends.
@Suite(.lane) struct HostileCodeTests {
  /// One fixture below `Fixtures/Hostile`, and what must come of a check.
  struct Trap: Sendable, CustomTestStringConvertible {
    let fixture: String
    let kind: String
    var limit: String?
    /// The findings or the case that name the learner's line do it there.
    var place: CheckReport.Place?
    /// Another limit that may be reached first where the machine is slow.
    var otherLimit: String?

    var testDescription: String { fixture }
  }

  private static func mischief(_ line: Int, _ column: Int) -> CheckReport.Place {
    CheckReport.Place(path: "Sources/Mischief.swift", line: line, column: column)
  }

  static let traps = [
    Trap(fixture: "exits-in-an-initialiser", kind: "refused", place: mischief(5, 5)),
    Trap(fixture: "aborts", kind: "refused", place: mischief(5, 5)),
    Trap(fixture: "hides-its-exit", kind: "refused", place: mischief(5, 36)),
    Trap(fixture: "imports-glibc", kind: "refused", place: mischief(1, 8)),
    Trap(fixture: "imports-xctest", kind: "refused", place: mischief(1, 8)),
    Trap(fixture: "exports-a-c-function", kind: "refused", place: mischief(2, 1)),
    Trap(fixture: "names-a-foreign-symbol", kind: "refused", place: mischief(1, 1)),
    Trap(fixture: "writes-to-raw-memory", kind: "refused", place: mischief(3, 17)),
    Trap(fixture: "looks-symbols-up", kind: "refused", place: mischief(5, 11)),
    Trap(fixture: "starts-a-process", kind: "refused", place: mischief(5, 10)),
    Trap(fixture: "reads-a-file", kind: "refused", place: mischief(5, 24)),
    Trap(fixture: "sleeps", kind: "refused", place: mischief(5, 5)),
    Trap(fixture: "mixes-types", kind: "does_not_compile", place: mischief(3, 22)),
    Trap(fixture: "forgets-solution", kind: "does_not_compile"),
    Trap(
      fixture: "type-checker-bomb", kind: "does_not_compile", place: mischief(4, 15)),
    Trap(fixture: "traps", kind: "crashed", place: mischief(3, 5)),
    Trap(fixture: "unwraps-nothing", kind: "crashed", place: mischief(6, 5)),
    Trap(fixture: "reads-past-the-end", kind: "crashed", place: mischief(5, 5)),
    Trap(fixture: "calls-itself", kind: "crashed"),
    Trap(fixture: "traps-when-nobody-waits", kind: "crashed", place: mischief(5, 7)),
    Trap(fixture: "forges-results", kind: "crashed"),
    Trap(fixture: "writes-to-the-terminal", kind: "crashed"),
    Trap(fixture: "loops-in-a-tap", kind: "run_stopped", limit: "silence"),
    Trap(fixture: "waits-for-nobody", kind: "run_stopped", limit: "silence"),
    Trap(
      fixture: "starts-endless-tasks", kind: "run_stopped", limit: "silence",
      otherLimit: "totalTime"),
    Trap(fixture: "floods-the-output", kind: "run_stopped", limit: "output"),
    // A machine that is slow at giving memory away reaches the other limit first.
    Trap(
      fixture: "takes-all-memory", kind: "run_stopped", limit: "memory", otherLimit: "silence"),
    Trap(fixture: "describes-itself-for-ever", kind: "cases_failed"),
  ]

  /// The kata's limits on building and running together, with room for starting what they are about.
  private static let longestSeconds = 60.0

  @Test(arguments: traps) func getsTheVerdictItHasEarned(_ trap: Trap) async throws {
    let (run, report, playground) = try await check(trap.fixture)
    #expect(run.status == 1, "\(run.all)")
    #expect(report.verdict == "not_passed")
    #expect(report.reason?.kind == trap.kind, "\(run.all)")
    let limits = [trap.limit] + (trap.otherLimit.map { [$0] } ?? [])
    #expect(limits.contains(report.reason?.limit), "\(run.text)")
    #expect(Double(report.durationMs) / 1000 < Self.longestSeconds, "\(run.text)")
    #expect(playground.survivors.isEmpty)
    if let place = trap.place { expect(place, in: report, trap) }
  }

  @Test func passesFunctionsNamedLikeXCTestsOwn() async throws {
    let (run, report, playground) = try await check("shadows-xctest")
    #expect(run.status == 0, "\(run.all)")
    #expect(report.verdict == "passed")
    #expect(playground.survivors.isEmpty)
  }

  @Test func believesNoForgedResult() async throws {
    let (_, report, _) = try await check("forges-results")
    #expect(report.score < report.maxScore)
    #expect(report.checks.contains { $0.status == "crash" })
    #expect(report.checks.contains { $0.status == "not_run" })
    #expect(report.output.contains("Executed 40 tests"), "What was printed is still shown.")
  }

  @Test func tellsThatSolutionIsMissing() async throws {
    let (_, report, _) = try await check("forgets-solution")
    #expect(report.errors.contains { $0.id == "solution.missing" })
  }

  /// Both the findings and what failed name a line of the learner's.
  private func expect(_ place: CheckReport.Place, in report: CheckReport, _ trap: Trap) {
    let evidence = report.checks.flatMap(\.evidence)
    let places = report.errors.compactMap(\.location) + evidence.compactMap(\.location)
    #expect(places.contains(place), "named instead: \(places)")
    let excerpts = report.errors.compactMap(\.excerpt) + evidence.compactMap(\.excerpt)
    #expect(!excerpts.isEmpty, "The source line is shown.")
  }

  /// Checks a fixture laid over the reference, with both forms of the report, and sees that the files stay.
  private func check(_ fixture: String) async throws -> (Finished, CheckReport, Playground) {
    let playground = try Playground()
    let workspace = try await playground.workspace(solved: true)
    if fixture != "forgets-solution" { try workspace.overlay("Hostile/hook") }
    try workspace.overlay("Hostile/\(fixture)")
    let before = try workspace.contents()
    let file = playground.folder.appending(path: "report.json")
    let run = try await playground.kata(
      "check", "--json", "--output", file.path, in: workspace.root)
    #expect(CleanText(run.output).offences.isEmpty)
    #expect(CleanText(run.errors).offences.isEmpty)
    #expect(try workspace.contents() == before)
    let report = try CheckReport(Array(Data(contentsOf: file)))
    return (run, report, playground)
  }
}
