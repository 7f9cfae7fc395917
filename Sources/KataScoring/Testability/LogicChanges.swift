import KataCore

/// Which mutants are changes to logic, and which of these ask for a test.
struct LogicChanges {
  private let isLogic: [Bool]
  private let isToTest: [Bool]

  /// - Parameter mutants: In the order of `run`, as any tests met them.
  init(_ design: Design, _ logic: Logic, _ run: RunEvidence, _ mutants: [Mutant]) {
    isLogic = run.atomOfMutant.map { atom in atom.map { logic.isLogic[$0] } ?? false }
    isToTest = zip(zip(mutants, run.atomOfMutant), isLogic).map { place, isLogic in
      guard isLogic, let atom = place.1 else { return false }
      return !design.mayStayUntested(place.0, at: atom)
    }
  }

  /// The changes to logic, as some tests met them.
  func all(of mutants: [Mutant]) -> [Mutant] { zip(mutants, isLogic).filter(\.1).map(\.0) }

  /// Those of them that ask for a test.
  func toTest(of mutants: [Mutant]) -> [Mutant] { zip(mutants, isToTest).filter(\.1).map(\.0) }
}
