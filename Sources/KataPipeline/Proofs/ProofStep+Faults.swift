import KataCore

extension ProofStep.Expectation {
  /// What is otherwise than expected, a sentence without its subject for each.
  func faults(of attempt: Attempt) -> [String] {
    let failed = Set(attempt.results.filter { !$0.isPassed }.map(\.check.id))
    let tripped = failed.union(attempt.findings.filter { $0.severity == .error }.map(\.id))
    switch self {
    case .trips(let expected) where !expected.isDisjoint(with: attempt.findings.map(\.id)): break
    default: if let fault = attempt.buildFault { return [fault] }
    }
    switch self {
    case .reference:
      return Self.difference(tripped, from: [], attempt)
    case .trips(let expected):
      // A solution that does not run trips its finding; that no case ran is no news then.
      let found =
        attempt.results.allSatisfy { $0.status == .notRun } ? tripped.subtracting(failed) : tripped
      return Self.difference(found, from: expected, attempt)
    case .starter:
      let structure = attempt.results.filter { $0.check.group == .structure }.map(\.check.id)
      return Self.difference(tripped, from: Set(structure), attempt)
    case .lacks(let change):
      let asked = attempt.results.map(\.check.id).filter { $0.hasPrefix("\(change.id).") }
      return Self.difference(tripped, from: Set(asked), attempt)
    }
  }

  private static func difference(
    _ found: Set<String>, from expected: Set<String>, _ attempt: Attempt
  ) -> [String] {
    let missing = expected.subtracting(found).sorted().map { "\($0) should trip and does not" }
    let stray = found.subtracting(expected).sorted().map { id in
      let result = attempt.results.first { $0.check.id == id }
      let finding = attempt.findings.first { $0.id == id }
      let detail = result?.failures.first?.inOneLine ?? finding?.summary
      return "\(id) should not trip and does: \(detail ?? result?.status.rawValue ?? "")"
    }
    return missing + stray
  }
}

extension Attempt {
  /// Why nothing ran, which all cases would only repeat; nil for a solution that was built.
  var buildFault: String? {
    let error = findings.first { $0.severity == .error }
    let place = error?.location.map { "\($0): " } ?? ""
    let reason = error.map { ": \(place)\($0.summary)" } ?? ""
    switch verdict {
    case .notPassed(.doesNotCompile): return "does not compile\(reason)"
    case .notPassed(.refused): return "is refused\(reason)"
    case .notPassed(.buildStopped): return "was stopped while it was compiled\(reason)"
    default: return nil
    }
  }
}

extension CaseFailure {
  /// What should be, and what was expected and got.
  fileprivate var inOneLine: String {
    let values = [expected.map { "expected \($0)" }, actual.map { "got \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
    guard let first = values.first else { return should }
    let end = values.hasSuffix(".") ? "" : "."
    return "\(should) \(first.uppercased())\(values.dropFirst())\(end)"
  }
}
