import Foundation
import KataBuilding
import KataContent
import KataCore
import KataProcess
import KataRunning
import KataSyntax

/// Takes one solution through build and run to what is to be said of it.
struct Judge: Sendable {
  let workshop: Workshop
  let request: CheckRequest
  let kit: Kit
  let sandbox: Sandbox

  /// Builds and runs the files, unless the gate or the reading of them has refused something.
  func judgement(of prepared: PreparedSources) async throws -> Judgement {
    let notes = request.findings + prepared.findings
    guard !notes.contains(where: { $0.severity == .error }) else {
      return .unbuilt(.refused, findings: notes, cases: kit.cases)
    }
    do {
      return try await judgement(of: prepared, notes: notes)
    } catch BuildError.moduleCacheIncomplete {
      // Somebody cleaned up in the cache: once more, with everything in its place again.
      try await workshop.kitBuilder(kit.toolchain).warmUp(kit)
      return try await judgement(of: prepared, notes: notes)
    }
  }

  private func judgement(
    of prepared: PreparedSources, notes: [Finding]
  ) async throws -> Judgement {
    try await workshop.withBuildFolder { folder in
      async let places = places()
      let builder = SolutionBuilder(
        kit: kit, sandbox: sandbox, runner: workshop.runner, limits: request.kata.limits)
      switch try await builder.build(prepared.compiled, in: folder) {
      case .rejected(let findings):
        let own = prepared.unbridged(findings)
        return .unbuilt(.doesNotCompile, findings: own + notes, cases: kit.cases)
      case .refused(let findings):
        let own = prepared.unbridged(findings)
        return .unbuilt(.refused, findings: own + notes, cases: kit.cases)
      case .stopped(let limit, let findings):
        let own = prepared.unbridged(findings)
        return .unbuilt(.buildStopped(limit), findings: own + notes, cases: kit.cases)
      case .built(let library, let warnings):
        let run = try await run(library)
        let own = prepared.unbridged(warnings) + notes
        let (locator, departures) = await places
        let navigation = NavigationRule(request.pattern, departures: departures)
        let results = navigation.judged(run.results)
        guard !results.allSatisfy(\.isPassed) || !run.verdict.isPassed else {
          return Judgement(run, results: results, findings: own)
        }
        let guide = FailureGuide(
          files: request.files, locator: locator,
          hints: Hints(kata: request.kata.folder, language: request.language()),
          crashSite: try await crashSite(of: run, library))
        return Judgement(run, results: results, findings: own, guide: guide)
      }
    }
  }

  /// Where the parts stand and where views leave the screen themselves, read while the compiler works.
  private func places() -> (SeamLocator, [ViewDeparture]) {
    let locator = SeamLocator(files: request.files.map { ParsedFile($0) })
    return (locator, request.pattern.leaving == nil ? [] : locator.departuresOfViews)
  }

  private func run(_ library: URL) async throws -> RunReport {
    let host = HostRun(
      host: kit.host, cases: kit.cases,
      readable: [kit.folder, URL(filePath: kit.toolchain.runtimeLibraries)], sandbox: sandbox,
      runner: workshop.runner, limits: request.kata.limits)
    let report = try await host.report(library: library, seed: request.seed)
    if request.requiresSandbox, !report.isLockedDown {
      throw PipelineError.noSandbox(Isolation.noSystemCallFilter)
    }
    return report
  }

  /// The learner's line where the program trapped: the one that the runtime names, or the innermost call.
  private func crashSite(of run: RunReport, _ library: URL) async throws -> SourceLocation? {
    guard case .notPassed(.crashed(_, let message?)) = run.verdict else { return nil }
    if let place = TrapPlace(message: message, files: request.files) { return place.location }
    let site = CrashSite(
      kit: kit, sandbox: sandbox, runner: workshop.runner, limits: request.kata.limits)
    return try await site.place(in: run.calls, library: library, files: request.files)
  }
}
