/// In which form a learner's files are compiled.
package enum SolutionForm: Hashable, Sendable {
  case plain
  /// With counters and switches.
  ///
  /// Where the plain form of the same files has passed all gates, they are not asked again.
  ///
  /// A testable one can be imported by the learner's own tests, with all that it keeps to itself.
  case instrumented(isPassed: Bool, isTestable: Bool = false)

  /// The C functions of ours in the learner's module, by which the host finds what it needs.
  var definitions: Set<String> {
    switch self {
    case .plain: [Registration.symbol]
    case .instrumented: Registration.instrumentedSymbols.union([Registration.symbol])
    }
  }

  var isGated: Bool {
    if case .instrumented(isPassed: true, _) = self { false } else { true }
  }

  private var testing: [String] {
    guard case .instrumented(_, isTestable: true) = self else { return [] }
    return ["-enable-testing", "-emit-module-path", "\(SolutionDialect.module).swiftmodule"]
  }

  /// What the compiler is told in every form, less what is of no use in this one.
  func flags(_ flags: [String]) -> [String] {
    guard !isGated else { return flags + testing }
    // Nobody looks up a line of it, and what there is to complain of was told of the plain form.
    let idle: Set = [
      "-gline-tables-only", "-strict-memory-safety", "-Werror", "StrictMemorySafety",
    ]
    return flags.filter { !idle.contains($0) } + ["-suppress-warnings"] + testing
  }
}
