import KataCore

@testable import KataScoring

extension SampleProgram {
  /// Its design as if a behaviour suite had run every line.
  func design(pattern: String? = nil) -> Design {
    let responsibilities = responsibilities
    return Design(
      facts, responsibilities: responsibilities, executed: Set(responsibilities.indices),
      pattern: pattern)
  }
}
