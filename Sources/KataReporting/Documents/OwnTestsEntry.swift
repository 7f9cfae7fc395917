import KataCore

/// The results of the learner's own tests.
package struct OwnTestsEntry: Codable, Hashable, Sendable {
  package struct Test: Codable, Hashable, Sendable {
    package let name: String
    package let isPassed: Bool
    package let message: String?
    package let loadsView: Bool

    package enum CodingKeys: String, CodingKey {
      case name, message
      case isPassed = "passed"
      case loadsView = "loads_view"
    }
  }

  package let tests: [Test]
  /// Why they could not be built or run.
  package let problems: [ResultDocument.FindingEntry]
  package let mutants: MutantTally

  init(_ own: OwnTests) {
    tests = own.tests.map {
      Test(name: $0.name, isPassed: $0.isPassed, message: $0.message, loadsView: $0.loadsView)
    }
    problems = own.problems.map(ResultDocument.FindingEntry.init)
    mutants = MutantTally(own.mutants)
  }
}
