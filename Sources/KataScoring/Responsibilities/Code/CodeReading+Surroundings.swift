import KataCore

extension CodeReading {
  /// Finds out whether an atom runs because of an event.
  func runsForEvent(_ atom: ReadAtom) -> Bool {
    var nearest = parents[atom.index]
    while let around = nearest.map(self.atom) {
      if registers(around)
        || around.has(.make, "UIAlertAction") || hearsSwiftUI(around) || offersChoice(around)
      {
        return true
      }
      guard around.onlyHops || Self.closes(around) else { return false }
      nearest = parents[around.index]
    }
    return handlers[atom.atom.function]
  }

  /// Whether a screen's function is given something by lines that run because of an event, and by no others.
  func hearsByParameter(_ function: Int) -> Bool {
    let entry = facts.functions[function]
    guard entry.kind == .function, !entry.parameterTypes.isEmpty, entry.resultType == nil,
      !entry.isOverride, !handlers[function], !entry.parameterTypes.contains("function"),
      index.kinship[entry.type] == .viewController
    else { return false }
    let name = facts.types[entry.type].name
    let callers = index.mentions.of(entry.name).filter {
      $0.isUsed && $0.use.kind == .call && $0.use.on == name
    }
    return !callers.isEmpty && callers.allSatisfy { isInHandler(atom($0.atom)) }
  }

  /// Whether such a function hands what it was given to another object: as it is, or in a message.
  func relays(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard relays.contains(atom.atom.function), isDirect(atom), use.kind == .call, use.type == nil,
      use.on != atom.type.name, isOwnObject(use.on), !use.labels.isEmpty, !use.computesArgument
    else { return false }
    let wrapping = WrapReading(self)
    return givers(of: atom).allSatisfy(wrapping.wraps)
      && atom.uses.allSatisfy { $0.kind == .call || $0.kind == .read }
  }

  /// Whether it hands a closure to a function of the program that lets a person choose to have it run: one that makes an
  /// alert's action of it, or a view's that keeps it.
  private func offersChoice(_ atom: ReadAtom) -> Bool {
    atom.has(.closure)
      && atom.uses.contains { use in
        switch use.kind {
        case .call:
          (callees(of: use) + (use.on == nil ? [] : additions(named: use.name)))
            .contains(where: offersChoice)
        // A view that is made with a closure runs it when something is done to the view.
        case .make:
          nature(use.name) == .view && initializers(of: use.name).contains(where: offersChoice)
        default: false
        }
      }
  }

  private func initializers(of name: String) -> [Int] {
    guard let type = index.type(name) else { return [] }
    return index.functionsOfType[type].filter { facts.functions[$0].kind == .initializer }
  }

  private func offersChoice(_ function: Int) -> Bool {
    let entry = facts.functions[function]
    guard [.function, .initializer].contains(entry.kind),
      entry.parameterTypes.contains("function")
    else { return false }
    return index.atomsOfFunction[function].contains { inner in
      facts.atoms[inner].uses.contains { use in
        use.kind == .make && use.name == "UIAlertAction"
          || use.kind == .write && index.kinship[entry.type] == .view
            && property(use)?.isClosure == true
      }
    }
  }

