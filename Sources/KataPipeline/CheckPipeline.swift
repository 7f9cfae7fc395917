import Foundation
import KataBuilding
import KataContent
package import KataCore
import KataProcess
import KataScoring
import KataSyntax
import KataWorkspace

/// One check from the learner's files to the verdict, and on to the scores: the only list of its stages and their order.
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
  }

  // MARK: The verdict

  /// Checks a solution.
  ///
  /// - Parameter report: Hears of steps that take long enough to be waited for.
  /// - Throws: `PipelineError` or `CancellationError`; whatever is wrong with the solution is in the attempt.
  package func check(
    _ request: CheckRequest, report: @escaping Report
  ) async throws -> Outcome {
    try await PipelineError.telling {
      let start = ContinuousClock.now
      let stage = try await CheckStage.prepared(for: request, workshop: workshop, report: report)
      let attempts = try await attempts(
        request, seeds: [request.seed], stage: stage, start: start)
      return Outcome(
        attempt: attempts[0], editorArguments: stage.kit.editorArguments, stage: stage)
    }
  }

  /// Checks a solution with data from each of several seeds; it is built only once.
  ///
  /// - Throws: `PipelineError` or `CancellationError`; whatever is wrong with the solution is in the attempts.
  package func attempts(
    _ request: CheckRequest, seeds: [UInt64], report: @escaping Report
  ) async throws -> [Attempt] {
    try await PipelineError.telling {
      let start = ContinuousClock.now
      let stage = try await CheckStage.prepared(for: request, workshop: workshop, report: report)
      return try await attempts(request, seeds: seeds, stage: stage, start: start)
    }
  }

  private func attempts(
    _ request: CheckRequest, seeds: [UInt64], stage: CheckStage, start: ContinuousClock.Instant
  ) async throws -> [Attempt] {
    async let submission = request.submission()
    async let touched = request.footprint()
    let judgements = try await judgements(request, seeds: seeds, stage: stage)
    let (word, footprint) = (await submission, await touched)
    let duration = ContinuousClock.now - start
    return zip(seeds, judgements).map { seed, judged in
      Attempt(
        kata: request.kata, pattern: request.pattern, changes: request.changes,
        footprint: footprint, isReview: request.isReview, seed: seed,
        toolchain: stage.kit.toolchain.version,
        isolation: stage.sandbox.isolation.lacking(judged.isolationGap),
        verdict: judged.verdict, results: judged.results, findings: judged.findings,
        output: judged.output, started: request.started, duration: duration, submission: word)
    }
  }

  /// Builds once, while the source is read; then runs and judges with each seed.
  private func judgements(
    _ request: CheckRequest, seeds: [UInt64], stage: CheckStage
  ) async throws -> [Judgement] {
    try await workshop.withBuildFolder { folder in
      async let rules = SourceRules.read(stage.prepared.parsed, pattern: request.pattern)
      let build = BuildStage(workshop: workshop, request: request, stage: stage)
      switch try await build.build(in: folder) {
      case .unbuilt(let reason, let findings):
        let cases = stage.kit.cases
        return seeds.map { _ in .unbuilt(reason, findings: findings, cases: cases) }
      case .built(let library, let findings):
        let run = RunStage(workshop: workshop, request: request, stage: stage)
        let judge = Judge(
          workshop: workshop, request: request, stage: stage, library: library,
          findings: findings, rules: await rules)
        var judgements: [Judgement] = []
        for seed in seeds {
          let report = try await run.report(on: library, seed: seed)
          judgements.append(try await judge.judgement(of: report))
        }
        return judgements
      }
    }
  }

  // MARK: The scores

  /// Scores a solution: read the facts; build once with probes and mutants, run with each; score.
  ///
  /// Cancelling the calling task ends every child at once and leaves no file behind.
  ///
  /// - Parameters:
  ///   - outcome: The check of the same request, where there was one, so that nothing is looked up twice.
  ///   - report: Hears of steps that take long enough to be waited for.
  /// - Returns: Nil for files that the gate refuses or that do not build.
  /// - Throws: `PipelineError` or `CancellationError`.
  package func scores(
    _ request: CheckRequest, after outcome: Outcome? = nil, report: @escaping Report
  ) async throws -> Scores? {
    guard outcome?.attempt.verdict.isBuilt ?? true else { return nil }
    return try await PipelineError.telling {
      var known = outcome?.stage
      if known == nil {
        known = try await CheckStage.prepared(for: request, workshop: workshop, report: report)
      }
      guard let stage = known, !stage.isRefused(request) else { return nil }
      let scoring = try scoring(of: request)
      try Task.checkCancellation()
      let evidence = try await Evidence.gathered(
        from: stage.prepared, mutating: scoring.mutable, isPassed: outcome != nil,
        request: request, stage: stage, workshop: workshop, report: report)
      guard outcome != nil || evidence.traces.problem == nil else { return nil }
      try Task.checkCancellation()
      return scoring.scores(
        instrumentation: evidence.instrumentation, traces: evidence.traces,
        ownTests: evidence.ownTests ?? request.tests.unusable,
        hints: request.hints().items.compactMapValues(\.first))
    }
  }

  private func scoring(of request: CheckRequest) throws -> Scoring {
    let kata = request.kata
    let reader = FactReader(parser: workshop.parser, guesses: true)
    let facts = reader.facts(
      request.files, given: try ContractFiles(of: kata).sourceFiles, services: kata.services)
    let shipped = ShippedFiles(of: kata)
    let starter = try shipped.starter().sourceFiles
    // What the reference leaves as it is asks for nothing.
    let kept = Set(starter).intersection(try shipped.solution(request.pattern).sourceFiles)
    return Scoring(
      facts: facts, pattern: request.pattern.id, lesson: kata.lesson(of: request.pattern),
      starterTokens: reader.facts(starter).files.reduce(0) { $0 + $1.tokens },
      anchors: kata.anchors[request.pattern.id],
      evidence: kata.depth == .ownTests ? .ownTests : .suites,
      finished: Set(kept.intersection(request.files).map(\.path)))
  }
}

extension Verdict {
  /// Whether the files were compiled and passed the gates.
  fileprivate var isBuilt: Bool {
    switch self {
    case .notPassed(.refused), .notPassed(.doesNotCompile), .notPassed(.buildStopped): false
    default: true
    }
  }
}
