import KataCore

/// Which functions of a program stand on a line, and how much of them some findings are about.
struct FunctionsOnLines {
  private let index: ProgramIndex
  private let atoms: [String: [Int]]
  private let declarations: Set<String>
  private let duties: [Duties]

  init(_ design: Design) {
    index = design.index
    duties = design.workload.responsibilities
    let index = design.index
    atoms = Dictionary(grouping: index.facts.atoms.indices) {
      Self.line(index.facts.atoms[$0].location)
    }
    declarations = Set(index.facts.types.flatMap(\.properties).map { Self.line($0.location) })
  }

  /// The functions with something on the line of a place, or that open there; initial values are none.
  func on(_ place: SourceLocation) -> Set<Int> {
    let line = Self.line(place)
    let inside = (atoms[line] ?? []).map { index.facts.atoms[$0].function }
    let opened = index.facts.functions.indices.filter {
      Self.line(index.facts.functions[$0].location) == line
    }
    return Set((inside + opened).filter { index.facts.functions[$0].kind != .initialValues })
  }

  /// Whether a property is declared there.
  func isDeclared(at place: SourceLocation) -> Bool { declarations.contains(Self.line(place)) }

  /// The functions in which a type makes the one that a finding says it makes.
  func making(_ finding: DesignFinding) -> Set<Int> {
    let (from, to) = (finding.type.flatMap(index.type), finding.other.flatMap(index.type))
    let places = index.facts.references.filter {
      $0.from == from && $0.to == to && $0.kind == .makes
    }.map(\.location)
    return places.reduce(into: []) { $0.formUnion(on($1)) }
  }

  /// The functions of which findings are about at least half of what is more than showing and hearing.
  func mostly(on findings: [DesignFinding]) -> Set<Int> {
    let lines = Set(findings.flatMap(\.locations).map(Self.line))
    let touched = Set(lines.flatMap { atoms[$0] ?? [] }.map { index.facts.atoms[$0].function })
    return touched.filter { function in
      let all = index.atomsOfFunction[function].filter(isWork)
        .map { Self.line(index.facts.atoms[$0].location) }
      return index.facts.functions[function].kind != .initialValues
        && Set(all).intersection(lines).count * 2 >= Set(all).count
    }
  }

  private func isWork(_ atom: Int) -> Bool {
    !duties[atom].isSubset(of: [.layout, .viewEvents, .observing, .wiring])
  }

  private static func line(_ place: SourceLocation) -> String { "\(place.path):\(place.line)" }
}
