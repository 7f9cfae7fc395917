import Foundation
import KataBuilding
import KataCore
import KataProcess
import KataSyntax

/// Builds a solution for its screen, traced where that can be done.
struct ScreenBuilder: Sendable {
  let workshop: Workshop
  let request: CheckRequest
  let stage: CheckStage
  /// An empty folder for this build alone.
  let folder: URL

  enum Made: Sendable {
    case made(ScreenBuild)
    case failed(Attempt)
  }

  /// Builds the files.
  ///
  /// - Parameter isTraced: Whether to note which methods are gone through. Files that only build without are built so.
  func make(isTraced: Bool) async throws -> Made {
    let prepared = stage.prepared
    let notes = request.findings + prepared.findings
    guard !notes.contains(where: { $0.severity == .error }) else {
      return failed(.refused, notes)
    }
    if isTraced {
      let traced = CallTracer().traced(prepared.compiled)
      if case .built(let library, _) = try await build(traced.files, as: .traced, in: "traced") {
        return made(library, methods: traced.methods)
      }
    }
    switch try await build(prepared.compiled, as: .plain, in: "plain") {
    case .rejected(let findings):
      return failed(.doesNotCompile, prepared.unbridged(findings) + notes)
    case .refused(let findings): return failed(.refused, prepared.unbridged(findings) + notes)
    case .stopped(let limit, let findings):
      return failed(.buildStopped(limit), prepared.unbridged(findings) + notes)
    case .built(let library, _): return made(library, methods: [])
    }
  }

  private func build(
    _ files: [SourceFile], as form: SolutionForm, in name: String
  ) async throws -> BuildOutcome {
    let place = folder.appending(path: name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return try await SolutionBuilder(
      kit: stage.kit, sandbox: stage.sandbox, runner: workshop.runner, limits: request.kata.limits
    ).build(files, as: form, in: place)
  }

  private func made(_ library: URL, methods: [TracedSources.Method]) -> Made {
    .made(
      ScreenBuild(
        workshop: workshop, request: request, stage: stage, library: library, methods: methods))
  }

  private func failed(_ reason: Verdict.Reason, _ findings: [Finding]) -> Made {
    .failed(Attempt(reason, of: request, at: stage, findings: findings))
  }
}
