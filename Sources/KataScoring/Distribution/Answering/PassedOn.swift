import KataCore

/// Finds the duties that callers have through functions which only pass a call on to a service.
///
/// Who asks a service by way of such a function asks the service: the line carries what a direct call would.
struct PassedOn {
  /// What only passing a call on does not make anybody's duty.
  static let duties: Duties = [.network, .storage, .logging, .observing]

  private let index: ProgramIndex

  private struct Key: Hashable {
    /// The type that is asked; nil for free functions.
    let on: String?
    let name: String
  }

  private var passed: [Key: Duties] = [:]

  init(_ index: ProgramIndex, _ responsibilities: [Duties]) {
    self.index = index
    let forwarding = index.facts.functions.indices.filter {
      index.facts.functions[$0].onlyForwards
    }
    var changed = true
    while changed {
      changed = false
      for function in forwarding {
        let duties = index.atomsOfFunction[function].reduce(into: Duties()) {
          $0.formUnion(Self.services(responsibilities[$1], of: index.facts.atoms[$1], index))
          $0.formUnion(self.duties(of: index.facts.atoms[$1]))
        }
        for key in Self.keys(of: function, index) where !duties.isEmpty {
          guard !duties.isSubset(of: passed[key] ?? []) else { continue }
          passed[key, default: []].formUnion(duties)
          changed = true
        }
      }
    }
  }

  /// Whether a function does no more for its callers than another that it asks.
  func passesOn(_ function: Int) -> Bool {
    index.facts.functions[function].onlyForwards
      || index.atomsOfFunction[function].contains { standsBefore(index.facts.atoms[$0]) }
  }

  /// Whether a line in an object that answers a protocol asks another of the same protocol the same thing: who asks
  /// the first has asked the second, whatever the first does besides.
  func standsBefore(_ atom: Atom) -> Bool {
    guard atom.has(.call) else { return false }
    let function = index.facts.functions[atom.function]
    return atom.uses.contains { use in
      guard use.kind == .call, use.name == function.name, let on = use.on else { return false }
      return index.ancestors[function.type].contains(on) && index.protocol(on) != nil
    }
  }

  /// What a line asks of others: a closure or object of the program that is told of something is no service.
  private static func services(
    _ responsibilities: Duties, of atom: Atom, _ index: ProgramIndex
  ) -> Duties {
    let asksOthers = atom.uses.contains { use in
      use.kind == .call && use.on.map { index.type($0) == nil } ?? false
    }
    return responsibilities.intersection(
      asksOthers ? duties : duties.subtracting([.observing]))
  }

  /// What a line does by the functions that it calls.
  func duties(of atom: Atom) -> Duties {
    guard !passed.isEmpty else { return [] }
    return atom.uses.reduce(into: Duties()) { duties, use in
      guard use.kind == .call || use.kind == .read || use.kind == .write,
        use.on != nil || use.chain.isEmpty,
        let found = passed[Key(on: use.on, name: use.name)]
      else { return }
      duties.formUnion(found)
    }
  }

  /// How a function is asked for: by its type, or by a protocol of the program that asks for it.
  private static func keys(of function: Int, _ index: ProgramIndex) -> [Key] {
    let entry = index.facts.functions[function]
    let type = index.facts.types[entry.type]
    if type.kind == .freeFunctions { return [Key(on: nil, name: entry.name)] }
    let protocols = index.ancestors[entry.type].filter {
      index.type($0) != nil && index.protocol($0)?.requirements.contains(entry.name) == true
    }
    return ([type.name] + protocols.sorted()).map { Key(on: $0, name: entry.name) }
  }
}
