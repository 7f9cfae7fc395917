import Foundation
import KataCore
import Testing

/// One check at a time, as in `ShippedContentTests` but beside them: these alone take as long as all others.
@Suite(.serialized) struct FixtureSolutionTests {
  /// The suites draw their data from these, and what holds has to hold with each.
  private static let seeds: [UInt64] = [1, 7, 20_261_121]

  @Test(arguments: try each(.sound))
  func passesWhereItKeepsThePattern(solution: FixtureSolution, seed: UInt64) async throws {
    let attempt = try await solution.attempt(seed: seed)
    #expect(attempt.verdict == .passed, "\(failures(of: attempt))")
    #expect(attempt.maxScore > 0)
  }

  @Test(arguments: try each(.unsound))
  func tripsWhereItBreaksThePattern(solution: FixtureSolution, seed: UInt64) async throws {
    let trips = try JSONDecoder().decode(
      Set<String>.self, from: Data(contentsOf: solution.folder.appending(path: "trips.json")))
    let attempt = try await solution.attempt(seed: seed)
    #expect(trips.subtracting(attempt.results.map(\.check.id)) == [], "no such cases")
    // A solution that never ran fails every case, and shows nothing.
    let failed = attempt.results.filter { !$0.isPassed && $0.status != .notRun }
    #expect(!attempt.verdict.isPassed)
    #expect(
      failed.contains { trips.contains($0.check.id) },
      "\(trips.sorted()) did not trip\n\(failures(of: attempt))")
  }

  /// Each solution with one of the seeds, in turn.
  private static func each(
    _ claim: FixtureSolution.Claim
  ) throws -> Zip2Sequence<[FixtureSolution], [UInt64]> {
    let solutions = try FixtureSolution.all(claim)
    return zip(solutions, solutions.indices.map { seeds[$0 % seeds.count] })
  }

  /// What a check said, for whoever fixes the solution or the suite.
  private func failures(of attempt: Attempt) -> String {
    let findings = attempt.findings.filter { $0.severity == .error }.map {
      "\($0.location?.description ?? $0.id): \($0.summary)"
    }
    let cases = attempt.results.filter { !$0.isPassed && $0.status != .notRun }.map { result in
      let failure = result.failures.first
      return "\(result.check.id): \(failure?.should ?? result.status.rawValue)"
        + (failure?.actual.map { " Instead: \($0)" } ?? "")
    }
    return (findings + cases).joined(separator: "\n")
  }
}
