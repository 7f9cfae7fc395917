import Foundation
import KataBuilding
import KataCore
import KataProcess
import KataRunning
import KataSyntax

/// Gathers what runs can tell of a solution: which lines each case runs, and which mutants the suites notice.
struct Evidence: Sendable {
  let instrumentation: Instrumentation
  let traces: RunTraces
  /// The results of the learner's own tests; nil where there are none, or nothing to run them on.
  var ownTests: OwnTests?
}

extension Evidence {
  /// All runs of a version of the scores draw the same data, so that the same files get the same scores.
  static let seed: UInt64 = 1

  /// A child sleeps most of its time, while a suite waits for what its mutant never does.
  private static let jobsPerProcessor = 4
  /// More children at once than this only get in each other's way.
  private static let mostJobs = 16

  /// How many children of a host may run at once.
  static var jobs: Int {
    min(mostJobs, jobsPerProcessor * max(1, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Runs the suites on every mutant.
  ///
  /// What only a change request asks for has no suite without a view, however well it is written, so that its mutants
  /// would all count against it. Learners' own tests can notice them, and also what shows only with other data than
  /// the behaviours': a mutant counts there once any suite notices it.
  private static func traces(
    of product: InstrumentedBuild.Product, by run: MutantRun, depth: Kata.Depth
  ) async throws -> RunTraces {
    let isForOwnTests = depth == .ownTests
    let traces = try await run.traces(
      of: product.instrumentation, library: product.library, seed: seed,
      noticing: isForOwnTests ? [.behaviour, .change] : [.behaviour])
    guard isForOwnTests, traces.mutants.contains(where: { $0.fate == .equivalent }) else {
      return traces
    }
    let rest = product.keepingEquivalents(in: traces)
    let again = try await run.traces(
      of: rest.instrumentation, library: rest.library, seed: seed, noticing: [])
    return traces.with(
      zip(traces.mutants, again.mutants).map { tried, again in
        tried.fate == .equivalent && again.fate == .killed ? again : tried
      })
  }

  /// Builds the files once with switches, and runs them with one after the other.
  ///
  /// - Parameters:
  ///   - mutable: Where the lines begin that are worth a mutant; all of a file that is not in it.
  ///   - isPassed: Whether the plain form of these files has passed the gates by the time it may build.
  ///   - report: Hears of each of its three steps.
  static func gathered(
    from prepared: PreparedSources, mutating mutable: [RelativePath: Set<Int>], isPassed: Bool,
    request: CheckRequest, stage: CheckStage, workshop: Workshop,
    report: @escaping CheckPipeline.Report
  ) async throws -> Evidence {
    let (kit, sandbox) = (stage.kit, stage.sandbox)
    let step: @Sendable (Int, String) -> Void = {
      report(WorkProgress(activity: $1, completed: $0, total: 3))
    }
    return try await workshop.withBuildFolder { folder in
      let limits = request.kata.limits
      let build = InstrumentedBuild(
        builder: SolutionBuilder(
          kit: kit, sandbox: sandbox, runner: workshop.runner, limits: limits),
        form: .instrumented(isPassed: isPassed, isTestable: request.tests.areThere)
      ) { leftOut in
        Instrumenter(parser: workshop.parser).instrument(prepared.files, leavingOut: leftOut) {
          path, offset in
          mutable[path]?.contains(offset) ?? true
        }
      }
      step(0, "scoring: building your code with probes")
      guard let product = try await build.product(in: folder) else {
        return .none(of: prepared, "Its instrumented form could not be built.")
      }
      let run = MutantRun(
        host: kit.host, cases: kit.cases,
        readable: [kit.folder, URL(filePath: kit.toolchain.runtimeLibraries)], sandbox: sandbox,
        runner: workshop.runner, limits: limits,
        jobs: jobs)
      do {
        step(1, "scoring: running the suites on changed code")
        let traces = try await traces(of: product, by: run, depth: request.kata.depth)
        step(2, "scoring: running your own tests")
        let own = OwnTestTrial(
          request: request, kit: kit, sandbox: sandbox, workshop: workshop)
        return Evidence(
          instrumentation: product.instrumentation, traces: traces,
          ownTests: try await own.ownTests(on: product.leavingOutEquivalents(in: traces)))
      } catch let error as RunError {
        return .none(of: prepared, "\(error)")
      }
    }
  }
}
