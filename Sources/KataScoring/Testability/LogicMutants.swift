import KataCore

/// Picks the mutants that testability is about: those of logic.
///
/// That a font or a push has changed needs a view to be noticed, and says nothing of the design.
struct LogicMutants: Sendable {
  private let keys: Set<MutantKey>

  init(_ logic: Logic, _ run: RunEvidence) {
    keys = Set(
      zip(run.mutantKeys, run.atomOfMutant).compactMap { key, atom in
        atom.map { logic.isLogic[$0] } == true ? key : nil
      })
  }

  func among(_ mutants: [Mutant]) -> [Mutant] {
    mutants.filter { keys.contains($0.key) }
  }

  func among(_ tests: OwnTests) -> OwnTests {
    OwnTests(tests: tests.tests, problems: tests.problems, mutants: among(tests.mutants))
  }
}

extension Mutant {
  /// What the same change has in every run.
  var key: MutantKey { MutantKey(path: location.path, offset: offset, operator: `operator`) }
}
