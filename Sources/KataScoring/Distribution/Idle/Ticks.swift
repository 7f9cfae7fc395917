import KataCore

/// Finds lines that would be run and missed, and decide nothing: they only ask, or keep, what nobody has to know.
///
/// What a line says in literals alone is so before it runs. What never changes decides nothing, and neither does what
/// everybody who asks for it makes anew himself, and what touches nothing else: a count of calls with a limit, a word
/// for the last step. A flag that one function sets for another tells something and is none of these.
///
/// Views are left alone, since the system may set what they keep. Where it can be wrong: with a limit of attempts that
/// is never reset.
struct Ticks {
  /// By atom.
  private(set) var isTick: [Bool]
  private let index: ProgramIndex

  init(_ index: ProgramIndex) {
    self.index = index
    isTick = index.facts.atoms.map(Self.saysOnlyLiterals)
    for type in index.facts.types.indices where index.kinship[type] == .none {
      let names = names(of: type)
      guard !names.isEmpty else { continue }
      for atom in index.functionsOfType[type].flatMap({ index.atomsOfFunction[$0] })
      where decides(index.facts.atoms[atom]) && isAbout(names, index.facts.atoms[atom], type) {
        isTick[atom] = true
      }
    }
  }

  /// Whether a line compares or computes what is written there, and nothing else.
  private static func saysOnlyLiterals(_ atom: Atom) -> Bool {
    atom.uses.contains { $0.kind == .operation } && atom.kind != .initialValue
      && atom.uses.allSatisfy { use in
        switch use.kind {
        case .literal, .operation: true
        case .call: use.on == nil && use.chain.isEmpty && claims.holdsName(of: use)
        default: false
        }
      }
  }

  private static let claims: NameSet = ["assert", "precondition"]

  /// The properties of a type that decide nothing.
  private func names(of type: Int) -> Set<String> {
    let facts = index.facts.types[type]
    var names = Set(
      facts.properties.filter { property in
        !property.isStatic && !property.isClosure && (facts.kind == .class || !property.isInjected)
          && property.type.map(Self.plain.contains) == true
      }.map(\.name))
    if names.isEmpty { return [] }
    var asking: [String: Set<Int>] = [:]
    var keeping: [String: Set<Int>] = [:]
    for function in index.functionsOfType[type]
    where index.facts.functions[function].kind != .deinitializer {
      for place in index.atomsOfFunction[function] {
        let atom = index.facts.atoms[place]
        let isPure = isAbout(names, atom, type)
        for use in atom.uses where names.contains(use.name) {
          guard isPure else {
            names.remove(use.name)
            continue
          }
          if use.kind == .write { keeping[use.name, default: []].insert(function) }
          if use.kind == .read { asking[use.name, default: []].insert(function) }
        }
      }
    }
    names = names.filter { name in
      keeping[name] == nil || asking[name] != nil && asking[name] == keeping[name]
    }
    return names.subtracting(askedElsewhere(names, of: type))
  }

  /// The names that others use, or may ask for by a protocol.
  private func askedElsewhere(_ names: Set<String>, of type: Int) -> Set<String> {
    if names.isEmpty { return [] }
    var asked: Set<String> = []
    for name in names {
      let isAsked = index.mentions.of(name).contains { mention in
        let use = mention.use
        return mention.isUsed && use.kind != .literal
          && index.facts.type(of: index.facts.atoms[mention.atom]) != type
          && use.on.map { index.type($0) == type } ?? !use.chain.isEmpty
      }
      if isAsked { asked.insert(name) }
    }
    for name in index.ancestors[type] {
      asked.formUnion(index.protocol(name)?.requirements ?? [])
    }
    return asked
  }

  private func decides(_ atom: Atom) -> Bool {
    atom.kind == .condition || atom.uses.contains { $0.kind == .write || $0.kind == .operation }
  }

  /// Whether a line is about some properties of a type, and literals.
  private func isAbout(_ names: Set<String>, _ atom: Atom, _ type: Int) -> Bool {
    var found = false
    for use in atom.uses {
      switch use.kind {
      case .read, .write:
        guard names.contains(use.name), use.on.flatMap(index.type) == type,
          use.chain.isEmpty || use.chain == ["self"]
        else { return false }
        found = true
      case .literal, .operation: break
      default: return false
      }
    }
    return found
  }

  private static let plain: NameSet = ["Bool", "Double", "Float", "Int", "String"]
}
