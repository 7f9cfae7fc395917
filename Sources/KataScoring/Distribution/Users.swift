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
    // Most names that a program uses belong to nobody in it, and are never asked for.
    let names = NameNumbers(
      index.facts.functions.map(\.name) + index.facts.types.flatMap { [$0.name] + $0.nested })
    var counts = [[Int: Int]](repeating: [:], count: names.count)
    for atom in index.facts.atoms {
      for use in atom.uses {
        Self.forEachName(in: use) { name in
          if let number = names[name] { counts[number][atom.function, default: 0] += 1 }
        }
      }
    }
    byName = names.values(
      counts.map { functions in
        functions.sorted { $0.key < $1.key }.map { Caller(function: $0.key, count: $0.value) }
      })
  }

  /// Calls back for the names that a use mentions, each once.
  private static func forEachName(in use: Use, _ body: (String) -> Void) {
    for (place, word) in use.chain.enumerated() where !use.chain[..<place].contains(word) {
      body(word)
    }
    if !use.chain.contains(use.name) { body(use.name) }
    if let on = use.on, on != use.name, !use.chain.contains(on) { body(on) }
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
