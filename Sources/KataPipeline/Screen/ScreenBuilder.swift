import Foundation
import KataBuilding
import KataCore
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
    let build = BuildStage(workshop: workshop, request: request, stage: stage)
    if isTraced, !stage.isRefused(request) {
      let traced = CallTracer().traced(stage.prepared.compiled)
      let place = folder.appending(path: "traced")
      if case .built(let library, _) = try await build.build(traced.files, as: .traced, in: place) {
        return made(library, methods: traced.methods)
      }
    }
    return switch try await build.build(in: folder) {
    case .built(let library, _): made(library, methods: [])
    case .unbuilt(let reason, let findings):
      .failed(Attempt(reason, of: request, at: stage, findings: findings))
    }
  }

  private func made(_ library: URL, methods: [TracedSources.Method]) -> Made {
    .made(
      ScreenBuild(
        workshop: workshop, request: request, stage: stage, library: library, methods: methods))
  }
}
