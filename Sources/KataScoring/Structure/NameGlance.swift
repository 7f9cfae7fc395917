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
  private let names: Set<String>
  private let glance: NameGlance

  init(_ names: some Sequence<String>) {
    self.names = Set(names)
    glance = NameGlance(self.names)
  }

  init(arrayLiteral names: String...) { self.init(names) }

  var isEmpty: Bool { names.isEmpty }

  var all: Set<String> { names }

  func contains(_ name: String) -> Bool { glance.allows(name) && names.contains(name) }

  /// Whether it may hold a name that looks so.
  func allows(_ look: NameLook) -> Bool { glance.allows(look) }

  /// Whether it holds what is used.
  func holdsName(of use: Use) -> Bool { glance.allows(use.look) && names.contains(use.name) }

  /// Whether it holds the type of what something is used of.
  func holdsReceiver(of use: Use) -> Bool {
    guard glance.allows(use.receiverLook), let on = use.on else { return false }
    return names.contains(on)
  }

  /// Whether it holds the outermost type of a nested one.
  func containsRoot(of name: String) -> Bool {
    glance.allowsRoot(of: name) && names.contains(KnownAPI.root(name))
  }
}

/// Values by name, for a table that is asked about far more names than it holds.
struct NameTable<Value: Sendable>: Sendable {
  private let values: [String: Value]
  private let glance: NameGlance

  init(_ values: [String: Value]) {
    self.values = values
    glance = NameGlance(values.keys)
  }

  subscript(name: String) -> Value? { glance.allows(name) ? values[name] : nil }

  /// What it holds for a name that somebody has looked at already.
  subscript(name: String, look: NameLook) -> Value? { glance.allows(look) ? values[name] : nil }
}

/// Names by number, for what is counted by name in flat arrays.
struct NameNumbers: Sendable {
  private let numbers: NameTable<Int>
  private let names: [String]

  init(_ names: some Sequence<String>) {
    var numbers: [String: Int] = [:]
    var order: [String] = []
    for name in names where numbers[name] == nil {
      numbers[name] = order.count
      order.append(name)
    }
    self.numbers = NameTable(numbers)
    self.names = order
  }

  var count: Int { names.count }

  subscript(name: String) -> Int? { numbers[name] }

  subscript(name: String, look: NameLook) -> Int? { numbers[name, look] }

  /// What was gathered by number, by name.
  func values<Value>(_ values: [Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: zip(names, values))
  }
}
