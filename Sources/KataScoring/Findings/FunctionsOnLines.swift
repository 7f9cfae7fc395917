import KataCore

/// Which functions of a program stand on a line, and how much of them some findings are about.
struct FunctionsOnLines {
  private struct Line: Hashable {
    let path: RelativePath
    let number: Int

    init(_ place: SourceLocation) { (path, number) = (place.path, place.line) }
  }

  private let index: ProgramIndex
  private let atoms: [Line: [Int]]
  /// The functions that open on a line.
  private let opened: [Line: [Int]]
  private let declarations: Set<Line>
  private let duties: [Duties]

  init(_ design: Design) {
    index = design.index
    duties = design.workload.responsibilities
    let index = design.index
    atoms = Dictionary(grouping: index.facts.atoms.indices) {
      Line(index.facts.atoms[$0].location)
    }
    opened = Dictionary(grouping: index.facts.functions.indices) {
      Line(index.facts.functions[$0].location)
    }
    declarations = Set(index.facts.types.flatMap(\.properties).map { Line($0.location) })
  }

  /// The functions with something on the line of a place, or that open there; initial values are none.
  func on(_ place: SourceLocation) -> Set<Int> {
    let line = Line(place)
    let inside = (atoms[line] ?? []).map { index.facts.atoms[$0].function }
    return Set(
      (inside + (opened[line] ?? [])).filter { index.facts.functions[$0].kind != .initialValues })
  }

  /// Whether a property is declared there.
  func isDeclared(at place: SourceLocation) -> Bool { declarations.contains(Line(place)) }

  /// The functions in which a type makes the one that a finding says it makes.
  func making(_ finding: DesignFinding) -> Set<Int> {
    let (from, to) = (finding.type.flatMap(index.type), finding.other.flatMap(index.type))
    guard let from, let to, from != to else { return [] }
    let places = index.outgoing[from].filter { $0.to == to && $0.kind == .makes }.map(\.location)
    return places.reduce(into: []) { $0.formUnion(on($1)) }
  }

  /// The functions of which findings are about at least half of what is more than showing and hearing.
  func mostly(on findings: [DesignFinding]) -> Set<Int> {
    let lines = Set(findings.flatMap(\.locations).map(Line.init))
    let touched = Set(lines.flatMap { atoms[$0] ?? [] }.map { index.facts.atoms[$0].function })
    return touched.filter { function in
      let all = index.atomsOfFunction[function].filter(isWork)
        .map { Line(index.facts.atoms[$0].location) }
      return index.facts.functions[function].kind != .initialValues
        && Set(all).intersection(lines).count * 2 >= Set(all).count
    }
  }

  private func isWork(_ atom: Int) -> Bool {
    !duties[atom].isSubset(of: [.layout, .viewEvents, .observing, .wiring])
  }
}
