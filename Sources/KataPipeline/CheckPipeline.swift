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
      async let probed = workshop.sandbox()
      async let submission = request.submission()
      let toolchain = try await workshop.toolchain()
      let kit = try await workshop.kitBuilder(toolchain).kit(
        for: request.kata, pattern: request.pattern, report: report
      ) { try SuiteList(kata: request.kata, pattern: request.pattern).listing() }
      let sandbox = await probed
      if request.requiresSandbox, sandbox.isolation.tier != .isolated {
        throw PipelineTrouble.noSandbox(sandbox.isolation.note)
      }
      let judged: Judgement
      do {
        judged = try await judge(request, kit: kit, sandbox: sandbox)
      } catch BuildTrouble.moduleCacheIncomplete {
        // Somebody cleaned up in the cache: once more, with everything in its place again.
        try await workshop.kitBuilder(toolchain).warmUp(kit)
        judged = try await judge(request, kit: kit, sandbox: sandbox)
      }
      let attempt = await Attempt(
        kata: request.kata, pattern: request.pattern, seed: request.seed,
        toolchain: toolchain.version, isolation: sandbox.isolation, verdict: judged.verdict,
        results: judged.results, findings: judged.findings, output: judged.output,
        started: request.started,
        duration: ContinuousClock.now - start, submission: submission)
      return Outcome(attempt: attempt, editorArguments: kit.editorArguments)
    }
  }

  private func judge(
    _ request: CheckRequest, kit: Kit, sandbox: Sandbox
  ) async throws -> Judgement {
    let errors = request.findings.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return .unbuilt(.refused, findings: request.findings, cases: kit.cases)
    }
    return try await workshop.withBuildFolder { folder in
      let builder = SolutionBuilder(
        kit: kit, sandbox: sandbox, runner: workshop.runner, limits: request.kata.limits)
      // Parsing takes as long as starting the compiler, so where nothing has to be bridged both begin at
      // once. What the gate refuses is compiled for nothing, but never loaded.
      async let early =
        TargetActionBridge().isNeeded(for: request.files)
        ? nil : builder.build(request.files, in: folder)
      let prepared = PreparedSources(request.files, contract: kit.contractModule)
      let notes = request.findings + prepared.findings
      guard !prepared.findings.contains(where: { $0.severity == .error }) else {
        return .unbuilt(.refused, findings: notes, cases: kit.cases)
      }
      let outcome =
        if let early = try await early { early } else {
          try await builder.build(prepared.compiled, in: folder)
        }
      switch outcome {
      case .rejected(let findings):
        return .unbuilt(
          .doesNotCompile, findings: prepared.unbridged(findings) + notes, cases: kit.cases)
      case .refused(let findings):
        return .unbuilt(.refused, findings: findings + notes, cases: kit.cases)
      case .stopped(let limit):
        return .unbuilt(.buildStopped(limit), findings: notes, cases: kit.cases)
      case .built(let library, let warnings):
        let run = try await run(library, request, kit: kit, sandbox: sandbox)
        let site = try await crashSite(of: run, library, request, kit: kit, sandbox: sandbox)
        let guide = FailureGuide(
          files: prepared.files, hints: Hints(kata: request.kata.folder), verdict: run.verdict,
          crashSite: site)
        return Judgement(
          verdict: run.verdict, results: run.results.map(guide.guided),
          findings: prepared.unbridged(warnings) + notes, output: run.output)
      }
    }
  }

  /// The learner's line where the program trapped: the one that the runtime names, or the innermost call.
  private func crashSite(
    of run: RunReport, _ library: URL, _ request: CheckRequest, kit: Kit, sandbox: Sandbox
  ) async throws -> SourceLocation? {
    guard case .notPassed(.crashed(_, let message?)) = run.verdict else { return nil }
    if let place = TrapPlace(message: message, files: request.files) { return place.location }
    let site = CrashSite(
      kit: kit, sandbox: sandbox, runner: workshop.runner, limits: request.kata.limits)
    return try await site.place(in: run.calls, library: library, files: request.files)
  }

  private func run(
    _ library: URL, _ request: CheckRequest, kit: Kit, sandbox: Sandbox
  ) async throws -> RunReport {
    let host = HostRun(
      host: kit.host, cases: kit.cases,
      readable: [kit.folder, URL(filePath: kit.toolchain.runtimeLibraries)], sandbox: sandbox,
      runner: workshop.runner, limits: request.kata.limits)
    return try await host.report(library: library, seed: request.seed)
  }
}

/// What the stages found out, before it becomes an attempt.
struct Judgement: Sendable {
  let verdict: Verdict
  let results: [CaseResult]
  let findings: [Finding]
  let output: String

  /// A solution that never ran: every case is there, and none has run.
  static func unbuilt(
    _ reason: Verdict.Reason, findings: [Finding], cases: [CheckCase]
  ) -> Judgement {
    let order: [Finding.Severity] = [.error, .warning, .note]
    let sorted = order.flatMap { severity in findings.filter { $0.severity == severity } }
    return Judgement(
      verdict: .notPassed(reason), results: cases.map { CaseResult(check: $0, status: .notRun) },
      findings: sorted, output: "")
  }
}