  /// Whether a screen goes away, or another one comes, before its closure runs.
  private static func closes(_ atom: ReadAtom) -> Bool {
    atom.has(.call) { use in
      ["dismiss", "dismissViewControllerAnimated"].contains(use.name)
        && use.labels.first != "completion"
    }
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

  /// The atoms before an atom that bring in the local names which it reads.
  func givers(of atom: ReadAtom) -> [ReadAtom] {
    let names = Set(
      atom.uses.compactMap { $0.kind == .read && $0.chain.isEmpty ? $0.name : $0.chain.first })
    guard !names.isEmpty else { return [] }
    return index.atomsOfFunction[atom.atom.function]
      .filter { $0 < atom.index && !names.isDisjoint(with: facts.atoms[$0].binds) }
      .map(self.atom)
  }

  /// The first statement that a condition leads to, or that stands in the first case of a `switch`.
  func firstStatement(after atom: ReadAtom) -> ReadAtom? {
    var next = atom.index + 1
    while next < facts.atoms.count, facts.atoms[next].function == atom.atom.function {
      if facts.atoms[next].kind != .condition { return self.atom(next) }
      next += 1
    }
    return nil
  }

  /// The nearest atom around an atom whose closure it stands in.
  func surrounding(_ atom: ReadAtom) -> ReadAtom? { parents[atom.index].map(self.atom) }

  /// Whether it stands in no closure but those that go on in another task or on another queue.
  func isDirect(_ atom: ReadAtom) -> Bool {
    guard let around = surrounding(atom) else { return true }
    return around.onlyHops && isDirect(around)
  }

  /// Whether it stands in a closure that a property begins with and that is called later, as a method is.
  func isInKeptClosure(_ atom: ReadAtom) -> Bool {
    guard let around = surrounding(atom) else { return false }
    if around.atom.kind == .initialValue {
      return property(beginningWith: around)?.beginsWithWork == true
    }
    return isInKeptClosure(around)
  }

  /// The initial values of a property of a type.
  func beginnings(of name: String, on type: String) -> [Int] {
    guard let type = index.type(type) else { return [] }
    return index.functionsOfType[type].filter { facts.functions[$0].kind == .initialValues }
      .flatMap { index.atomsOfFunction[$0] }
      .filter {
        facts.atoms[$0].kind == .initialValue && property(beginningWith: atom($0))?.name == name
      }
  }

  /// The property that an initial value belongs to: the last one before it.
  private func property(beginningWith value: ReadAtom) -> TypeFacts.StoredProperty? {
    let place = value.atom.location
    return value.type.properties.filter {
      $0.location.path == place.path
        && ($0.location.line, $0.location.column) < (place.line, place.column)
    }.max { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }

  /// The atoms that stand in the closures of an atom.
  func contents(of atom: ReadAtom) -> [ReadAtom] {
    guard atom.has(.closure) else { return [] }
    return index.atomsOfFunction[atom.atom.function]
      .filter { parents[$0] == atom.index }.map(self.atom)
  }

  /// The functions of screens that are called in closures which objects of the program are given, to be run when they
  /// have something to tell.
  static func calledLater(
    _ atoms: [ReadAtom], _ parents: [Int?], _ index: ProgramIndex, _ callees: CalleeReading
  ) -> Set<Int> {
    var later: Set<Int> = []
    for atom in atoms where atom.isInView && atom.atom.isInClosure && atom.has(.call) {
      guard let around = parents[atom.index].map({ atoms[$0] }), waits(around, index) else {
        continue
      }
      for use in atom.uses where use.kind == .call && use.on == atom.type.name {
        later.formUnion(callees.functions(of: use))
      }
    }
    return later
  }

  private static func waits(_ atom: ReadAtom, _ index: ProgramIndex) -> Bool {
    atom.uses.contains { use in
      guard use.kind == .call || use.kind == .write, let on = use.on, on != atom.type.name else {
        return false
      }
      if ObservingRule.known.types.contains(on) { return true }
      return index.candidates(on).contains { !index.kinship[$0].isScreenObject }
    }
  }

  /// The atom whose closure each atom stands in.
  static func parents(_ facts: ProgramFacts, _ index: ProgramIndex) -> [Int?] {
    let atoms = facts.atoms
    var parents = [Int?](repeating: nil, count: atoms.count)
    for list in index.atomsOfFunction {
      var open: [Int] = []
      for atom in list.sorted(by: { atoms[$0].offset < atoms[$1].offset }) {
        let start = atoms[atom].offset
        while let last = open.last,
          atoms[last].offset + atoms[last].length <= start
            || atoms[last].location.path != atoms[atom].location.path
        { open.removeLast() }
        if atoms[atom].isInClosure { parents[atom] = open.last }
        open.append(atom)
      }
    }
    return parents
  }
}
