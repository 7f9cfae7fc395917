import KataCore

/// Tells who has written the closures that objects keep, since whoever fires one calls those.
///
/// They are written into a property, handed to the making of what keeps them, or to a function that does.
///
/// Where it can be wrong: of who hands on a closure that was handed to it, the last one is taken for its writer.
struct KeptClosures: Sendable {
  /// By type: the lines that write what its closures are.
  let lines: [[Int]]
  /// By type: the types that these lines were written in; itself where nobody else writes any and it does as it is
  /// made.
  let writers: [Set<Int>]
  private let keepers: ClosureOwners

  init(_ facts: ProgramFacts, _ functionsOfType: [[Int]]) {
    let keepers = ClosureOwners(facts, functionsOfType)
    var lines = [[Int]](repeating: [], count: facts.types.count)
    var own: Set<Int> = []
    for (place, atom) in facts.atoms.enumerated() where !keepers.isEmpty {
      for use in atom.uses {
        if let type = keepers.writesOwn(use, atom) { own.insert(type) }
        for type in keepers.filled(by: use, atom) where lines[type].last != place {
          lines[type].append(place)
        }
      }
    }
    self.lines = lines
    self.keepers = keepers
    writers = lines.indices.map { type in
      lines[type].isEmpty && own.contains(type)
        ? [type] : Set(lines[type].map { facts.type(of: facts.atoms[$0]) })
    }
  }

  /// Whose kept closure a use in a type fires.
  func fired(by use: Use, in type: Int) -> Int? {
    guard use.kind == .call else { return nil }
    let found = keepers.ofName(use)
    guard let on = use.on else { return use.chain.isEmpty && found.contains(type) ? type : nil }
    return found.first { keepers.name($0) == on }
  }
}

/// The types that keep closures.
private struct ClosureOwners {
  private let facts: ProgramFacts
  private let named: NameTable<[Int]>
  private let types: NameTable<Int>
  private let taking: [String: [String: [Int]]]
  let isEmpty: Bool

  init(_ facts: ProgramFacts, _ functionsOfType: [[Int]]) {
    self.facts = facts
    var named: [String: [Int]] = [:]
    var types: [String: Int] = [:]
    for (type, entry) in facts.types.enumerated() where entry.kind.isConcrete {
      for property in entry.properties where property.isClosure && !property.isStatic {
        named[property.name, default: []].append(type)
        types[entry.name] = type
      }
    }
    (self.named, self.types) = (NameTable(named), NameTable(types))
    taking = Self.taking(facts, Set(types.values), functionsOfType)
    isEmpty = types.isEmpty
  }

  /// The functions that take closures of those who keep some, by type and name.
  private static func taking(
    _ facts: ProgramFacts, _ keepers: Set<Int>, _ functionsOfType: [[Int]]
  ) -> [String: [String: [Int]]] {
    var taking: [String: [String: [Int]]] = [:]
    for type in keepers.sorted() {
      for function in functionsOfType[type].map({ facts.functions[$0] })
      where function.kind == .function && function.parameterTypes.contains("function") {
        taking[facts.types[type].name, default: [:]][function.name] = [type]
      }
    }
    return taking
  }

  func ofName(_ use: Use) -> [Int] { named[use.name, use.look] ?? [] }

  func name(_ type: Int) -> String { facts.types[type].name }

  /// Whose closures a use of a line says what they are, from outside.
  func filled(by use: Use, _ atom: Atom) -> [Int] {
    switch use.kind {
    case .write:
      let own = facts.type(of: atom)
      return ofName(use).filter { $0 != own && name($0) == use.on }
    case .make:
      guard let type = types[use.name, use.look] else { return [] }
      let isFilled =
        atom.has(.closure) || use.labels.contains { named[$0]?.contains(type) == true }
      return isFilled ? [type] : []
    case .call: return atom.has(.closure) ? taking[use.on ?? "", default: [:]][use.name] ?? [] : []
    default: return []
    }
  }

  /// The type of a line, where that says what one of the type's own closures is as an object is made.
  func writesOwn(_ use: Use, _ atom: Atom) -> Int? {
    guard use.kind == .write, atom.has(.closure),
      facts.functions[atom.function].kind == .initializer
    else { return nil }
    let own = facts.type(of: atom)
    return ofName(use).contains(own) ? own : nil
  }
}
