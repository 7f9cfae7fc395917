import KataCore

/// Finds things of a program by name, by owner and by caller; built once, in one pass over the facts.
///
/// A class, because whoever looks at a program keeps it.
final class ProgramIndex: Sendable {
  let facts: ProgramFacts
  let functionsOfType: [[Int]]
  let atomsOfFunction: [[Int]]
  /// Who calls a function, by its index.
  let callers: [[Caller]]
  /// References to and from a type, by index.
  let incoming: [[TypeReference]]
  let outgoing: [[TypeReference]]
  /// All names that a type inherits, through the program's own and given types.
  let ancestors: [Set<String>]
  let superclass: [Int?]
  let kinship: [ViewKinship]
  /// Who takes things that are handed in, by their declared type.
  let takers: [String: [Taker]]
  /// Where lines mention what the program declares.
  let mentions: Mentions
  /// Who calls whom by closures.
  let kept: KeptClosures
  private let named: NameTable<Int>
  private let givenNamed: NameTable<Int>
  private let conforming: NameTable<[Int]>

  init(_ facts: ProgramFacts) {
    self.facts = facts
    functionsOfType = Self.group(facts.functions.map(\.type), into: facts.types.count)
    atomsOfFunction = Self.group(facts.atoms.map(\.function), into: facts.functions.count)
    var incoming = [[TypeReference]](repeating: [], count: facts.types.count)
    var outgoing = incoming
    for reference in facts.references where reference.from != reference.to {
      incoming[reference.to].append(reference)
      outgoing[reference.from].append(reference)
    }
    (self.incoming, self.outgoing) = (incoming, outgoing)
    let named = NameTable(Self.names(facts.types))
    let givenNamed = NameTable(Self.names(facts.given))
    (self.named, self.givenNamed) = (named, givenNamed)
    let ancestors = facts.types.map { Self.ancestors(of: $0, facts, named, givenNamed) }
    self.ancestors = ancestors
    superclass = facts.types.map { type in
      guard type.kind == .class, let first = type.inherits.first else { return nil }
      return named[first].flatMap { facts.types[$0].kind == .class ? $0 : nil }
    }
    kinship = ancestors.map { names in
      ViewKinship(ancestors: names.filter { named[$0] == nil && givenNamed[$0] == nil })
    }
    var conforming: [String: [Int]] = [:]
    for (index, names) in ancestors.enumerated() where facts.types[index].kind.isConcrete {
      for name in names { conforming[name, default: []].append(index) }
    }
    self.conforming = NameTable(conforming)
    takers = Dictionary(grouping: Taker.all(in: facts), by: \.declared)
    mentions = Mentions(facts)
    kept = KeptClosures(facts, functionsOfType)
    callers = CallerReading(facts, conforming: conforming).callers
  }

  /// The program's own type of a name.
  func type(_ name: String) -> Int? { named[name] }

  func given(_ name: String) -> TypeFacts? { givenNamed[name].map { facts.given[$0] } }

  /// The protocol of a name, the program's own or a given one.
  func `protocol`(_ name: String) -> TypeFacts? {
    if let index = named[name] {
      return facts.types[index].kind == .protocol ? facts.types[index] : nil
    }
    return given(name).flatMap { $0.kind == .protocol ? $0 : nil }
  }

  /// Whether a name belongs to a view that neither the program declares nor what it is given, whose protocol of a
  /// screen may well be called a view.
  func isPlatformView(_ name: String) -> Bool {
    ViewKinship(ancestors: [name]) == .view && named[name] == nil && givenNamed[name] == nil
  }

  /// Whether nothing can be asked of a type but what it has.
  func onlyBegins(_ type: Int) -> Bool {
    functionsOfType[type].allSatisfy {
      [.initializer, .initialValues].contains(facts.functions[$0].kind)
    }
  }

  /// The program's own types that inherit a name, in their order.
  func conformers(of name: String) -> [Int] { conforming[name] ?? [] }

  /// The program's own types that a declared type may stand for: itself, or who conforms to it.
  func candidates(_ declared: String) -> [Int] {
    guard declared.utf8.contains(UInt8(ascii: "&")) || declared.utf8.contains(UInt8(ascii: " "))
    else { return standsFor(declared) }
    return declared.split(separator: "&").flatMap { part -> [Int] in
      standsFor(part.filter { $0 != " " })
    }
  }

  private func standsFor(_ name: String) -> [Int] {
    if let index = named[name], facts.types[index].kind.isConcrete { return [index] }
    return conformers(of: name)
  }

  /// The atoms that were written in a type, by number, in the order of the text.
  func atomNumbers(of type: Int) -> [Int] {
    functionsOfType[type].flatMap { atomsOfFunction[$0] }.sorted()
  }

  /// The atoms that were written in a type.
  func atoms(of type: Int) -> [Atom] {
    functionsOfType[type].flatMap { function in
      atomsOfFunction[function].map { facts.atoms[$0] }
    }
  }

  // MARK: Building

  private static func group(_ owners: [Int], into count: Int) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: count)
    for (index, owner) in owners.enumerated() { groups[owner].append(index) }
    return groups
  }

  private static func names(_ types: [TypeFacts]) -> [String: Int] {
    var named: [String: Int] = [:]
    for (index, type) in types.enumerated()
    where type.kind != .foreignExtension && type.kind != .freeFunctions {
      for name in [type.name] + type.nested where named[name] == nil { named[name] = index }
    }
    // A type's own name goes before a nested one of another.
    for (index, type) in types.enumerated().reversed()
    where type.kind != .foreignExtension && type.kind != .freeFunctions {
      named[type.name] = index
    }
    return named
  }

  private static func ancestors(
    of type: TypeFacts, _ facts: ProgramFacts, _ named: NameTable<Int>, _ given: NameTable<Int>
  ) -> Set<String> {
    var found: Set<String> = []
    var waiting = type.inherits
    while let name = waiting.popLast() {
      guard name != type.name, found.insert(name).inserted else { continue }
      if let index = named[name] {
        waiting += facts.types[index].inherits
      } else if let index = given[name] {
        waiting += facts.given[index].inherits
      }
    }
    return found
  }
}

extension TypeFacts.Kind {
  /// Whether values or objects of it exist.
  var isConcrete: Bool {
    switch self {
    case .class, .struct, .enum, .actor: true
    case .protocol, .foreignExtension, .freeFunctions: false
    }
  }
}
