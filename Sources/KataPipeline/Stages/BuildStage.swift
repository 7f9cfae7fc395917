import Foundation
import KataBuilding
import KataCore

/// Compiles gated sources in the sandbox (`SolutionBuilder`) and inspects their symbols (`SymbolGate`).
struct BuildStage: Sendable {
  let workshop: Workshop
  let request: CheckRequest
  let stage: CheckStage

  /// What can be run, or why nothing can; findings are told at the learner's own lines and columns.
  enum Outcome: Sendable {
    case built(library: URL, findings: [Finding])
    case unbuilt(Verdict.Reason, findings: [Finding])
  }

  /// Builds the files, unless the gate or the reading of them has refused something.
  ///
  /// - Parameter folder: A folder of the caller's for builds.
  func build(in folder: URL) async throws -> Outcome {
    guard !stage.isRefused(request) else { return .unbuilt(.refused, findings: notes) }
    let (first, second) = (folder.appending(path: "first"), folder.appending(path: "second"))
    do {
      return outcome(of: try await build(stage.prepared.compiled, as: .plain, in: first))
    } catch BuildError.moduleCacheIncomplete {
      // Somebody cleaned up in the cache: once more, with everything in its place again.
      try await workshop.kitBuilder(stage.kit.toolchain).warmUp(stage.kit)
      return outcome(of: try await build(stage.prepared.compiled, as: .plain, in: second))
    }
  }

  /// Builds another form of the files, whose findings are nobody's.
  func build(
    _ files: [SourceFile], as form: SolutionForm, in folder: URL
  ) async throws -> BuildOutcome {
    try await SolutionBuilder(
      kit: stage.kit, sandbox: stage.sandbox, runner: workshop.runner, limits: request.kata.limits
    ).build(files, as: form, in: folder)
  }

  private var notes: [Finding] { request.findings + stage.prepared.findings }

  private func outcome(of build: BuildOutcome) -> Outcome {
    let prepared = stage.prepared
    return switch build {
    case .rejected(let findings):
      .unbuilt(.doesNotCompile, findings: prepared.unbridged(findings) + notes)
    case .refused(let findings):
      .unbuilt(.refused, findings: prepared.unbridged(findings) + notes)
    case .stopped(let limit, let findings):
      .unbuilt(.buildStopped(limit), findings: prepared.unbridged(findings) + notes)
    case .built(let library, let warnings):
      .built(library: library, findings: prepared.unbridged(warnings) + notes)
    }
  }
}
