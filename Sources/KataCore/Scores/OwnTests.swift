/// The results of the learner's own tests, which never enter the verdict.
package struct OwnTests: Codable, Hashable, Sendable {
  /// One test of the learner.
  package struct Test: Codable, Hashable, Sendable {
    /// Class and method, such as `PresenterTests.testGreets`.
    package let name: String
    package let isPassed: Bool
    /// What it said when it failed.
    package let message: String?
    /// Whether it loaded a view, so that its kills do not count.
    package let loadsView: Bool
    /// Where it failed, or where it is declared.
    package let location: SourceLocation?

    package init(
      name: String, isPassed: Bool, message: String?, loadsView: Bool,
      location: SourceLocation? = nil
    ) {
      self.name = name
      self.isPassed = isPassed
      self.message = message
      self.loadsView = loadsView
      self.location = location
    }
  }

  package let tests: [Test]
  /// What they failed of, or why they could not be built or run.
  package let problems: [Finding]
  /// The suites' mutants, by what these tests did to them; in scores, those of logic.
  package let mutants: [Mutant]

  package init(tests: [Test], problems: [Finding], mutants: [Mutant]) {
    self.tests = tests
    self.problems = problems
    self.mutants = mutants
  }

  /// Whether any of them can count: it passes and loads no view.
  package var areCounted: Bool { tests.contains { $0.isPassed && !$0.loadsView } }
}
