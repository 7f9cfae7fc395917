import KataCore

/// A program as rules look at it: its atoms with what surrounds them, and what was found of them so far.
struct CodeReading: Sendable {
  let facts: ProgramFacts
  let index: ProgramIndex
  let services: [String: Responsibility]
  let natures: [String: TypeNature]
  /// The atom whose closure an atom stands in.
  let parents: [Int?]
  let handlers: [Bool]
  let setsUp: [Bool]
  /// The types that tell a view, known by a protocol only, what to show.
  let feedsView: [Bool]
  /// Values that hold what a view shows at one moment.
  let viewStates: Set<String>
  var found: [Set<Responsibility>]
  private let atoms: [ReadAtom]
  private let modules: KnownModules
  private let functionsNamed: [String: [Int]]
  private var calleesByUse: [CalleeKey: [Int]] = [:]

  /// What callees are looked up by.
  private struct CalleeKey: Hashable {
    let on: String?
    let name: String
    let isAlone: Bool

    init(_ use: Use) {
      on = use.on ?? (use.kind == .make ? use.name : nil)
      name = use.name
      isAlone = use.chain.isEmpty && use.kind == .call
    }
  }

  init(_ facts: ProgramFacts, services: [String: Responsibility]) {
    self.facts = facts
    self.services = services
    let index = ProgramIndex(facts)
    self.index = index
    natures = index.natures()
    parents = Self.parents(facts, index)
    modules = KnownModules(facts.files)
    found = Array(repeating: [], count: facts.atoms.count)
    atoms = facts.atoms.indices.map {
      ReadAtom(index: $0, facts: facts, kinship: index.kinship)
    }
    functionsNamed = Dictionary(
      grouping: facts.functions.indices.filter { facts.functions[$0].kind != .observer }
    ) { facts.functions[$0].name }
    let entrances = EntranceReading(index)
    handlers = facts.functions.indices.map(entrances.isHandler)
    setsUp = entrances.setUp()
    feedsView = Self.feeders(atoms, index)
    viewStates = ViewStateReading(index, natures).names(atoms)
    for use in atoms.lazy.flatMap(\.uses)
    where (use.kind == .call || use.kind == .make) && functionsNamed[use.name] != nil {
      let key = CalleeKey(use)
      if calleesByUse[key] == nil { calleesByUse[key] = searchCallees(of: use) }
    }
  }

  func atom(_ index: Int) -> ReadAtom { atoms[index] }

  // MARK: Types

  func nature(_ name: String?) -> TypeNature? { name.flatMap { natures[$0] } }

  /// Whether values of a type are objects of the program, whose connecting is a matter of wiring.
  func isOwnObject(_ name: String?) -> Bool {
    switch nature(name) {
    case .object, .controller: true
    case .view, .carrier, .value, .failure, nil: false
    }
  }

  /// Whether the platform's views, or types that look like them, are what a name stands for.
  func isPlatformView(_ name: String?) -> Bool {
    guard let name, natures[name] == nil else { return false }
    return ViewKinship.isViewLike(name)
  }

  /// Whether some view of the program conforms to a protocol.
  func isViewProtocol(_ name: String) -> Bool { Self.isViewProtocol(name, index) }

  private static func isViewProtocol(_ name: String, _ index: ProgramIndex) -> Bool {
    guard index.protocol(name) != nil else { return false }
    return index.conformers(of: name).contains { index.kinship[$0].isScreenObject }
  }

  private static func feeders(_ atoms: [ReadAtom], _ index: ProgramIndex) -> [Bool] {
    var feeds = [Bool](repeating: false, count: index.facts.types.count)
    for atom in atoms where !atom.isInView && !feeds[atom.function.type] {
      feeds[atom.function.type] = atom.uses.contains { use in
        guard use.kind == .call, use.type == nil, let on = use.on else { return false }
        return isViewProtocol(on, index)
      }
    }
    return feeds
  }

  func service(_ use: Use) -> Responsibility? {
    guard let name = use.on ?? (use.kind == .make ? use.name : nil) else { return nil }
    return services[name]
  }

