import KataCore

/// Computes or decides what is true, without a screen.
///
/// - Has it: `people.filter { $0.isAdult }`, `if name.isEmpty`, `count += 1`, `try decoder.decode(Person.self, from: data)`
/// - Has not: `guard let self`, `return person`
///
/// Unwrapping is plumbing, unless there is an answer for the case that nothing is there.
struct DomainRule: ResponsibilityRule {
  let responsibility = Responsibility.domain

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    let found = code.found[atom.index]
    if !found.contains(.presentation), atom.uses.contains(where: { isKnown($0, code) }) {
      return true
    }
    guard found.isDisjoint(with: [.logging, .navigation, .wiring]) else { return false }
    if fails(atom, code) || StreamReading(code).isWork(atom) { return true }
    if atom.atom.kind == .condition { return decides(atom, code) }
    if found.isDisjoint(with: [.network, .presentation]), !isAboutTime(atom), computes(atom, code) {
      return true
    }
    guard found.isEmpty else { return false }
    return keepsState(atom, code) || reads(atom) || makesValue(atom, code) || beginsWith(atom, code)
  }

  private func isKnown(_ use: Use, _ code: CodeReading) -> Bool {
    Self.known.covers(use, in: code)
      || use.kind == .call && (use.on == "DateFormatter" || use.on == "NumberFormatter")
        && ["date", "number"].contains(use.name)
  }

  // MARK: Failures

  /// Says what went wrong.
  private func fails(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if atom.has(.control, "throw") { return true }
    guard atom.atom.kind == .statement else { return false }
    return atom.uses.contains { use in
      let name = use.on ?? (use.kind == .make ? use.name : nil)
      return code.nature(name) == .failure && [.read, .make, .call].contains(use.kind)
        || use.on == "Result" && use.kind == .call && atom.has(.control, "return")
        || use.kind == .make && use.name == "NSError"
    }
  }

  // MARK: Decisions

  private func decides(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let found = code.found[atom.index]
    guard found.isDisjoint(with: [.presentation, .layout, .network]) else { return false }
    if reads(atom) { return true }
    // On which thread it runs is nobody's rule.
    if atom.uses.contains(where: { $0.name == "isMainThread" }) { return false }
    if atom.atom.branch == .for { return false }
    if atom.atom.branch == .switch || atom.has(.pattern) {
      return atom.uses.contains { use in use.kind == .pattern }
    }
    if atom.atom.binds.isEmpty {
      // What a store or service answers is its own matter.
      if !found.isEmpty, !atom.uses.contains(where: { Self.comparing.contains($0.name) }) {
        return false
      }
      return atom.uses.contains { use in
        use.kind == .operation && !["?.", "!"].contains(use.name) || use.type == "Bool"
          || use.kind == .operation && use.name == "!"
      }
    }
    return !atom.has(.read, "self") && atom.atom.binds != ["self"] && hasAnotherOutcome(atom, code)
  }

  /// Whether a guard does more than leave when nothing is there.
  private func hasAnotherOutcome(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.branch == .guard else { return false }
    var next = atom.index + 1
    while next < code.facts.atoms.count {
      let other = code.atom(next)
      guard other.atom.function == atom.atom.function else { return false }
      if other.atom.kind == .condition {
        next += 1
        continue
      }
      if !other.isBareControl { return says(other, code) }
      return false
    }
    return false
  }

  private func says(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let telling: Set<Responsibility> =
      atom.has(.control, "return")
      ? [.presentation, .navigation, .domain]
      : [.presentation, .navigation, .domain, .observing]
    return fails(atom, code) || makesValue(atom, code)
      || !code.found[atom.index].isDisjoint(with: telling)
  }

  /// Whether it only says when something is to be done.
  private func isAboutTime(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { $0.kind == .call && ($0.name == "asyncAfter" || $0.name == "sleep") }
  }

  // MARK: Values

  private func computes(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains { use in
      switch use.kind {
      case .call:
        guard let on = use.on else { return false }
        if Self.collections.contains(on) { return Self.collectionCalls.contains(use.name) }
        return on == "String" && Self.stringCalls.contains(use.name)
      case .operation:
        return Self.arithmetic.contains(use.name) && !isGeometry(atom, code)
          || use.name == "!" && !atom.isInView
          || Self.comparing.contains(use.name) && !code.found[atom.index].contains(.layout)
      default: return false
      }
    }
  }

  private func isGeometry(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.found[atom.index].contains(.layout)
      || atom.uses.contains { ($0.type ?? "").hasPrefix("CG") || ($0.on ?? "").hasPrefix("CG") }
  }

  /// Keeps what is true in a property.
  private func keepsState(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.function.kind != .initializer else { return false }
    return atom.uses.contains { use in
      guard use.kind == .write, let on = use.on, let nature = code.nature(on) else { return false }
      if nature == .view { return false }
      guard let type = use.type ?? code.property(use)?.type else { return false }
      return Self.values.contains(type) || code.nature(type) == .value
        || code.nature(type) == .failure
    }
  }

  /// Reads a field of data without a type.
  private func reads(_ atom: ReadAtom) -> Bool {
    atom.has(.cast) && atom.uses.contains { $0.kind == .call && $0.name == "subscript" }
      && !atom.uses.contains { ViewKinship.isViewLike($0.type ?? "") }
  }

  /// In a view a value of ready parts only goes along with what is handed on.
  private func makesValue(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if atom.isEmptyBeginning { return false }
    return atom.uses.contains { use in
      if use.kind == .make, atom.isInView, !use.computesArgument { return false }
      if use.kind == .make { return code.nature(use.name) == .value }
      // A case of an enum with what it carries.
      return use.kind == .call && code.nature(use.on) == .value && use.on == use.type
        && !code.callees(of: use).contains { code.facts.functions[$0].kind == .function }
        && (atom.has(.write) || atom.has(.control, "return"))
    }
  }

  /// A state that a property begins with.
  private func beginsWith(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.atom.kind == .initialValue
      && atom.uses.contains { $0.kind == .read && code.nature($0.on) == .value }
  }

  static let known = KnownAPI(types: [
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListSerialization",
    "PropertyListDecoder", "XMLParser",
    "PropertyListEncoder", "NSPredicate", "NSRegularExpression", "Regex", "Calendar",
    "DateComponents", "KeyedDecodingContainer", "KeyedEncodingContainer", "Decoder", "Encoder",
    "Scanner", "JSON", "Mapper", "Map", "NSSortDescriptor",
  ])

  private static let values: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "Array", "Dictionary", "Set", "Date", "Data", "URL",
    "UUID", "Decimal",
  ]
  private static let collections: Set<String> = [
    "Array", "Dictionary", "Set", "Collection", "Sequence",
  ]
  private static let collectionCalls: Set<String> = [
    "filter", "map", "compactMap", "flatMap", "reduce", "sorted", "sort", "append", "remove",
    "insert", "removeAll", "removeFirst", "removeLast", "contains", "first", "firstIndex",
    "min", "max", "allSatisfy", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
    "removeValue", "updateValue", "mapValues", "swapAt", "toggle", "randomElement", "partition",
  ]
  private static let stringCalls: Set<String> = [
    "trimmingCharacters", "components", "split", "replacingOccurrences", "hasPrefix", "hasSuffix",
    "contains", "range",
  ]
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]
  private static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "?:"]
}
