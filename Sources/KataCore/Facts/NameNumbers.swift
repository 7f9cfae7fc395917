/// Names by number, in the order in which they came.
///
/// Found by what they look like: only names that look the same are compared, and no name is hashed, which takes longer
/// than all else where every line asks for a dozen of them. Names are told apart by their bytes.
package struct NameNumbers: Sendable {
  package private(set) var names: [String] = []
  private var looks: [NameLook] = []
  /// Numbers where their names' looks lead, or behind; -1 where there is none, as in most.
  private var slots: [Int32] = []

  package init() {}

  /// Numbers some names; one that comes again keeps its number.
  package init(_ names: some Sequence<String>) {
    for name in names { _ = add(name) }
  }

  package var count: Int { names.count }

  /// The number of a name.
  package subscript(name: String) -> Int? { slots.isEmpty ? nil : self[name, NameLook(name)] }

  /// The number of a name that somebody has looked at already.
  package subscript(name: String, look: NameLook) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = place(of: look)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if looks[number] == look, names[number] == name { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of a name, which is given one if it has none.
  package mutating func add(_ name: String) -> Int {
    let look = NameLook(name)
    if let number = self[name, look] { return number }
    names.append(name)
    looks.append(look)
    if names.count * 4 > slots.count { grow() } else { enter(names.count - 1) }
    return names.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(16, slots.count * 2))
    for number in names.indices { enter(number) }
  }

  private mutating func enter(_ number: Int) {
    var slot = place(of: looks[number])
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  /// Where a look leads: its upper bits once they are mixed, since similar names have similar looks.
  private func place(of look: NameLook) -> Int {
    Int((look.number &* 0x9e37_79b1) >> 8) & (slots.count - 1)
  }
}
