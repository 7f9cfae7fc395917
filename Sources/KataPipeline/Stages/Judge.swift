import Foundation
import KataBuilding
import KataCore
import KataRunning
import KataSyntax

/// Says what a run shows: which results the source's rules change, and where to look and what to try for the rest.
struct Judge: Sendable {
  let workshop: Workshop
  let request: CheckRequest
  let stage: CheckStage
  let library: URL
  /// What the gate, the bridge and the compiler have to say.
  let findings: [Finding]
  let rules: SourceRules

  func judgement(of run: RunReport) async throws -> Judgement {
    let results = rules.names.judged(rules.navigation.judged(run.results))
    let findings = findings + rules.uncalled
    guard !results.allSatisfy(\.isPassed) || !run.verdict.isPassed else {
      return Judgement(run, results: results, findings: findings)
    }
    let guide = FailureGuide(
      files: request.files,
      cycles: CycleSearch(files: request.files, reader: FactReader(parser: workshop.parser)),
      locator: rules.locator, hints: request.hints(), crashSite: try await crashSite(of: run))
    return Judgement(run, results: results, findings: rules.reasons + findings, guide: guide)
  }

  /// The learner's line where the program trapped: the one that the runtime names, or the innermost call.
  private func crashSite(of run: RunReport) async throws -> SourceLocation? {
    guard case .notPassed(.crashed(_, let message?)) = run.verdict else { return nil }
    if let place = TrapPlace(message: message, files: request.files) { return place.location }
    let site = CrashSite(
      kit: stage.kit, sandbox: stage.sandbox, runner: workshop.runner,
      limits: request.kata.limits)
    return try await site.place(in: run.calls, library: library, files: request.files)
  }
}
