import Foundation
import KataBuilding
import KataContent
package import KataCore
import KataProcess
import KataScoring
import KataSyntax
import KataWorkspace

/// Measures the design of one solution, apart from its verdict: the only list of these stages and their order.
package struct ScorePipeline: Sendable {
  package typealias Report = @Sendable (WorkProgress) -> Void

  private let workshop: Workshop

  package init(workshop: Workshop) {
    self.workshop = workshop
  }

  /// Scores a solution.
  ///
  /// Cancelling the calling task ends every child at once and leaves no file behind.
  ///
  /// - Parameters:
  ///   - outcome: The check of the same request, where there was one, so that nothing is looked up twice.
  ///   - report: Hears of steps that take long enough to be waited for.
  /// - Returns: Nil for files that the gate refuses or that do not build.
  /// - Throws: `PipelineTrouble` or `CancellationError`.
  package func scores(
    _ request: CheckRequest, after outcome: CheckPipeline.Outcome? = nil, report: @escaping Report
  ) async throws -> Scores? {
    guard outcome?.attempt.verdict.isBuilt ?? true else { return nil }
    if let scoring = outcome?.scoring { return try await scoring.scores() }
    let start = try await PipelineTrouble.telling {
      HeadStart(request, at: try await stage(for: request, after: outcome, report: report))
    }
    return try await scores(from: start, isPassed: outcome != nil)
  }

  /// Scores a solution as soon and as far as it may.
  ///
  /// - Parameter isPassed: Whether the plain form of the files has passed the gates by the time it may build.
  func scores(from start: HeadStart, isPassed: Bool) async throws -> Scores? {
    try await PipelineTrouble.telling {
      let (request, stage) = try await start.subject.heard()
      let notes = request.findings + stage.prepared.findings
      guard !notes.contains(where: { $0.severity == .error }) else { return nil }
      // One after the other, because a check that goes on beside this needs a thread as well.
      let facts = FactReader().facts(
        request.files, given: try ContractFiles(of: request.kata).sourceFiles)
      try Task.checkCancellation()
      let scoring = Scoring(
        facts: facts, services: request.kata.services, pattern: request.pattern.id,
        starterTokens: try Self.starterTokens(of: request.kata),
        anchors: request.kata.anchors[request.pattern.id],
        evidence: request.kata.depth == .ownTests ? .ownTests : .suites)
      let evidence = try await Evidence.gathered(
        from: stage.prepared, mutating: scoring.mutable, isPassed: isPassed, request: request,
        stage: stage, start: start, workshop: workshop)
      guard isPassed || evidence.traces.problem == nil else { return nil }
      try Task.checkCancellation()
      return scoring.scores(
        instrumentation: evidence.instrumentation, traces: evidence.traces,
        ownTests: evidence.ownTests ?? request.tests.unusable,
        hints: Hints(kata: request.kata.folder).items.compactMapValues(\.first))
    }
  }

  private func stage(
    for request: CheckRequest, after outcome: CheckPipeline.Outcome?, report: @escaping Report
  ) async throws -> CheckStage {
    if let stage = outcome?.stage { return stage }
    return try await CheckStage(for: request, workshop: workshop, report: report)
  }

  /// How much code the learner begins with.
  private static func starterTokens(of kata: Kata) throws -> Int {
    let files = try ShippedFiles(of: kata).starter().sourceFiles
    return FactReader().facts(files).files.reduce(0) { $0 + $1.tokens }
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
