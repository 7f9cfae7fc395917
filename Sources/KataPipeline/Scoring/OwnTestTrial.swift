import Foundation
import KataBuilding
import KataCore
import KataProcess
import KataRunning
import KataSyntax

/// Takes the learner's own tests through gate, build and runs to what they are worth.
///
/// Whatever goes wrong with them is told beside the scores and ends nothing.
struct OwnTestTrial: Sendable {
  let request: CheckRequest
  let kit: Kit
  let sandbox: Sandbox
  let workshop: Workshop

  private var tests: OwnTestFiles { request.tests }
  private var limits: Limits { request.kata.limits }

  /// Runs the tests on an instrumented solution; nil when the learner has written none.
  ///
  /// - Throws: `CancellationError`.
  func ownTests(on product: InstrumentedBuild.Product) async throws -> OwnTests? {
    guard tests.areThere else { return nil }
    let reading = OwnTestReading(
      tests.files, solution: OwnTestsBuilder.solution, contract: request.kata.contract)
    let notes = tests.findings + reading.findings
    let list = OwnTestList(classes: reading.classes)
    guard !notes.contains(where: { $0.severity == .error }), !list.cases.isEmpty else {
      return OwnTests(tests: [], problems: notes, mutants: product.instrumentation.mutants)
    }
    do {
      return try await ownTests(list, notes: notes, on: product)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let problem = OwnTestProblems().broken(by: error)
      return OwnTests(
        tests: [], problems: notes + [problem], mutants: product.instrumentation.mutants)
    }
  }

  private func ownTests(
    _ list: OwnTestList, notes: [Finding], on product: InstrumentedBuild.Product
  ) async throws -> OwnTests {
    let builder = OwnTestsBuilder(
      kit: kit, sandbox: sandbox, runner: workshop.runner, limits: limits)
    switch try await builder.build(
      tests.files, registration: list.registration, beside: product.library)
    {
    case .rejected(let findings), .refused(let findings):
      return OwnTests(
        tests: [], problems: findings + notes, mutants: product.instrumentation.mutants)
    case .stopped(let limit, let findings):
      return OwnTests(
        tests: [], problems: [OwnTestProblems().stopped(limit)] + findings + notes,
        mutants: product.instrumentation.mutants)
    case .built(let library, let warnings):
      let results = try await results(of: list, library, product)
      return try await tried(list, results, warnings + notes, library, product)
    }
  }

  // MARK: As it is

  /// Runs every test; one that ends the program is left out of the next run, so that the others are heard.
  private func results(
    of list: OwnTestList, _ library: URL, _ product: InstrumentedBuild.Product
  ) async throws -> OwnTestResults {
    var results = OwnTestResults()
    var open = list.cases
    for _ in 0..<Self.mostEndings where !open.isEmpty {
      let host = HostRun(
        host: kit.host, cases: open, readable: readable, sandbox: sandbox,
        runner: workshop.runner, limits: limits)
      let report = try await host.report(
        library: product.library, seed: Evidence.seed,
        tests: OwnTestRequest(library: library, wanted: open.map(\.id)))
      results.add(report, crashSite: try await crashSite(of: report, library))
      let waiting = open.filter { results.isOpen($0.id) }
      guard waiting.count < open.count else { break }
      open = waiting
    }
    return results
  }

  /// Patience ends after so many tests that hang or trap.
  private static let mostEndings = 4

  private var readable: [URL] {
    [kit.folder, URL(filePath: kit.toolchain.runtimeLibraries)]
  }

  /// The line of the tests at which the program trapped.
  private func crashSite(of run: RunReport, _ library: URL) async throws -> SourceLocation? {
    guard case .notPassed(.crashed(_, let message?)) = run.verdict else { return nil }
    if let place = TrapPlace(message: message, files: tests.files) { return place.location }
    let site = CrashSite(kit: kit, sandbox: sandbox, runner: workshop.runner, limits: limits)
    return try await site.place(in: run.calls, library: library, files: tests.files)
  }

  // MARK: With mutants

  /// Runs the tests that pass for every mutant.
  private func tried(
    _ list: OwnTestList, _ results: OwnTestResults, _ notes: [Finding], _ library: URL,
    _ product: InstrumentedBuild.Product
  ) async throws -> OwnTests {
    let passing = list.cases.filter { results.isPassed($0.id) }
    let rounds = try await rounds(of: passing, library, product)
    let cases = rounds.flatMap(\.cases)
    let unsteady = Set(cases.filter { !$0.isPassed }.map(\.id))
    let viewLoading = Set(cases.filter(\.loadsView).map(\.id))
    let files = tests.files
    let told = list.cases.map { check in
      results.test(
        check.id, declaredAt: list.locations[check.id], isUnsteady: unsteady.contains(check.id),
        loadsView: viewLoading.contains(check.id), files: files)
    }
    let failures = told.filter { !$0.isPassed }.map { OwnTestProblems().failure($0, files: files) }
    return OwnTests(
      tests: told, problems: failures + notes,
      mutants: Self.agreed(rounds.map(\.mutants)) ?? product.instrumentation.mutants)
  }

  /// Tries everything twice, because a test that fails now and then would notice any change.
  private func rounds(
    of passing: [CheckCase], _ library: URL, _ product: InstrumentedBuild.Product
  ) async throws -> [RunTraces] {
    guard !passing.isEmpty else { return [] }
    let run = MutantRun(
      host: kit.host, cases: passing, readable: readable, sandbox: sandbox,
      runner: workshop.runner, limits: limits, jobs: Evidence.jobs)
    var rounds: [RunTraces] = []
    for _ in 0..<2 {
      rounds.append(
        try await run.traces(
          of: product.instrumentation, library: product.library, seed: Evidence.seed,
          tests: OwnTestRequest(library: library, wanted: passing.map(\.id))))
    }
    return rounds
  }

  /// The mutants as the first round met them, less the kills that another round did not repeat.
  static func agreed(_ rounds: [[Mutant]]) -> [Mutant]? {
    guard let first = rounds.first else { return nil }
    return first.enumerated().map { index, mutant in
      guard mutant.fate == .killed, rounds.contains(where: { $0[index] != mutant }) else {
        return mutant
      }
      return Mutant(
        operator: mutant.operator, location: mutant.location, offset: mutant.offset,
        original: mutant.original, replacement: mutant.replacement, fate: .survived, killers: [],
        alters: mutant.alters)
    }
  }
}
