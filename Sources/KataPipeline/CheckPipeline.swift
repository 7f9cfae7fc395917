import Foundation
import KataBuilding
import KataContent
package import KataCore
import KataProcess
import KataRunning
import KataSyntax

/// One check from the learner's files to the verdict: the only list of the stages and their order.
package struct CheckPipeline: Sendable {
  package typealias Report = @Sendable (WorkProgress) -> Void

  private let workshop: Workshop

  package init(workshop: Workshop) {
    self.workshop = workshop
  }

  /// An attempt with what an editor's language server needs to read the same files.
  package struct Outcome: Sendable {
    package let attempt: Attempt
    /// The compiler call for the learner's files, without the files.
    package let editorArguments: [String]
    /// What scoring the same files takes from here.
    let stage: CheckStage
    /// Scoring that is under way already.
    let scoring: ScoringAhead?
  }

  /// Checks a solution.
  ///
  /// - Parameters:
  ///   - scoring: Does meanwhile what the scores of the same files take, unless it is nil.
  ///   - report: Hears of steps that take long enough to be waited for.
  /// - Throws: `PipelineTrouble` or `CancellationError`; whatever is wrong with the solution is in the attempt.
  package func check(
    _ request: CheckRequest, beside scoring: ScoringAhead? = nil, report: @escaping Report
  ) async throws -> Outcome {
    try await PipelineTrouble.telling {
      let start = ContinuousClock.now
      async let submission = request.submission()
      let stage = try await CheckStage(for: request, workshop: workshop, report: report)
      scoring?.start.subject.make((request, stage))
      let judge = Judge(
        workshop: workshop, request: request, kit: stage.kit, sandbox: stage.sandbox,
        hasBuilt: scoring?.start.mayBuild)
      let judged = try await judge.judgement(of: stage.prepared)
      let attempt = await Attempt(
        kata: request.kata, pattern: request.pattern, seed: request.seed,
        toolchain: stage.kit.toolchain.version, isolation: stage.sandbox.isolation,
        verdict: judged.verdict, results: judged.results, findings: judged.findings,
        output: judged.output, started: request.started,
        duration: ContinuousClock.now - start, submission: submission)
      return Outcome(
        attempt: attempt, editorArguments: stage.kit.editorArguments, stage: stage,
        scoring: scoring)
    }
  }
}
