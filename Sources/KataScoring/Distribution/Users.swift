import KataCore

/// Finds who uses functions that no call is known of: by their names, or by making or naming their type.
///
/// Operators, subscripts, observers, members of given and generic types: the facts have no calls of them, but
/// what runs is used by somebody.
struct Users {
  private let index: ProgramIndex
  /// The functions that use a name, each with how often.
  private let byName: [String: [Caller]]

  init(_ index: ProgramIndex) {
    self.index = index
    var counts = Self.names(index.facts)
    for atom in index.facts.atoms {
      for use in atom.uses {
        for name in Self.names(use) { counts[name]?[atom.function, default: 0] += 1 }
      }
    }
    byName = counts.mapValues { functions in
      functions.sorted { $0.key < $1.key }.map { Caller(function: $0.key, count: $0.value) }
    }
  }

  /// The names that are ever asked for: most that a program uses belong to nobody in it.
  private static func names(_ facts: ProgramFacts) -> [String: [Int: Int]] {
    var names: [String: [Int: Int]] = [:]
    for function in facts.functions { names[function.name] = [:] }
    for type in facts.types {
      for name in [type.name] + type.nested { names[name] = [:] }
    }
    return names
  }

  /// The names that a use mentions, each once.
  private static func names(_ use: Use) -> [String] {
    var names = use.chain
    for name in [use.name, use.on ?? ""] where !names.contains(name) { names.append(name) }
    guard use.chain.count > 1 else { return names }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Everybody who may call a function, from calls, or else by name, or else by the name of its type.
  func callers(of function: Int) -> [Caller] {
    let known = index.callers[function]
    let entry = index.facts.functions[function]
    guard known.isEmpty, entry.kind != .requirement, entry.kind != .initialValues else {
      return known
    }
    let type = index.facts.types[entry.type]
    let isOutside = { (caller: Caller) in
      caller.function != function && index.facts.functions[caller.function].type != entry.type
    }
    let own = (byName[entry.name] ?? []).filter { $0.function != function }
    if entry.kind == .observer, !own.isEmpty { return own }
    let named = own.filter(isOutside)
    if !named.isEmpty, entry.kind != .initializer { return named }
    let makers = ([type.name] + type.nested).flatMap { byName[$0] ?? [] }.filter(isOutside)
    return makers
  }
}
