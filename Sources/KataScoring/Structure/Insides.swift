import KataCore

/// Tells who works on what an object stores: by the object's own name, or by a protocol of nearly all it has.
///
/// One thing that is asked of an object may be a question; two are its insides. Only reading counts, since who puts
/// parts together writes. A protocol that asks for little is a seam, however many properties it names. Where the
/// type of what is asked cannot be told (it came out of a box, a cast, a table), who knows but one type that stores
/// such a thing asks that.
struct Insides {
  private let index: ProgramIndex
  private let stored: [Set<String>]
  /// Who stores a property of a name.
  private let owners: NameTable<[Int]>

  init(_ index: ProgramIndex) {
    self.index = index
    stored = index.facts.types.map { type in
      Set(type.properties.filter { !$0.isStatic }.map(\.name))
    }
    var owners: [String: [Int]] = [:]
    for (type, names) in stored.enumerated() {
      for name in names { owners[name, default: []].append(type) }
    }
    self.owners = NameTable(owners)
  }

  /// The types on whose insides a function works, or some functions do together.
  func owners(workedOnBy functions: [Int], atLeast count: Int = 2) -> Set<Int> {
    Set(used(by: functions).filter { $0.value.count >= count }.keys)
  }

  /// What functions read of what other types store.
  func used(by functions: [Int]) -> [Int: Set<String>] {
    var used: [Int: Set<String>] = [:]
    for atom in functions.flatMap({ index.atomsOfFunction[$0] }).map({ index.facts.atoms[$0] })
    where atom.has(.read) {
      let type = index.facts.type(of: atom)
      for use in atom.uses where use.kind == .read {
        guard let storing = owners[use.name, use.look] else { continue }
        for owner in read(use, of: storing, by: type) { used[owner, default: []].insert(use.name) }
      }
    }
    return used
  }

  /// Whose property a use reads, of those that store one of its name.
  private func read(_ use: Use, of storing: [Int], by type: Int) -> [Int] {
    guard let on = use.on else {
      let known = storing.filter { owner in
        owner != type && index.outgoing[type].contains { $0.to == owner }
      }
      return use.chain.isEmpty || known.count != 1 ? [] : known
    }
    return index.candidates(on).filter { storing.contains($0) && isOpen($0, by: on) }
  }

  /// Whether a name lets others reach what a type stores: its own does, and a protocol that asks for half of it.
  private func isOpen(_ owner: Int, by name: String) -> Bool {
    guard let requirements = index.protocol(name)?.requirements else { return true }
    return stored[owner].intersection(requirements).count * 2 >= stored[owner].count
  }
}
