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
  }

  /// Checks a solution.
  ///
  /// - Parameter report: Hears of steps that take long enough to be waited for.
  /// - Throws: `PipelineTrouble` or `CancellationError`; whatever is wrong with the solution is in the attempt.
  package func check(
    _ request: CheckRequest, report: @escaping Report
  ) async throws -> Outcome {
    try await PipelineTrouble.telling {
      let start = ContinuousClock.now
      // None of these waits for another; the files are read and gated while the kit is looked up.
      async let probed = workshop.sandbox()
      async let submission = request.submission()
      async let prepared = PreparedSources(request.files, contract: request.kata.contract)
      let toolchain = try await workshop.toolchain()
      let kit = try await workshop.kitBuilder(toolchain).kit(
        for: request.kata, pattern: request.pattern, report: report
      ) { try SuiteList(kata: request.kata, pattern: request.pattern).listing() }
      let sandbox = await probed
      if request.requiresSandbox, sandbox.isolation.tier != .isolated {
        throw PipelineTrouble.noSandbox(sandbox.isolation.note)
      }
      let judge = Judge(workshop: workshop, request: request, kit: kit, sandbox: sandbox)
      let judged = try await judge.judgement(of: prepared)
      let attempt = await Attempt(
        kata: request.kata, pattern: request.pattern, seed: request.seed,
        toolchain: toolchain.version, isolation: sandbox.isolation, verdict: judged.verdict,
        results: judged.results, findings: judged.findings, output: judged.output,
        started: request.started, duration: ContinuousClock.now - start, submission: submission)
      return Outcome(attempt: attempt, editorArguments: kit.editorArguments)
    }
  }
}
