import KataCore

/// Tells where a program puts something into words: formats it, or chooses what to say.
struct WordingReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func isWording(_ use: Use) -> Bool { formats(use) || words(use) }

  /// Asks a formatter; naming an attribute is no formatting yet.
  private func formats(_ use: Use) -> Bool {
    use.kind != .read && use.name != "NSLocalizedString"
      && PresentationRule.known.covers(use, in: code)
      && !(use.kind == .call && ["date", "number", "copy", "mutableCopy"].contains(use.name))
  }

  private func words(_ use: Use) -> Bool {
    switch use.kind {
    case .make:
      if use.name == "NSString" { return use.labels.first == "format" }
      return use.name == "String"
        && (use.labels == [""] || ["format", "localized", "repeating"].contains(use.labels.first))
    case .call:
      if use.name == "joined", use.labels == ["separator"] { return true }
      if use.name == "componentsJoined" { return true }
      if use.on == nil || use.on == "String" || use.on == "Substring" {
        return !use.chain.isEmpty && Self.textCalls.holdsName(of: use)
      }
      return use.name == "formatted" || use.name == "localizedString"
    case .read:
      if Self.symbols.contains(use.name) {
        return use.on.map(Self.naming.contains) ?? !use.chain.isEmpty
      }
      if use.name == "description", Self.plain.contains(use.on ?? "") { return true }
      return (use.on == "String" || use.on == nil && !use.chain.isEmpty)
        && Self.textReads.holdsName(of: use)
    default: return false
    }
  }

  /// Whether an atom takes a text from a function or property of the program that words it.
  func asksForText(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind != .condition, !isComparedWithNothing(atom) else { return false }
    return atom.uses.contains { use in
      if use.kind == .read, use.on == nil, use.type == nil, use.chain.count > 1 {
        return code.additions(named: use.name).contains(where: formatsText)
      }
      guard Self.isText(use.type) else { return false }
      switch use.kind {
      case .call:
        if !atom.has(.write, "subscript"), additions(of: use).contains(where: formatsText) {
          return true
        }
        // What a view is given by another type is ready.
        if atom.isInView, use.on != atom.type.name { return false }
        return code.callees(of: use).contains(where: answersWithText)
      case .read:
        return code.getters(of: use).contains { function in
          let isAdded =
            code.facts.types[code.facts.functions[function].type].kind == .foreignExtension
          let isNamed = use.chain.count > 1 && !atom.isInView && localizes(function)
          return (isAdded || use.on == atom.type.name || isNamed) && answersWithText(function)
        }
      default: return false
      }
    }
  }

  /// Whether a call is given a function of the same type by its name, and that words something.
  func namesWording(behind call: Use, _ atom: ReadAtom) -> Bool {
    guard let place = atom.uses.firstIndex(of: call), place + 1 < atom.uses.count else {
      return false
    }
    let given = atom.uses[place + 1]
    guard given.kind == .read, given.on == atom.type.name else { return false }
    return code.index.functionsOfType[atom.function.type].contains {
      code.facts.functions[$0].name == given.name && code.facts.functions[$0].kind == .function
        && answersWithText($0)
    }
  }

  /// Whether a function words its text, and does not only pick it.
  private func formatsText(_ function: Int) -> Bool {
    answersWithText(function)
      && code.atoms(ofFunction: function).map(code.atom).contains { atom in
        atom.has(.interpolation, "string") || localizes(atom)
          || atom.uses.contains(where: isWording)
      }
  }

  /// The functions that a call may reach of those that the program adds to the platform's types, such as `Date`.
  private func additions(of use: Use) -> [Int] {
    code.additions(named: use.name).filter { function in
      let owner = code.facts.types[code.facts.functions[function].type].name
      return owner == use.on || use.on == nil && !use.chain.isEmpty
    }
  }

  private func isComparedWithNothing(_ atom: ReadAtom) -> Bool {
    atom.has(.literal, "nil") && (atom.has(.operation, "==") || atom.has(.operation, "!="))
  }

  /// Whether a function answers with a text for people.
  func answersWithText(_ function: Int) -> Bool {
    code.answersWithText(function, isFound: isAnsweringWithText)
  }

  private func isAnsweringWithText(_ function: Int) -> Bool {
    let entry = code.facts.functions[function]
    guard Self.isText(entry.resultType) else { return false }
    let fixed = FixedReading(code)
    return code.atoms(ofFunction: function).contains { index in
      let atom = code.atom(index)
      return atom.has(.interpolation, "string") || localizes(atom)
        || atom.uses.contains { isWording($0) && !fixed.isFixed($0, atom) }
        || atom.has(.literal, "string") && atom.atom.kind == .statement
          && !atom.has(.call) { DomainRule.stringCalls.holdsName(of: $0) }
    } && !isName(function) && !isAddress(function)
  }

  /// Whether a property gives a part of an address: all who ask for it send requests, or give such a part themselves.
  private func isAddress(_ function: Int, steps: Int = 2) -> Bool {
    let entry = code.facts.functions[function]
    let owner = code.facts.types[entry.type]
    guard entry.kind == .getter, steps > 0 else { return false }
    let readers = code.readers(ofProperty: entry.name).map(code.atom).filter { atom in
      atom.has(.read) { use in
        use.name == entry.name
          && use.on.map { $0 == owner.name || owner.nested.contains($0) } == true
      }
    }
    return !readers.isEmpty
      && readers.allSatisfy { atom in
        code.found[atom.index].contains(.network) || atom.has(.make, "URL")
          || isAddress(atom.atom.function, steps: steps - 1)
      }
  }

  static func isText(_ type: String?) -> Bool {
    type?.hasPrefix("String") == true || type?.hasSuffix("AttributedString") == true
  }

  /// Whether a text is looked up in the language of whoever reads it.
  func localizes(_ atom: ReadAtom) -> Bool {
    atom.has(.make, "NSLocalizedString") || atom.has(.call, "NSLocalizedString")
      || atom.uses.contains(where: isGenerated)
  }

  /// Whether a text is asked of the tables that R.swift and SwiftGen write, which stand in no folder of sources.
  private func isGenerated(_ use: Use) -> Bool {
    guard use.kind == .call || use.kind == .read else { return false }
    if use.on == "R.string" || use.on?.hasPrefix("R.string.") == true { return true }
    return use.chain.starts(with: ["R", "string"]) && use.chain.count > 2
      || use.chain.first == "L10n" && code.nature("L10n") == nil
  }

  private func localizes(_ function: Int) -> Bool {
    code.atoms(ofFunction: function).contains { localizes(code.atom($0)) }
  }

  /// Whether a property only gives a fixed text a name, and nobody shows it.
  private func isName(_ function: Int) -> Bool {
    let atoms = code.atoms(ofFunction: function).map(code.atom)
    let entry = code.facts.functions[function]
    guard entry.kind == .getter, atoms.count == 1,
      atoms[0].uses.allSatisfy({ $0.kind == .literal || $0.kind == .control })
    else { return false }
    return !code.readers(ofProperty: entry.name).contains { reader in
      code.atom(reader).uses.contains { use in
        use.kind == .write && Self.shown.holdsName(of: use)
          || use.kind == .make && use.name == "UIAlertController" || use.name == "setTitle"
      }
    }
  }

  private static let shown: NameSet = [
    "text", "title", "message", "placeholder", "attributedText", "prompt",
  ]

  /// Whether an atom decides or says what a function answers with as a text.
  func isPartOfAnswer(_ atom: ReadAtom) -> Bool {
    guard [.function, .getter].contains(atom.function.kind), !atom.function.isOverride,
      answersWithText(atom.atom.function), code.found[atom.index].isEmpty,
      !atom.uses.contains(where: { DomainRule.isKnown($0, code) })
    else { return false }
    let gathering = GatheringReading(code)
    if atom.uses.contains(where: Self.sumsUp) || gathering.gathers(atom)
      || gathering.reckons(atom)
    {
      return false
    }
    if atom.atom.kind == .condition {
      // What is only unwrapped decides nothing, unless words stand in for it.
      return atom.atom.branch != .for && !(atom.atom.branch != .switch && isUnwrapping(atom))
    }
    // The system's words for a failure are ready, but one of several answers.
    return atom.holdsText || atom.has(.read, "localizedDescription")
      || atom.uses.contains { use in
        use.kind == .operation
          || use.kind == .call && ["String", "Array", "Substring"].contains(use.on ?? "")
            && use.name != "subscript"
      }
  }

  private func isUnwrapping(_ atom: ReadAtom) -> Bool {
    guard !atom.atom.binds.isEmpty,
      atom.uses.allSatisfy({ $0.kind == .read || $0.name == "subscript" })
    else { return false }
    let other = atom.atom.branch == .guard ? code.firstStatement(after: atom) : nil
    return other.map { !$0.holdsText || $0.isComplaint } ?? true
  }

  /// Whether a list is looked through for what is true of it, which the text is about.
  private static func sumsUp(_ use: Use) -> Bool {
    use.kind == .call && ComputationReading.collections.contains(use.on ?? "")
      && ["reduce", "filter", "sorted", "min", "max", "firstIndex"].contains(use.name)
  }

  private static let textCalls: NameSet = [
    "capitalized", "uppercased", "capitalizingFirstLetter",
    "padding", "localizedString", "localizedStringWithFormat", "appendFormat", "appendingFormat",
    "formatted",
  ]
  /// What days, months and money are called.
  private static let symbols: NameSet = [
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "monthSymbols",
    "shortMonthSymbols", "standaloneMonthSymbols", "standaloneWeekdaySymbols", "currencySymbol",
    "amSymbol", "pmSymbol",
  ]
  private static let naming: NameSet = [
    "Calendar", "DateFormatter", "NumberFormatter", "Locale", "NSCalendar", "NSLocale",
  ]
  /// Values of the platform that can say in words what they are.
  private static let plain: NameSet = ["Date", "Int", "Double", "Float", "Decimal", "Bool"]
  private static let textReads: NameSet = [
    "capitalized", "localizedCapitalized", "localizedUppercase",
  ]
}
