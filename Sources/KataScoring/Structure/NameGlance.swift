import KataCore

/// Tells of nearly all names that a table does not hold that it does not, without hashing them.
///
/// Most names that a program uses stand in none of the tables. A look at them says so in a tenth of the time.
struct NameGlance: Sendable {
  /// One bit for every look that some name in the table gives.
  private var marks: [UInt64]
  private let mask: UInt32

  init(_ names: some Collection<String>) {
    // With sixteen bits for a name few others meet one that is set.
    var words = 4
    while words * 4 < names.count { words *= 2 }
    marks = [UInt64](repeating: 0, count: words)
    mask = UInt32(words * 64 - 1)
    for name in names {
      let place = NameLook(name).number & mask
      marks[Int(place >> 6)] |= 1 << UInt64(place & 63)
    }
  }

  /// Whether the table may hold a name that looks so.
  @inline(__always)  // Else every question counts a reference up and down.
  func allows(_ look: NameLook) -> Bool {
    let place = look.number & mask
    return marks[Int(place >> 6)] & (1 << UInt64(place & 63)) != 0
  }

  /// Whether the table may hold a name.
  func allows(_ name: String) -> Bool { allows(NameLook(name)) }

  /// Whether the table may hold what stands before the first dot of a name.
  func allowsRoot(of name: String) -> Bool { allows(NameLook(rootOf: name)) }
}

/// A set of names that is asked about far more names than it holds.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private let names: NameNumbers
  private let glance: NameGlance

  init(_ names: some Sequence<String>) {
    self.names = NameNumbers(names)
    glance = NameGlance(self.names.names)
  }

  init(arrayLiteral names: String...) { self.init(names) }

  var isEmpty: Bool { names.count == 0 }

  var all: [String] { names.names }

  func contains(_ name: String) -> Bool { holds(name, NameLook(name)) }

  /// Whether it may hold a name that looks so.
  func allows(_ look: NameLook) -> Bool { glance.allows(look) }

  /// Whether it holds what is used.
  func holdsName(of use: Use) -> Bool { holds(use.name, use.look) }

  /// Whether it holds the type of what something is used of.
  func holdsReceiver(of use: Use) -> Bool {
    use.on.map { holds($0, use.receiverLook) } ?? false
  }

  /// Whether it holds the outermost type of a nested one.
  func containsRoot(of name: String) -> Bool {
    glance.allowsRoot(of: name) && contains(KnownAPI.root(name))
  }

  private func holds(_ name: String, _ look: NameLook) -> Bool {
    glance.allows(look) && names[name, look] != nil
  }
}

/// Values by name, for a table that is asked about far more names than it holds.
struct NameTable<Value: Sendable>: Sendable {
  private let names: NameNumbers
  private let values: [Value]

  init(_ values: [String: Value]) {
    names = NameNumbers(values.keys)
    self.values = Array(values.values)
  }

  subscript(name: String) -> Value? { names[name].map { values[$0] } }

  /// What it holds for a name that somebody has looked at already.
  subscript(name: String, look: NameLook) -> Value? { names[name, look].map { values[$0] } }
}
