/// What a kit must know of a pattern's suites: the cases to expect and the program text that runs them.
package struct SuiteListing: Sendable {
  /// Every case in the order in which it runs.
  package let cases: [CheckCase]
  /// The `main.swift` that hands them to the suite host.
  package let main: String

  package init(cases: [CheckCase], main: String) {
    self.cases = cases
    self.main = main
  }
}