  /// The duty of the package that a use's type comes from, where no table names the type.
  func packageDuty(_ use: Use, in atom: ReadAtom) -> Responsibility? {
    guard natures[use.on ?? ""] == nil, natures[use.name] == nil,
      let duty = modules.duty(of: use, in: atom.atom.location.path)
    else { return nil }
    return duty == .observing && StreamReading(self).isPayload(atom) ? nil : duty
  }

  func property(_ use: Use) -> TypeFacts.StoredProperty? {
    guard let on = use.on else { return nil }
    let owner = index.type(on).map { facts.types[$0] } ?? index.given(on)
    return owner?.properties.first { $0.name == use.name }
  }

  // MARK: Functions

  /// The program's own functions that a call may reach.
  func callees(of use: Use) -> [Int] {
    guard functionsNamed[use.name] != nil else { return [] }
    return calleesByUse[CalleeKey(use)] ?? searchCallees(of: use)
  }

  private func searchCallees(of use: Use) -> [Int] {
    guard let on = use.on ?? (use.kind == .make ? use.name : nil) else {
      guard use.chain.isEmpty, use.kind == .call else { return [] }
      return (functionsNamed[use.name] ?? []).filter {
        facts.types[facts.functions[$0].type].kind == .freeFunctions
      }
    }
    let types = index.candidates(on) + (index.type(on).map { [$0] } ?? [])
    return (functionsNamed[use.name] ?? []).filter { types.contains(facts.functions[$0].type) }
  }

  /// The functions of a name that the program adds to the platform's types.
  func additions(named name: String) -> [Int] {
    (functionsNamed[name] ?? []).filter {
      facts.types[facts.functions[$0].type].kind == .foreignExtension
    }
  }

  func atoms(ofFunction function: Int) -> [Int] { index.atomsOfFunction[function] }

  // MARK: Surroundings

  /// Whether an atom runs because of an event: in a handler, or in a closure that a control was given.
  func isInHandler(_ atom: ReadAtom) -> Bool {
    guard let nearest = parents[atom.index] else { return handlers[atom.atom.function] }
    let around = atoms[nearest]
    return around.uses.contains { ViewEventsRule.registers($0, self) } || hearsSwiftUI(around)
  }

  /// The atoms that read a local name behind the one that brings it in.
  func readers(of name: String, after atom: ReadAtom) -> [Int] {
    index.atomsOfFunction[atom.atom.function].filter { other in
      facts.atoms[other].offset > atom.atom.offset
        && facts.atoms[other].location.path == atom.atom.location.path
        && facts.atoms[other].uses.contains {
          $0.chain.first == name || $0.chain.isEmpty && $0.name == name
        }
    }
  }

  /// The first statement that a condition leads to, or that stands in the first case of a `switch`.
  func firstStatement(after atom: ReadAtom) -> ReadAtom? {
    var next = atom.index + 1
    while next < atoms.count, atoms[next].atom.function == atom.atom.function {
      if atoms[next].atom.kind != .condition { return atoms[next] }
      next += 1
    }
    return nil
  }

  /// The atoms around an atom whose closures it stands in, the nearest first.
  func surroundings(of atom: ReadAtom) -> [ReadAtom] {
    var around: [ReadAtom] = []
    var next = parents[atom.index]
    while let parent = next {
      around.append(atoms[parent])
      next = parents[parent]
    }
    return around
  }

  private static func parents(_ facts: ProgramFacts, _ index: ProgramIndex) -> [Int?] {
    var parents = [Int?](repeating: nil, count: facts.atoms.count)
    for list in index.atomsOfFunction {
      var open: [Int] = []
      for atom in list.sorted(by: { facts.atoms[$0].offset < facts.atoms[$1].offset }) {
        let start = facts.atoms[atom].offset
        while let last = open.last,
          facts.atoms[last].offset + facts.atoms[last].length <= start
            || facts.atoms[last].location.path != facts.atoms[atom].location.path
        { open.removeLast() }
        if facts.atoms[atom].isInClosure { parents[atom] = open.last }
        open.append(atom)
      }
    }
    return parents
  }
}
