package import KataCore

/// Tells what every line of a program does.
///
/// By declared types and known API, never by the names that an app chose. A line may do several things or nothing.
/// What a package stands for is asked only where nothing else is known of a line.
package struct ResponsibilityRules: Sendable {
  /// What each atom does, by its index.
  let found: [Duties]

  /// Reads all atoms of a program.
  ///
  /// - Parameter services: the duties of types that the program is given, such as `["HTTPClient": .network]`.
  package init(_ facts: ProgramFacts, services: [String: Responsibility] = [:]) {
    self.init(ProgramIndex(facts), services: services)
  }

  init(_ index: ProgramIndex, services: [String: Responsibility]) {
    let code = CodeReading(index, services: services)
    let atoms = index.facts.atoms.indices.map(code.atom)
    let packages = atoms.map(code.packageDuties)
    for rule in Self.inForce {
      let duty = rule.responsibility
      for atom in atoms {
        let isFulfilled =
          rule.isFulfilled(by: atom, in: code)
          || packages[atom.index].contains(duty) && code.found[atom.index].isEmpty
        if isFulfilled { code.found[atom.index].insert(duty) }
      }
    }
    found = code.found
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
