import KataCore

/// Finds who uses functions that no call is known of: by their names, or by making or naming their type.
///
/// Operators, subscripts, observers, members of given and generic types: the facts have no calls of them, but
/// what runs is used by somebody.
///
/// A class, because it remembers whom it has found: many functions of a type ask for the same names.
final class Users {
  private let index: ProgramIndex
  private var found: [String: [Caller]] = [:]

  init(_ index: ProgramIndex) { self.index = index }

  /// The functions that use a name, each with how often.
  private func users(of name: String) -> [Caller] {
    if let known = found[name] { return known }
    let users = search(name)
    found[name] = users
    return users
  }

  private func search(_ name: String) -> [Caller] {
    var counts: [(function: Int, count: Int)] = []
    for mention in index.mentions.of(name) {
      let function = index.facts.atoms[mention.atom].function
      if counts.last?.function == function {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((function, 1))
      }
    }
    // A function's lines lie together, but for those of functions inside of it.
    return Dictionary(counts, uniquingKeysWith: +).sorted { $0.key < $1.key }
      .map { Caller(function: $0.key, count: $0.value) }
  }

  /// Everybody who may call a function, from calls, or else by name, or else by the name of its type.
  func callers(of function: Int) -> [Caller] {
    let known = index.callers[function]
    let functions = index.facts.functions
    let entry = functions[function]
    guard known.isEmpty, entry.kind != .requirement, entry.kind != .initialValues else {
      return known
    }
    let type = index.facts.types[entry.type]
    let isOutside = { (caller: Caller) in
      caller.function != function && functions[caller.function].type != entry.type
    }
    let own = users(of: entry.name).filter { $0.function != function }
    if entry.kind == .observer, !own.isEmpty { return own }
    let named = own.filter(isOutside)
    if !named.isEmpty, entry.kind != .initializer { return named }
    let makers = ([type.name] + type.nested).flatMap(users).filter(isOutside)
    return makers
  }
}
