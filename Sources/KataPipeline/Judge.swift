import Foundation
import KataBuilding
import KataContent
import KataCore
import KataProcess
import KataRunning
import KataSyntax

/// Takes one solution through its build, and through a run with each seed, to what is to be said of each.
struct Judge: Sendable {
  let workshop: Workshop
  let request: CheckRequest
  let kit: Kit
  let sandbox: Sandbox
  /// Where the suites' data come from, in each run.
  let seeds: [UInt64]

  /// Builds the files once and runs them with each seed, unless the gate or the reading of them has refused something.
  func judgements(of prepared: PreparedSources) async throws -> [Judgement] {
    let notes = request.findings + prepared.findings
    guard !notes.contains(where: { $0.severity == .error }) else {
      return unbuilt(.refused, findings: notes)
    }
    do {
      return try await judgements(of: prepared, notes: notes)
    } catch BuildError.moduleCacheIncomplete {
      // Somebody cleaned up in the cache: once more, with everything in its place again.
      try await workshop.kitBuilder(kit.toolchain).warmUp(kit)
      return try await judgements(of: prepared, notes: notes)
    }
  }

  /// The same for each seed, since nothing has run.
  private func unbuilt(_ reason: Verdict.Reason, findings: [Finding]) -> [Judgement] {
    seeds.map { _ in .unbuilt(reason, findings: findings, cases: kit.cases) }
  }

  private func judgements(
    of prepared: PreparedSources, notes: [Finding]
  ) async throws -> [Judgement] {
    try await workshop.withBuildFolder { folder in
      async let source = sourceRules(of: prepared)
      let builder = SolutionBuilder(
        kit: kit, sandbox: sandbox, runner: workshop.runner, limits: request.kata.limits)
      switch try await builder.build(prepared.compiled, in: folder) {
      case .rejected(let findings):
        return unbuilt(.doesNotCompile, findings: prepared.unbridged(findings) + notes)
      case .refused(let findings):
        return unbuilt(.refused, findings: prepared.unbridged(findings) + notes)
      case .stopped(let limit, let findings):
        return unbuilt(.buildStopped(limit), findings: prepared.unbridged(findings) + notes)
      case .built(let library, let warnings):
        let own = prepared.unbridged(warnings) + notes
        var judgements: [Judgement] = []
        for seed in seeds {
          let run = try await run(library, seed: seed)
          judgements.append(
            try await judgement(of: run, library, findings: own, source: await source))
        }
        return judgements
      }
    }
  }

  private func judgement(
    of run: RunReport, _ library: URL, findings: [Finding], source: SourceRules
  ) async throws -> Judgement {
    let results = source.names.judged(source.navigation.judged(run.results))
    let findings = findings + source.uncalled
    guard !results.allSatisfy(\.isPassed) || !run.verdict.isPassed else {
      return Judgement(run, results: results, findings: findings)
    }
    let guide = FailureGuide(
      files: request.files,
      cycles: CycleSearch(files: request.files, reader: FactReader(parser: workshop.parser)),
      locator: source.locator,
      hints: request.hints(),
      crashSite: try await crashSite(of: run, library))
    return Judgement(
      run, results: results, findings: source.reasons + findings, guide: guide)
  }

  /// Where the parts stand, and what the source breaks of the pattern's rules.
  private struct SourceRules {
    let locator: SeamLocator
    let navigation: NavigationRule
    let names: NameRules
    let shared: SharedVariables
    let unadopted: UnadoptedProtocols
    /// Notes on what is written for UIKit to call, and never called.
    let uncalled: [Finding]

    /// What may explain that many cases fail alike.
    var reasons: [Finding] { shared.findings + unadopted.findings }
  }

  /// Reads the source while the compiler works.
  private func sourceRules(of prepared: PreparedSources) -> SourceRules {
    let files = prepared.parsed
    let (locator, pattern) = (SeamLocator(files: files), request.pattern)
    let departures =
      pattern.leaving == nil ? [] : locator.departuresOfViews + locator.departuresThroughApp
    return SourceRules(
      locator: locator, navigation: NavigationRule(pattern, departures: departures),
      names: NameRules(pattern, files: files), shared: SharedVariables(in: files),
      unadopted: UnadoptedProtocols(in: files),
      uncalled: UncalledMethods(in: files, owners: WideNames.bundled.uncalled).findings)
  }

  private func run(_ library: URL, seed: UInt64) async throws -> RunReport {
    let host = HostRun(
      host: kit.host, cases: kit.cases,
      readable: [kit.folder, URL(filePath: kit.toolchain.runtimeLibraries)], sandbox: sandbox,
      runner: workshop.runner, limits: request.kata.limits)
    let report = try await host.report(library: library, seed: seed)
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
