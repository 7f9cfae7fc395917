/// In which form a learner's files are compiled.
package enum SolutionForm: Hashable, Sendable {
  case plain
  /// With counters and switches.
  ///
  /// Where the plain form of the same files has passed, nobody looks up a line of this one.
  ///
  /// A testable one can be imported by the learner's own tests, with all that it keeps to itself.
  case instrumented(isPassed: Bool, isTestable: Bool = false)

  /// With a note at the beginning of each method.
  case traced

  /// The C functions of ours in the learner's module, by which the host finds what it needs.
  var definitions: Set<String> {
    switch self {
    case .plain: [Registration.symbol]
    case .traced: Registration.tracedSymbols.union([Registration.symbol])
    case .instrumented: Registration.instrumentedSymbols.union([Registration.symbol])
    }
  }

  /// The file that holds a module's code.
  static let object = "\(SolutionDialect.module).o"
  /// The file by which tests import a testable module.
  private static let interface = "\(SolutionDialect.module).swiftmodule"

  private var isTestable: Bool {
    guard case .instrumented(_, isTestable: true) = self else { return false }
    return true
  }

  /// The files that the compiler writes.
  var outputs: [String] { isTestable ? [Self.object, Self.interface] : [Self.object] }

  private var testing: [String] {
    isTestable ? ["-enable-testing", "-emit-module-path", Self.interface] : []
  }

  /// What the compiler is told in every form, less what is of no use in this one.
  ///
  /// All forms are held to the same strictness, so that no condition in the source can tell them apart.
  func flags(_ flags: [String]) -> [String] {
    guard case .instrumented(isPassed: true, _) = self else { return flags + testing }
    return flags.filter { $0 != "-gline-tables-only" } + testing
  }
}
