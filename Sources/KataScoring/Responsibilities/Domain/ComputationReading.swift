import KataCore

/// Tells where values are worked out: reckoned, compared, searched for, put into lists, read from texts.
struct ComputationReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func computes(_ atom: ReadAtom) -> Bool {
    let isLayout = code.found[atom.index].contains(.layout)
    if becomesCase(atom) || answersSearch(atom) || tellsWhetherAny(atom) { return true }
    let choice = ChoiceReading(code)
    if choice.answersCase(atom) || !isLayout && (choice.settles(atom) || choice.flips(atom)) {
      return true
    }
    // The place of a file is put together, not reckoned.
    if code.found[atom.index] == [.storage], FileReading(code).touches(atom) { return false }
    return atom.uses.contains { use in
      switch use.kind {
      case .call: calls(use, atom, isLayout)
      case .operation: operates(use, atom, isLayout)
      case .make:
        Self.arranges(use)
          || parses(use) && (atom.has(.operation, "??") || !isLayout && readsText(use, atom))
          || use.name == "CharacterSet" && !isLayout
          || use.name == "UUID" && use.labels.isEmpty && !atom.holdsText
            && atom.atom.kind == .statement && code.found[atom.index].isEmpty
      case .read: reads(use, atom, isLayout)
      default: false
      }
    }
  }

  /// Whether what a condition binds is searched for in a list or read from a text, so that there may be none.
  func finds(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      switch use.kind {
      case .call:
        (use.on == nil ? !use.chain.isEmpty : Self.collections.contains(use.on ?? ""))
          && (Self.searching.holdsName(of: use) && use.labels != []
            || Self.taking.holdsName(of: use))
          || use.on == "String" && DomainRule.stringCalls.holdsName(of: use)
      case .make: parses(use)
      case .read:
        ["first", "last"].contains(use.name)
          && (use.on == "String"
            || atom.has(.call) { $0.name == "filter" && use.chain.last == $0.name })
      default: false
      }
    }
  }

  private func calls(_ use: Use, _ atom: ReadAtom, _ isLayout: Bool) -> Bool {
    guard let on = use.on else {
      return mapsUnknown(use, atom) || reckons(use, atom, isLayout)
        || use.name == "toggle" && !use.chain.isEmpty
        || use.name == "isEqual" && use.labels == ["to"] && !isLayout
        || !use.chain.isEmpty && code.found[atom.index].isEmpty
          && (Self.cutting.contains(use.name) || Self.asking.contains(use.name)
            || Self.rewriting[use.name] == use.labels)
        || !use.chain.isEmpty && code.found[atom.index].isEmpty && changesUnknown(use)
        || use.chain.isEmpty && Self.collections.contains(atom.type.name)
          && (Self.mapping.holdsName(of: use) || Self.asking.holdsName(of: use))
    }
    if use.name == "random" { return Self.numbers.contains(on) }
    if use.name == "toggle" { return on == "Bool" && !isLayout }
    if Self.collections.contains(on) {
      return Self.collectionCalls.holdsName(of: use) && !keepsAttributes(atom)
    }
    if on == "List", code.nature(on) == nil, code.found[atom.index].isEmpty {
      return changesUnknown(use)
    }
    if Self.dates.contains(on) { return Self.dateCalls.holdsName(of: use) }
    return (on == "String" || on == "NSString") && DomainRule.stringCalls.holdsName(of: use)
  }

  /// Whether what a collection's layout has worked out is put into a list.
  private func keepsAttributes(_ atom: ReadAtom) -> Bool {
    atom.has(.read) { $0.type == "UICollectionViewLayoutAttributes" }
  }

  /// Reckons from a point in time, or says which characters will do.
  private func reads(_ use: Use, _ atom: ReadAtom, _ isLayout: Bool) -> Bool {
    if use.on == "CharacterSet" { return !isLayout }
    return !atom.holdsText && Self.dates.holdsReceiver(of: use)
      && Self.sinceReads.holdsName(of: use)
  }

  /// Whether a list or table is changed of which nobody can tell the type.
  private func changesUnknown(_ use: Use) -> Bool {
    Self.changing.holdsName(of: use)
      && use.labels.allSatisfy { ["", "contentsOf", "at", "forKey", "where"].contains($0) }
  }

  /// Whether a free function reckons with numbers.
  private func reckons(_ use: Use, _ atom: ReadAtom, _ isLayout: Bool) -> Bool {
    use.chain.isEmpty && Self.reckoning.contains(use.name) && !isGeometry(atom, isLayout)
      && code.callees(of: use).isEmpty
  }

  /// Whether a value of an enum finds out which of its cases it is.
  private func becomesCase(_ atom: ReadAtom) -> Bool {
    guard atom.function.kind == .initializer, atom.type.kind == .enum, !atom.has(.literal, "nil")
    else { return false }
    return atom.uses.first?.name == "self" && atom.uses.first?.chain.isEmpty == true
      && atom.uses.dropFirst().contains { $0.on == atom.type.name || $0.type == atom.type.name }
  }

  /// Whether a function or property answers with whether there is anything in a list or text.
  private func tellsWhetherAny(_ atom: ReadAtom) -> Bool {
    guard atom.has(.read, "isEmpty"), atom.function.resultType == "Bool", !atom.isInView,
      atom.atom.kind == .statement, !atom.atom.isInClosure
    else { return false }
    return atom.uses.allSatisfy { $0.kind == .read || $0.kind == .control }
  }

  /// Whether a closure tells a search whether an element is meant, by a property that is true or not.
  private func answersSearch(_ atom: ReadAtom) -> Bool {
    guard atom.atom.isInClosure, atom.atom.kind == .statement,
      let last = atom.uses.last(where: { $0.kind != .control }), last.kind == .read,
      last.type == "Bool", !last.chain.isEmpty, !atom.has(.write)
    else { return false }
    // Which parts a text is put together from is a matter of the text.
    guard let around = code.surrounding(atom),
      !code.found[around.index].contains(.presentation)
    else { return false }
    return around.uses.contains { use in
      use.kind == .call
        && (Self.searching.contains(use.name) || Self.asking.contains(use.name)
          || ["filter", "removeAll", "partition", "drop"].contains(use.name))
    }
  }

  private func operates(_ use: Use, _ atom: ReadAtom, _ isLayout: Bool) -> Bool {
    Self.arithmetic.holdsName(of: use) && !isGeometry(atom, isLayout) && !joinsTexts(use, atom)
      || use.name == "!" && !atom.isInView && !isLayout
      || DomainRule.comparing.holdsName(of: use) && !isLayout
  }

  /// Whether a text is put together, for whomever it is meant.
  private func joinsTexts(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard use.name == "+" || use.name == "+=" else { return false }
    // A text that stands elsewhere in the line, such as a key, is not what a number is added to.
    if let place = atom.uses.firstIndex(of: use), place + 1 < atom.uses.count,
      atom.uses[place + 1].kind == .literal, atom.uses[place + 1].name == "number"
    {
      return false
    }
    return atom.holdsText
      || atom.has(.read) { $0.type == "String" } && !atom.has(.read) { $0.type != "String" }
  }

  /// Whether a call turns what nobody can tell the type of into something else, element by element.
  private func mapsUnknown(_ use: Use, _ atom: ReadAtom) -> Bool {
    Self.mapping.holdsName(of: use) && !use.labels.contains { !$0.isEmpty && $0 != "where" }
      && atom.has(.closure) && code.found[atom.index].isEmpty
      && (use.chain.isEmpty && atom.has(.literal, "array")
        || !code.hearsStreams(atom.atom.location.path))
  }

  private func isGeometry(_ atom: ReadAtom, _ isLayout: Bool) -> Bool {
    isLayout
      || atom.uses.contains { ($0.type ?? "").hasPrefix("CG") || ($0.on ?? "").hasPrefix("CG") }
  }

  /// Whether a list is made out of another in a new order.
  private static func arranges(_ use: Use) -> Bool {
    use.name == "Dictionary"
      && ["grouping", "uniqueKeysWithValues"].contains(use.labels.first ?? "")
      || use.name == "Set" && use.labels == [""]
  }

  /// Whether a number is read from a text, or a case of an enum from its raw value, which may fail.
  private func parses(_ use: Use) -> Bool {
    use.kind == .make
      && (Self.numbers.holdsName(of: use) && use.labels == [""]
        || use.labels == ["rawValue"] && code.nature(use.name) == .value)
  }

  /// Whether what a number is made of is a text.
  private func readsText(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard let place = atom.uses.firstIndex(of: use), !atom.isInView || !atom.has(.closure) else {
      return false
    }
    let given = atom.uses[(place + 1)...].prefix { $0.kind == .read }
    return given.last?.type == "String"
  }

  private static let numbers: NameSet = [
    "Int", "Double", "Float", "Bool", "CGFloat", "Int64", "UInt", "Int32", "Decimal", "UInt64",
    "UInt32", "UInt16", "UInt8", "Int16", "Int8",
  ]
  static let collections: NameSet = [
    "Array", "Dictionary", "Set", "Collection", "Sequence",
  ]
  private static let mapping: NameSet = [
    "filter", "map", "compactMap", "flatMap", "reduce", "sorted", "mapValues", "allSatisfy",
  ]
  private static let collectionCalls: NameSet = [
    "filter", "map", "compactMap", "flatMap", "reduce", "sorted", "sort", "append", "remove",
    "insert", "removeAll", "removeFirst", "removeLast", "contains", "first", "firstIndex",
    "min", "max", "allSatisfy", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
    "removeValue", "updateValue", "mapValues", "swapAt", "toggle", "randomElement", "partition",
    "merge", "merging", "union", "formUnion", "subtracting", "subtract", "intersection",
    "lastIndex", "last", "popLast", "move", "replaceSubrange", "index",
    "removeSubrange", "shuffle", "reverse", "isSubset", "isSuperset", "isDisjoint", "elementsEqual",
  ]
  private static let searching: NameSet = [
    "first", "last", "firstIndex", "lastIndex", "index", "min", "max", "firstMatch", "range",
  ]
  private static let taking: NameSet = [
    "popLast", "removeValue", "randomElement", "popFirst", "updateValue",
  ]
  private static let asking: NameSet = [
    "contains", "allSatisfy", "hasPrefix", "hasSuffix", "isSubset", "isSuperset", "isDisjoint",
    "starts", "elementsEqual", "localizedCaseInsensitiveContains", "localizedStandardContains",
  ]
  private static let dateCalls: NameSet = [
    "timeIntervalSince", "addingTimeInterval", "addTimeInterval", "distance", "advanced", "compare",
  ]
  private static let dates: NameSet = ["Date", "NSDate"]
  private static let sinceReads: NameSet = [
    "timeIntervalSince1970", "timeIntervalSinceNow", "timeIntervalSinceReferenceDate",
  ]
  private static let changing: NameSet = [
    "append", "insert", "removeAll", "removeValue", "updateValue", "removeLast", "removeFirst",
  ]
  private static let cutting: NameSet = [
    "prefix", "suffix", "dropFirst", "dropLast", "sorted", "reversed", "shuffled",
  ]
  /// What only texts are asked for, by the labels that tell it.
  private static let rewriting = [
    "replacingOccurrences": ["of", "with"], "trimmingCharacters": ["in"],
    "components": ["separatedBy"], "split": ["separator"],
  ]
  private static let reckoning: NameSet = [
    "min", "max", "abs", "pow", "sqrt", "round", "floor", "ceil", "lround",
  ]
  private static let arithmetic: NameSet = ["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]
}
