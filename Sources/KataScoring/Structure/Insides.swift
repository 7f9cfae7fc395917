import KataCore

/// Tells who works on what an object stores: by the object's own name, or by a protocol of nearly all it has.
///
/// One thing that is asked of an object may be a question; two are its insides. Only reading counts, since who puts
/// parts together writes. A protocol that asks for little is a seam, however many properties it names.
struct Insides {
  private let index: ProgramIndex
  private let stored: [Set<String>]

  init(_ index: ProgramIndex) {
    self.index = index
    stored = index.facts.types.map { type in
      Set(type.properties.filter { !$0.isStatic }.map(\.name))
    }
  }

  /// The types on whose insides a function works, or some functions do together.
  func owners(workedOnBy functions: [Int], atLeast count: Int = 2) -> Set<Int> {
    var used: [Int: Set<String>] = [:]
    for atom in functions.flatMap({ index.atomsOfFunction[$0] }) {
      for use in index.facts.atoms[atom].uses where use.kind == .read {
        guard let on = use.on else { continue }
        for owner in index.candidates(on)
        where stored[owner].contains(use.name) && isOpen(owner, by: on) {
          used[owner, default: []].insert(use.name)
        }
      }
    }
    return Set(used.filter { $0.value.count >= count }.keys)
  }

  /// Whether a name lets others reach what a type stores: its own does, and a protocol that asks for half of it.
  private func isOpen(_ owner: Int, by name: String) -> Bool {
    guard let requirements = index.protocol(name)?.requirements else { return true }
    return stored[owner].intersection(requirements).count * 2 >= stored[owner].count
  }
}
