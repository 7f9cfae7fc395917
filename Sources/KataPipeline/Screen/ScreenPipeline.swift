import KataBuilding
package import KataCore
import KataProcess
import KataRunning
import KataSyntax

/// Shows the screen of a solution, or lets it be used: the only list of these stages and their order.
package struct ScreenPipeline: Sendable {
  package typealias Report = @Sendable (WorkProgress) -> Void

  private let workshop: Workshop

  package init(workshop: Workshop) {
    self.workshop = workshop
  }

  /// The result of showing a screen.
  package enum Outcome: Sendable {
    case shown(ScreenMoment)
    /// The files were refused, do not compile, or ended their own program; the attempt has no cases.
    case failed(Attempt)
  }

  /// Builds a solution and shows its screen in one of the kata's states.
  ///
  /// - Throws: `PipelineError` or `CancellationError`; whatever is wrong with the solution is in the attempt.
  package func show(
    _ request: CheckRequest, state: String, report: @escaping Report
  ) async throws -> Outcome {
    try await building(request, report, isTraced: false) { build in
      switch try await build.run.moment(library: build.library, state: state) {
      case .shown(let moment): .shown(moment)
      case .ended(let end): .failed(try await build.attempt(end))
      }
    }
  }

  /// Builds a solution and lets its screen be used until `body` is over.
  ///
  /// - Returns: Nil when `body` came to its end.
  /// - Throws: `PipelineError`, `CancellationError` or what `body` throws.
  package func use(
    _ request: CheckRequest, state: String, report: @escaping Report,
    _ body: @escaping @Sendable (ScreenUse) async throws -> Void
  ) async throws -> Attempt? {
    let outcome: UseOutcome = try await building(request, report, isTraced: true) { build in
      let use: ScreenEnd? = try await build.run.use(library: build.library, state: state) { talk in
        do {
          try await body(ScreenUse(talk: talk, methods: build.methods))
          return nil
        } catch let end as ScreenUse.Ended {
          return end.end
        }
      }
      guard let use else { return .left }
      return .failed(try await build.attempt(use))
    }
    if case .failed(let attempt) = outcome { return attempt }
    return nil
  }

  private enum UseOutcome: ScreenOutcome {
    case left
    case failed(Attempt)
  }

  private func building<Answer: ScreenOutcome>(
    _ request: CheckRequest, _ report: @escaping Report, isTraced: Bool,
    _ work: @escaping @Sendable (ScreenBuild) async throws -> Answer
  ) async throws -> Answer {
    try await PipelineError.telling {
      let stage = try await CheckStage.prepared(
        for: request, workshop: workshop, report: report)
      return try await workshop.withBuildFolder { folder in
        let builder = ScreenBuilder(
          workshop: workshop, request: request, stage: stage, folder: folder)
        switch try await builder.make(isTraced: isTraced) {
        case .made(let made): return try await work(made)
        case .failed(let attempt): return .failed(attempt)
        }
      }
    }
  }
}

/// What may come of a screen whose files fail.
protocol ScreenOutcome: Sendable {
  static func failed(_ attempt: Attempt) -> Self
}

extension ScreenPipeline.Outcome: ScreenOutcome {}
