import KataCore

/// The changes to a program's logic by the functions and types that they are in.
struct ChangedTypes {
  /// Types that a test can create without a view.
  private(set) var beside: [ChangedType] = []
  /// Views and view controllers.
  private(set) var inViews: [ChangedType] = []

  init(_ mutants: [Mutant], in context: FindingContext) {
    let design = context.design
    let finder = AtomFinder(context.facts)
    var byFunction: [Int: [Mutant]] = [:]
    for mutant in mutants {
      guard let atom = finder.atom(at: mutant.offset, in: mutant.location.path) else { continue }
      byFunction[context.facts.atoms[atom].function, default: []].append(mutant)
    }
    let byType = Dictionary(grouping: byFunction.keys) { context.facts.functions[$0].type }
    for type in byType.keys.sorted() {
      let functions = (byType[type] ?? []).sorted().map {
        ChangedFunction($0, of: context.facts, byFunction[$0] ?? [])
      }
      let changed = ChangedType(name: design.name(type), functions: functions)
      if design.needsView(type) { inViews.append(changed) } else { beside.append(changed) }
    }
  }
}

/// A type with the functions of it that were changed.
struct ChangedType {
  let name: String
  let functions: [ChangedFunction]
}

/// A function with the changes to it.
struct ChangedFunction {
  /// The type's name.
  let type: String
  /// With its type in front, as one speaks of it.
  let name: String
  let mutants: [Mutant]

  init(_ function: Int, of facts: ProgramFacts, _ mutants: [Mutant]) {
    let (own, owner) = (facts.functions[function], facts.types[facts.functions[function].type])
    type = owner.name
    name = owner.kind == .freeFunctions ? own.name : "\(owner.name).\(own.name)"
    self.mutants = mutants
  }

  /// The first change of each line that met a fate.
  func lines(_ fate: Mutant.Fate) -> [SourceLocation] { mutants.lines(fate) }
}

extension [Mutant] {
  /// The first place of each line on which a change met a fate, in order.
  func lines(_ fate: Mutant.Fate) -> [SourceLocation] {
    var seen: Set<SourceLocation> = []
    return filter { $0.fate == fate }.map(\.location)
      .sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
      .filter { seen.insert(SourceLocation(path: $0.path, line: $0.line, column: 1)).inserted }
  }
}
