import KataCore

/// Finds the program's own functions that calls reach.
struct CalleeReading: Sendable {
  private let index: ProgramIndex
  private let functionsNamed: NameTable<[Int]>
  private var calleesByUse: [Key: [Int]] = [:]
  /// The atoms that read a property which the program works out, by its name.
  private(set) var readers: [String: [Int]] = [:]
  private var facts: ProgramFacts { index.facts }

  /// What callees are looked up by.
  private struct Key: Hashable {
    let on: String?
    let name: String
    let isAlone: Bool

    init(_ use: Use) {
      on = use.on ?? (use.kind == .make ? use.name : nil)
      name = use.name
      isAlone = use.chain.isEmpty && use.kind == .call
    }
  }

  init(_ index: ProgramIndex) {
    self.index = index
    let facts = index.facts
    functionsNamed = NameTable(
      Dictionary(
        grouping: facts.functions.indices.filter { facts.functions[$0].kind != .observer }
      ) { facts.functions[$0].name })
    for name in Set(facts.functions.map(\.name)) where functionsNamed[name] != nil {
      // What is left to the superclass is nobody's of the program.
      for mention in index.mentions.of(name)
      where mention.isUsed && mention.use.chain.first != "super" {
        switch mention.use.kind {
        case .call, .make:
          let key = Key(mention.use)
          if calleesByUse[key] == nil { calleesByUse[key] = search(mention.use) }
        case .read: readers[name, default: []].append(mention.atom)
        default: break
        }
      }
    }
  }

  /// The functions that a call may reach.
  func functions(of use: Use) -> [Int] {
    guard functionsNamed[use.name, use.look] != nil else { return [] }
    return calleesByUse[Key(use)] ?? search(use)
  }

  private func search(_ use: Use) -> [Int] {
    let named = functionsNamed[use.name] ?? []
    guard let on = use.on ?? (use.kind == .make ? use.name : nil) else {
      guard use.chain.isEmpty, use.kind == .call else { return [] }
      return named.filter {
        facts.types[facts.functions[$0].type].kind == .freeFunctions
      }
    }
    let types = index.candidates(on) + (index.type(on).map { [$0] } ?? [])
    let own = named.filter { types.contains(facts.functions[$0].type) }
    guard own.isEmpty, use.kind == .call else { return own }
    // What a type does not write itself it may have from its superclass or a protocol's extension.
    let inherited = types.flatMap { index.ancestors[$0] }.compactMap(index.type)
    return named.filter {
      facts.functions[$0].kind == .function && inherited.contains(facts.functions[$0].type)
    }
  }

  /// The functions and properties of a name that the program adds to the platform's types.
  func additions(named name: String) -> [Int] {
    (functionsNamed[name] ?? []).filter {
      facts.types[facts.functions[$0].type].kind == .foreignExtension
    }
  }

  /// The properties that a read may ask to be worked out.
  func getters(of use: Use) -> [Int] {
    let named = functionsNamed[use.name] ?? []
    guard let on = use.on, !named.isEmpty else { return [] }
    let types = index.candidates(on) + (index.type(on).map { [$0] } ?? [])
    return named.filter { function in
      let entry = facts.functions[function]
      guard entry.kind == .getter else { return false }
      return types.contains(entry.type)
        || facts.types[entry.type].kind == .foreignExtension && facts.types[entry.type].name == on
    }
  }
}
