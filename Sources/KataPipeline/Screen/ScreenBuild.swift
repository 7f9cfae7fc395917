import Foundation
import KataBuilding
import KataCore
import KataProcess
import KataRunning
import KataSyntax

/// A solution that is built, and what to say when its program ends.
struct ScreenBuild: Sendable {
  let workshop: Workshop
  let request: CheckRequest
  let stage: CheckStage
  let library: URL
  /// What the numbers of calls stand for; empty when the library is not traced.
  let methods: [TracedSources.Method]

  /// Shows what was built.
  var run: ScreenRun {
    ScreenRun(
      host: stage.kit.host,
      readable: [stage.kit.folder, URL(filePath: stage.kit.toolchain.runtimeLibraries)],
      sandbox: stage.sandbox, runner: workshop.runner, limits: request.kata.limits)
  }

  /// What to say of a program that ended while its screen was shown.
  func attempt(_ end: ScreenEnd) async throws -> Attempt {
    var place: SourceLocation?
    if case .crashed(_, let message?) = end.reason {
      place = TrapPlace(message: message, files: request.files)?.location
      if place == nil {
        let site = CrashSite(
          kit: stage.kit, sandbox: stage.sandbox, runner: workshop.runner,
          limits: request.kata.limits)
        place = try await site.place(in: end.calls, library: library, files: request.files)
      }
    }
    let findings = place.map { place in
      [
        Finding(
          id: "screen.ended", summary: "the program ended here", location: place,
          excerpt: request.files.first { $0.path == place.path }?.line(place.line))
      ]
    }
    return Attempt(
      end.reason, of: request, at: stage, findings: findings ?? [], output: end.output)
  }
}

extension Attempt {
  /// An attempt at a screen, which has no cases.
  init(
    _ reason: Verdict.Reason, of request: CheckRequest, at stage: CheckStage,
    findings: [Finding], output: String = ""
  ) {
    self.init(
      kata: request.kata, pattern: request.pattern, seed: request.seed,
      toolchain: stage.kit.toolchain.version, isolation: stage.sandbox.isolation,
      verdict: .notPassed(reason), results: [], findings: findings, output: output,
      started: request.started, duration: .zero, submission: request.submission())
  }
}
