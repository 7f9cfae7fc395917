import Foundation
import KataContent
import KataCore
import KataProcess
import KataRunning
import KataWorkspace
import Testing

@testable import KataBuilding
@testable import KataPipeline

/// The greeting kata, as it is shipped or in MVP with a presenter that can go wrong in ways written by hand, ready to be
/// built and run.
struct MutantStand: Sendable {
  let playground: Playground
  let workshop: Workshop
  let request: CheckRequest
  let stage: CheckStage

  /// - Parameters:
  ///   - isStarter: Whether the files are those of the starter instead of the pattern's reference.
  ///   - hasBubblewrap: Whether the sandbox may be a full one.
  init(
    _ pattern: String = "mvp", isStarter: Bool = false, tests: OwnTestFiles = OwnTestFiles(),
    hasBubblewrap: Bool = true
  ) async throws {
    playground = try Playground()
    let environment = playground.environment(
      hasBubblewrap ? [:] : try playground.withoutBubblewrap())
    workshop = Workshop(
      environment: environment, cache: Products.cache.appending(path: "kata"),
      temporary: playground.folder.appending(path: "tmp"))
    let kata = try KataShelf(bundledAnd: []).kata("greeting")
    let pattern = try kata.requirePattern(pattern)
    let shipped = ShippedFiles(of: kata)
    request = CheckRequest(
      kata: kata, pattern: pattern,
      files: try (isStarter ? shipped.starter() : shipped.solution(pattern)).sourceFiles,
      findings: [],
      tests: tests, submission: { "reference" }, seed: 1, started: Date(), requiresSandbox: false)
    stage = try await CheckStage.prepared(for: request, workshop: workshop) { _ in }
  }

  /// Whatever builds have left behind.
  var leftovers: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: workshop.temporary.path) }
  }

  /// The reference with `mischief` done at each tap on the greeting button; where it says false, the tap is lost.
  func files(mischief: String, probes: Int, mutants: Int) throws -> [SourceFile] {
    let hook = try ["HookedPresenter", "Solution"].map { name in
      let file = try Products.fixture("Hostile/greeting-hook/Sources/\(name).swift")
      return SourceFile(
        path: try #require(RelativePath("Sources/\(name).swift")),
        text: try String(contentsOf: file, encoding: .utf8))
    }
    let own = [
      SourceFile(path: "Sources/Mischief.swift", text: mischief),
      SourceFile(
        path: "KataInstrumentation.swift", text: Self.support(probes: probes, mutants: mutants)),
    ]
    let replaced = Set((hook + own).map(\.path))
    return request.files.filter { !replaced.contains($0.path) } + hook + own
  }

  /// Builds the files as instrumented ones and runs them.
  func traces(of instrumentation: Instrumentation) async throws -> RunTraces {
    try await workshop.withBuildFolder { folder in
      let outcome = try await builder.build(
        instrumentation.files, as: .instrumented(isPassed: true), in: folder)
      guard case .built(let library, _) = outcome else { throw NotBuilt(outcome: outcome) }
      return try await run.traces(of: instrumentation, library: library, seed: 1)
    }
  }

  var builder: SolutionBuilder {
    SolutionBuilder(
      kit: stage.kit, sandbox: stage.sandbox, runner: SystemCommandRunner(),
      // Other tests build at the same time, and none of these is about how long that takes.
      limits: Limits(buildSeconds: 300))
  }

  private var run: MutantRun {
    MutantRun(
      host: stage.kit.host, cases: stage.kit.cases,
      readable: [stage.kit.folder, URL(filePath: stage.kit.toolchain.runtimeLibraries)],
      sandbox: stage.sandbox, runner: SystemCommandRunner(), limits: request.kata.limits, jobs: 2)
  }

  private struct NotBuilt: Error {
    let outcome: BuildOutcome
  }

  private static func support(probes: Int, mutants: Int) -> String {
    """
    nonisolated(unsafe) let kata_hits = UnsafeMutablePointer<UInt8>.allocate(capacity: \(probes + 1))
    nonisolated(unsafe) let kata_unfit = UnsafeMutablePointer<UInt8>.allocate(capacity: \(mutants + 1))
    nonisolated(unsafe) let kata_current = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    nonisolated(unsafe) var kata_switch: Int32 = 0

    @_cdecl("kata_probe_count") public nonisolated func kata_probe_count() -> Int32 { \(probes) }
    @_cdecl("kata_mutant_count") public nonisolated func kata_mutant_count() -> Int32 { \(mutants) }
    @_cdecl("kata_probe_hits") public nonisolated func kata_probe_hits() -> UnsafeMutableRawPointer {
      unsafe UnsafeMutableRawPointer(kata_hits)
    }
    @_cdecl("kata_probe_reset") public nonisolated func kata_probe_reset() {}
    @_cdecl("kata_mutant_unfit") public nonisolated func kata_mutant_unfit() -> UnsafeMutableRawPointer {
      unsafe UnsafeMutableRawPointer(kata_unfit)
    }
    @_cdecl("kata_current_statement") public nonisolated func kata_current_statement() -> UnsafeMutableRawPointer {
      unsafe UnsafeMutableRawPointer(kata_current)
    }
    @_cdecl("kata_mutant_set") public nonisolated func kata_mutant_set(_ number: Int32) {
      kata_switch = number
    }

    """
  }
}
