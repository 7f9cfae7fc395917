import KataCore

/// Which functions of a program stand on a line, and how much of them some findings are about.
struct FunctionsOnLines {
  private let index: ProgramIndex
  private let atoms: ThingsOnLines
  /// The functions that open on a line.
  private let opened: ThingsOnLines
  private let declarations: ThingsOnLines
  private let duties: [Duties]

  init(_ design: Design) {
    index = design.index
    duties = design.workload.responsibilities
    let index = design.index
    atoms = ThingsOnLines(index.facts.atoms.lazy.map(\.location))
    opened = ThingsOnLines(index.facts.functions.lazy.map(\.location))
    declarations = ThingsOnLines(index.facts.types.lazy.flatMap(\.properties).map(\.location))
  }

  /// The atoms that begin on the line of a place.
  func atoms(on place: SourceLocation) -> [Int] { atoms[place] }

  /// The functions with something on the line of a place, or that open there; initial values are none.
  func on(_ place: SourceLocation) -> Set<Int> {
    let inside = atoms[place].map { index.facts.atoms[$0].function }
    return Set(
      (inside + opened[place]).filter { index.facts.functions[$0].kind != .initialValues })
  }

  /// Whether a property is declared there.
  func isDeclared(at place: SourceLocation) -> Bool { !declarations[place].isEmpty }

  /// The functions in which a type makes the one that a finding says it makes.
  func making(_ finding: DesignFinding) -> Set<Int> {
    let (from, to) = (finding.type.flatMap(index.type), finding.other.flatMap(index.type))
    guard let from, let to, from != to else { return [] }
    let places = index.outgoing[from].filter { $0.to == to && $0.kind == .makes }.map(\.location)
    return places.reduce(into: []) { $0.formUnion(on($1)) }
  }

  /// The functions of which findings are about at least half of what is more than showing and hearing.
  func mostly(on findings: [DesignFinding]) -> Set<Int> {
    let places = findings.flatMap(\.locations).oncePerLine
    let lines = Set(places.map(SourceLine.init))
    let touched = Set(places.flatMap { atoms[$0] }.map { index.facts.atoms[$0].function })
    return touched.filter { function in
      let all = index.atomsOfFunction[function].filter(isWork)
        .map { SourceLine(index.facts.atoms[$0].location) }
      return index.facts.functions[function].kind != .initialValues
        && Set(all).intersection(lines).count * 2 >= Set(all).count
    }
  }

  private func isWork(_ atom: Int) -> Bool {
    !duties[atom].isSubset(of: [.layout, .viewEvents, .observing, .wiring])
  }
}
