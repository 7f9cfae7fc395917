import KataBuilding
import KataCore

/// Every sentence about own tests that cannot count.
struct OwnTestProblems: Sendable {
  /// A test that did not pass, at the line where it failed.
  func failure(_ test: OwnTests.Test, files: [SourceFile]) -> Finding {
    let excerpt = test.location.flatMap { place in
      files.first { $0.path == place.path }?.line(place.line)
    }
    return Finding(
      id: "own-tests.failed", summary: "`\(test.name)` does not pass",
      explanation: test.message, location: test.location, excerpt: excerpt,
      nextSteps: ["A test counts once it passes on the code as it is."])
  }

  /// Files that took the compiler too long.
  func stopped(_ limit: Verdict.Limit) -> Finding {
    Finding(
      id: "own-tests.too-large", summary: "Compiling Tests was stopped: \(limit.rawValue)",
      nextSteps: ["Split long expressions, or give their parts a type."])
  }

  /// A problem that is none of the learner's.
  func broken(by error: any Error) -> Finding {
    Finding(
      id: "own-tests.not-run", severity: .warning, summary: "Your own tests could not be run",
      explanation: "\(error)")
  }
}

extension OwnTestFiles {
  /// What is told of them where the solution itself could not be built with switches; nil when there are none.
  var unusable: OwnTests? {
    guard areThere else { return nil }
    let problem = Finding(
      id: "own-tests.not-run", severity: .warning,
      summary: "Your own tests could not be tried on changed code")
    return OwnTests(tests: [], problems: findings + [problem], mutants: [])
  }
}
