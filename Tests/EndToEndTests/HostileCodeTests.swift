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

    /// The tiers of isolation at which it is tried: at both, where the sandbox may be what stops it.
    var tiers: [Tier] = [.sandboxed]
    /// What it is laid over.
    var exercise = Exercise.counter

    var testDescription: String { fixture }
  }

  /// How much the machine lets a check shut off.
  enum Tier: Sendable {
    case sandboxed, limited
  }

  /// A trap at one tier.
  struct Attack: Sendable, CustomTestStringConvertible {
    let trap: Trap
    let tier: Tier

    var testDescription: String { "\(trap.fixture), \(tier)" }
  }

  private static func mischief(_ line: Int, _ column: Int) -> CheckReport.Place {
    CheckReport.Place(path: "Sources/Mischief.swift", line: line, column: column)
  }

  private static let both: [Tier] = [.sandboxed, .limited]

  static let traps = [
    Trap(fixture: "exits-in-an-initialiser", kind: "refused", place: mischief(5, 5), tiers: both),
    Trap(fixture: "aborts", kind: "refused", place: mischief(5, 5)),
    Trap(fixture: "hides-its-exit", kind: "refused", place: mischief(5, 36)),
    Trap(fixture: "imports-glibc", kind: "refused", place: mischief(1, 8)),
    Trap(fixture: "imports-xctest", kind: "refused", place: mischief(1, 8)),
    Trap(fixture: "exports-a-c-function", kind: "refused", place: mischief(2, 1)),
    Trap(fixture: "names-a-foreign-symbol", kind: "refused", place: mischief(1, 1)),
    Trap(fixture: "writes-to-raw-memory", kind: "refused", place: mischief(3, 17)),
    Trap(fixture: "looks-symbols-up", kind: "refused", place: mischief(5, 11)),
    Trap(fixture: "starts-a-process", kind: "refused", place: mischief(5, 10), tiers: both),
    Trap(fixture: "reads-a-file", kind: "refused", place: mischief(5, 24), tiers: both),
    Trap(
      fixture: "scans-memory-and-writes-events", kind: "refused", place: mischief(10, 5),
      tiers: both),
    Trap(fixture: "reads-memory-by-a-format", kind: "crashed"),
    Trap(fixture: "reads-memory-by-a-marked-format", kind: "crashed", tiers: both),
    Trap(fixture: "reads-memory-by-words-of-its-own", kind: "crashed", tiers: both),
    Trap(fixture: "reads-beside-a-value", kind: "refused", place: mischief(12, 16), tiers: both),
    Trap(fixture: "names-memory-between-slashes", kind: "refused", place: mischief(8, 11)),
    Trap(
      fixture: "takes-a-number-for-an-object", kind: "refused", place: mischief(3, 24),
      tiers: both),
    Trap(fixture: "makes-a-text-of-memory", kind: "refused", place: mischief(3, 46), tiers: both),
    Trap(
      fixture: "writes-through-its-thread", kind: "refused", place: mischief(5, 9), tiers: both),
    Trap(fixture: "asks-for-the-home-folder", kind: "refused", place: mischief(5, 11)),
    Trap(fixture: "runs-on-loading", kind: "refused", place: mischief(1, 1)),
    Trap(fixture: "tells-builds-apart", kind: "refused", place: mischief(3, 9)),
    Trap(fixture: "sleeps", kind: "refused", place: mischief(5, 5)),
    Trap(fixture: "mixes-types", kind: "does_not_compile", place: mischief(3, 22)),
    Trap(fixture: "forgets-solution", kind: "does_not_compile"),
    Trap(
      fixture: "type-checker-bomb", kind: "does_not_compile", place: mischief(4, 15)),
    Trap(fixture: "traps", kind: "crashed", place: mischief(3, 5), tiers: both),
    Trap(fixture: "unwraps-nothing", kind: "crashed", place: mischief(6, 5)),
    Trap(fixture: "reads-past-the-end", kind: "crashed", place: mischief(5, 5)),
    Trap(fixture: "calls-itself", kind: "crashed", tiers: both),
    // The suites must run for longer than it sleeps.
    Trap(
      fixture: "traps-when-nobody-waits", kind: "crashed", place: mischief(5, 7),
      exercise: .greeting()),
    Trap(fixture: "forges-results", kind: "crashed", tiers: both),
    Trap(fixture: "writes-to-the-terminal", kind: "crashed", tiers: both),
    Trap(fixture: "loops-in-a-tap", kind: "run_stopped", limit: "silence", tiers: both),
    Trap(fixture: "waits-for-nobody", kind: "run_stopped", limit: "silence"),
    Trap(fixture: "floods-the-output", kind: "run_stopped", limit: "output", tiers: both),
    // A machine that is slow at giving memory away reaches the other limit first.
    Trap(
      fixture: "takes-all-memory", kind: "run_stopped", limit: "memory", otherLimit: "silence",
      tiers: both),
    Trap(fixture: "describes-itself-for-ever", kind: "cases_failed", exercise: .greeting()),
    Trap(
      fixture: "describes-what-is-not-its-own", kind: "refused", place: mischief(17, 18),
      tiers: both, exercise: .greeting()),
    Trap(
      fixture: "describes-a-result-around-its-own", kind: "refused", place: mischief(16, 32),
      exercise: .greeting()),
    Trap(fixture: "keeps-services-in-a-notification", kind: "cases_failed", exercise: .greeting()),
    Trap(fixture: "keeps-services-in-pairs", kind: "cases_failed", exercise: .greeting()),
    Trap(fixture: "keeps-services-in-a-cache", kind: "cases_failed", exercise: .greeting()),
    Trap(fixture: "keeps-services-in-a-publisher", kind: "cases_failed", exercise: .greeting()),
    Trap(fixture: "keeps-services-in-a-title", kind: "cases_failed", exercise: .greeting()),
  ]

  static let attacks = traps.flatMap { trap in
    trap.tiers.map { Attack(trap: trap, tier: $0) }
  }

  /// The kata's limits on building and running together, with room for starting what they are about.
  private static let longestSeconds = 60.0

  @Test(arguments: attacks) func getsTheVerdictItHasEarned(_ attack: Attack) async throws {
    let trap = attack.trap
    let (run, report, playground) = try await check(
      trap.fixture, at: attack.tier, of: trap.exercise)
    #expect(attack.tier == .sandboxed || report.sandbox?.assurance == "limited", "\(run.all)")
    #expect(run.status == 1, "\(run.all)")
    #expect(report.verdict == "not_passed")
    #expect(report.reason?.kind == trap.kind, "\(run.all)")
    let limits = [trap.limit] + (trap.otherLimit.map { [$0] } ?? [])
    #expect(limits.contains(report.reason?.limit), "\(run.text)")
    #expect(Double(report.durationMs) / 1000 < Self.longestSeconds, "\(run.text)")
    #expect(playground.survivors.isEmpty)
    if let place = trap.place { expect(place, in: report, trap) }
  }

  /// Apart from the table, with a limit that costs the machine less than the usual one.
  @Test func stopsABuildThatTakesTooLong() async throws {
    let playground = try Playground()
    let limits = """
      "limits": {
        "buildSeconds": 4, "silenceSeconds": 3, "totalSeconds": 20, "memoryMegabytes": 1024,
        "outputKilobytes": 256
      },
      """
    let katas = try playground.katas(with: "brief", madeOf: "counter") {
      $0.replacing("\"depth\"", with: "\(limits) \"depth\"")
    }
    let root = playground.folder.appending(path: "work")
    let start = try await playground.kata("start", "brief", "--katas", katas.path, root.path)
    try #require(start.status == 0, "\(start.all)")
    let workspace = LearnerFolder(root: root)
    try workspace.takeReference()
    try workspace.hook("type-checker-bombs")
    let run = try await playground.kata("check", "--json", "--katas", katas.path, in: root)
    let report = try CheckReport(run.output)
    #expect(report.reason?.kind == "build_stopped", "\(run.all)")
    #expect(report.reason?.limit == "totalTime")
    #expect(report.errors.compactMap(\.location).contains(Self.mischief(4, 16)), "\(run.text)")
    #expect(playground.survivors.isEmpty)
  }

  /// Whether a screen holds while such tasks run depends on how many threads the machine gives.
  @Test(arguments: both) func outlivesNoEndlessTask(at tier: Tier) async throws {
    let (run, report, playground) = try await check("starts-endless-tasks", at: tier)
    #expect([0, 1].contains(run.status), "\(run.all)")
    #expect(report.verdict == (run.status == 0 ? "passed" : "not_passed"))
    #expect(report.reason == nil || report.reason?.kind == "run_stopped", "\(run.text)")
    #expect(Double(report.durationMs) / 1000 < Self.longestSeconds, "\(run.text)")
    #expect(playground.survivors.isEmpty)
  }

  /// Apart from the table, since the first of them builds the wide stand-in, which takes longer than any check.
  @Test(arguments: ["keeps-services-in-a-recogniser", "keeps-services-in-an-interaction"])
  func looksIntoWhatAViewHasAttached(fixture: String) async throws {
    let (run, report, _) = try await check(fixture, of: .greeting())
    #expect(run.status == 1, "\(run.all)")
    #expect(report.reason?.kind == "cases_failed", "\(run.all)")
    #expect(report.checks.filter { $0.status != "pass" }.map(\.id) == ["MVP.viewKeepsNoModel"])
  }

  @Test func passesFunctionsNamedLikeXCTestsOwn() async throws {
    let (run, report, playground) = try await check("shadows-xctest")
    #expect(run.status == 0, "\(run.all)")
    #expect(report.verdict == "passed")
    #expect(playground.survivors.isEmpty)
  }

  @Test(arguments: [
    "prints-constants", "splices-a-name", "localises-its-texts", "works-on-many-threads",
  ])
  func passesWhatOnlyLooksHostile(fixture: String) async throws {
    let (run, report, _) = try await check(fixture)
    #expect(run.status == 0, "\(run.all)")
    #expect(report.verdict == "passed")
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
  private func check(
    _ fixture: String, at tier: Tier = .sandboxed, of exercise: Exercise = .counter
  ) async throws -> (Finished, CheckReport, Playground) {
    let playground = try Playground()
    let environment = tier == .limited ? try playground.withoutBubblewrap() : [:]
    let workspace = try await playground.workspace(of: exercise, solved: true)
    try workspace.hook(fixture)
    let before = try workspace.contents()
    let file = playground.folder.appending(path: "report.json")
    let run = try await playground.kata(
      "check", "--no-scores", "--json", "--output", file.path, in: workspace.root,
      environment: environment)
    #expect(CleanText(run.output).offences.isEmpty)
    #expect(CleanText(run.errors).offences.isEmpty)
    #expect(try workspace.contents() == before)
    let report = try CheckReport(Array(Data(contentsOf: file)))
    return (run, report, playground)
  }
}
