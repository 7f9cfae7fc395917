package import KataCore

/// Tells what every line of a program does.
///
/// By declared types and known API, never by the names that an app chose. A line may do several things or nothing.
/// What a package stands for is asked only where nothing else is known of a line.
package struct ResponsibilityRules: Sendable {
  private let found: [Duties]
  /// The program as the rules have looked at it.
  let index: ProgramIndex

  /// Reads all atoms of a program.
  ///
  /// - Parameter services: the duties of types that the program is given, such as `["HTTPClient": .network]`.
  package init(_ facts: ProgramFacts, services: [String: Responsibility] = [:]) {
    let code = CodeReading(facts, services: services)
    let packages = facts.atoms.indices.map { code.packageDuties(of: code.atom($0)) }
    for rule in Self.inForce {
      for index in facts.atoms.indices {
        let isFulfilled =
          rule.isFulfilled(by: code.atom(index), in: code)
          || code.found[index].isEmpty && packages[index].contains(rule.responsibility)
        if isFulfilled { code.found[index].insert(rule.responsibility) }
      }
    }
    (found, index) = (code.found, code.index)
  }

  package func responsibilities(of atom: Int) -> Duties { found[atom] }

  /// What talks to the world outside comes first; what is told by its surroundings builds on that.
  private static let inForce: [any ResponsibilityRule] = [
    LoggingRule(), StorageRule(), NetworkRule(), NavigationRule(), LayoutRule(), ObservingRule(),
    WiringRule(), ViewEventsRule(), PresentationRule(), DomainRule(),
  ]
}

/// Tells whether an atom fulfils one responsibility.
protocol ResponsibilityRule: Sendable {
  var responsibility: Responsibility { get }

  /// Says whether the atom fulfils it; `code.found` holds what the rules before it found.
  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool
}
