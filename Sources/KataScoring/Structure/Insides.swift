import KataCore

/// Tells who works on what an object stores, by the object's own name or by a protocol that it conforms to.
struct Insides {
  private let index: ProgramIndex
  private let stored: [Set<String>]

  init(_ index: ProgramIndex) {
    self.index = index
    stored = index.facts.types.map { type in
      Set(type.properties.filter { !$0.isStatic }.map(\.name))
    }
  }

  /// The stored properties of others that some atoms read, or write as well, by their owner.
  func used(by atoms: [Int], alsoWritten: Bool) -> [Int: Set<String>] {
    var used: [Int: Set<String>] = [:]
    for atom in atoms {
      for use in index.facts.atoms[atom].uses {
        guard use.kind == .read || alsoWritten && use.kind == .write, let on = use.on else {
          continue
        }
        for owner in index.candidates(on) where stored[owner].contains(use.name) {
          used[owner, default: []].insert(use.name)
        }
      }
    }
    return used
  }

  /// The home on which a function works that stands in none.
  ///
  /// One thing that it asks may be a question; two are insides. Putting parts together only writes.
  func owner(of function: Int, _ homes: Homes) -> Int? {
    let used = used(by: index.atomsOfFunction[function], alsoWritten: false)
    let owners = used.filter { homes.isHome[$0.key] && $0.value.count > 1 }.keys.sorted()
    return owners.count == 1 ? owners[0] : nil
  }
}
