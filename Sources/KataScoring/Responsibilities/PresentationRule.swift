import KataCore

/// Computes how data read or look to a person.
///
/// - Has it: `"Greeted \(count) times"`, `formatter.string(from: date)`, `label.text = isOn ? "On" : "Off"`
/// - Has not: `title = "Greeting"`, `URL(string: "/person/\(id)")`
///
/// Text that goes to a server, a file or a log is no presentation.
struct PresentationRule: ResponsibilityRule {
  let responsibility = Responsibility.presentation

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    let found = code.found[atom.index]
    guard found.isDisjoint(with: [.network, .logging, .wiring]), !isFailing(atom, code),
      !isForMachines(atom, code)
    else { return false }
    if atom.uses.contains(where: { isFormatting($0, code) || isWording($0) }) { return true }
    if code.index.type(atom.type.name).map(code.speaksHTTP) == true { return false }
    if !found.contains(.storage) {
      if atom.has(.interpolation) || choosesText(atom) || joinsText(atom) { return true }
    }
    if atom.atom.kind == .condition, choosesBetweenTexts(atom, code) { return true }
    return choosesLook(atom, code) || saysMessage(atom, code) || asksForText(atom, code)
      || fillsState(atom, code) || wordsAnswer(atom, code)
  }

  /// Whether its text goes into a log, a request or a store.
  private func isForMachines(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let around = code.surroundings(of: atom).first.map { code.found[$0.index] } ?? []
    // A closure handed to a request hears its answer, so that only expressions stay with the request.
    if atom.atom.isInClosure, around.contains(.network), !atom.has(.call), !atom.has(.write) {
      return true
    }
    return atom.uses.contains { use in
      guard use.kind == .call else { return false }
      let inner = code.callees(of: use).flatMap(code.atoms(ofFunction:))
      return !inner.isEmpty && inner.allSatisfy { code.found[$0].contains(.logging) }
    }
  }

  private func isFailing(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains { use in
      use.kind == .control && use.name == "throw"
        || use.kind == .call && use.on == nil
          && ["fatalError", "preconditionFailure", "precondition", "assertionFailure", "assert"]
            .contains(use.name)
        || use.name == "NSSelectorFromString"
    }
  }

  /// Naming an attribute is no formatting yet.
  private func isFormatting(_ use: Use, _ code: CodeReading) -> Bool {
    use.kind != .read && use.name != "NSLocalizedString" && Self.known.covers(use, in: code)
      && !(use.kind == .call && ["date", "number"].contains(use.name))
  }

  private func isWording(_ use: Use) -> Bool {
    switch use.kind {
    case .make:
      return use.name == "UIImage" && use.labels.first == "data"
        || use.name == "String" && (use.labels.first == "format" || use.labels == [""])
    case .call:
      if use.on == "String" || use.on == "Substring" { return Self.textCalls.contains(use.name) }
      return use.name == "joined" && use.labels == ["separator"]
        || use.name == "formatted" || use.name == "localizedString"
    case .read:
      return use.name == "localizedDescription" || use.on == "String" && use.name == "capitalized"
    default: return false
    }
  }

  /// A choice between texts.
  private func choosesText(_ atom: ReadAtom) -> Bool {
    (atom.has(.operation, "?:") || atom.has(.operation, "??") && atom.isInView && atom.has(.write))
      && atom.holdsText && !atom.has(.make, "URL")
  }

  private func joinsText(_ atom: ReadAtom) -> Bool {
    atom.has(.literal, "string")
      && atom.uses.contains { use in
        use.kind == .operation && (use.name == "+" || use.name == "+=")
      }
  }

  /// Whether a condition decides which text a view is given.
  private func choosesBetweenTexts(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.branch != .for, atom.atom.branch != .while,
      atom.has(.operation) || atom.has(.pattern)
        || atom.uses.contains(where: { $0.name == "isEmpty" })
        || atom.atom.branch == .switch,
      let next = code.firstStatement(after: atom)
    else { return false }
    let writesText = next.uses.contains { use in
      use.kind == .write && Self.texts.contains(use.name) && code.isPlatformView(use.on)
    }
    return writesText && (next.has(.interpolation) || next.has(.literal, "string"))
  }

  /// Whether a function gives the same property more than one text.
  private func isOneOfSeveral(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.atoms(ofFunction: atom.atom.function).contains { other in
      other != atom.index && code.parents[other] == code.parents[atom.index]
        && code.facts.atoms[other].uses.contains {
          $0.kind == .write && $0.name == use.name && $0.on == use.on && $0.chain == use.chain
        }
    }
  }

  /// A view's look that depends on a comparison or on whether there is anything.
  private func choosesLook(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.isInView, code.found[atom.index].contains(.layout),
      atom.uses.contains(where: { use in
        use.kind == .write && Self.looks.contains(use.name)
          || use.kind == .call && ["setTitle", "setImage", "setTitleColor"].contains(use.name)
      })
    else { return false }
    return atom.uses.contains { use in
      use.kind == .operation && Self.choosing.contains(use.name)
        || use.kind == .read && use.name == "isEmpty" && code.nature(use.on) == nil
    }
  }

  /// Makes or changes what a view shows at one moment, held in a value that only views read.
  private func fillsState(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard !atom.isInView, atom.function.kind != .initializer, !atom.isEmptyBeginning else {
      return false
    }
    return atom.uses.contains { use in
      switch use.kind {
      case .make: code.viewStates.contains(use.name)
      case .write: use.on.map(code.viewStates.contains) ?? false
      default: false
      }
    }
  }

  /// A literal that a view is handed when something has happened.
  private func saysMessage(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.has(.literal, "string") else { return false }
    let isLocalized = atom.has(.make, "NSLocalizedString") || atom.has(.call, "NSLocalizedString")
    if isLocalized, atom.atom.kind != .initialValue, !atom.isInView { return true }
    if atom.has(.make, "UIAlertController") { return true }
    let writesOneOfSeveral = atom.uses.contains { use in
      use.kind == .write && Self.texts.contains(use.name) && code.isPlatformView(use.on)
        && isOneOfSeveral(use, atom, code)
    }
    if writesOneOfSeveral { return true }
    if code.setsUp[atom.atom.function], !atom.atom.isInClosure { return false }
    return atom.uses.contains { use in
      use.kind == .write && Self.texts.contains(use.name) && code.isPlatformView(use.on)
        && use.on != "UIViewController"
        || use.kind == .call && use.on.map(code.isViewProtocol) == true
        || use.kind == .call && shows(use, code, isOwn: use.on == atom.type.name)
    }
  }

  /// Whether a call reaches a function that brings something on the screen.
  private func shows(_ use: Use, _ code: CodeReading, isOwn: Bool) -> Bool {
    code.callees(of: use).contains { function in
      code.atoms(ofFunction: function).contains { atom in
        isOwn
          ? code.atom(atom).has(.make, "UIAlertController") : code.found[atom].contains(.navigation)
      }
    }
  }

  /// Takes a text from a function of the program that words it.
  private func asksForText(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind != .condition else { return false }
    return atom.uses.contains { use in
      guard use.kind == .call, use.type == "String" else { return false }
      // What a view is given by another type is ready.
      if atom.isInView, use.on != atom.type.name { return false }
      return code.callees(of: use).contains { wordsText($0, code) }
    }
  }

  /// Whether a function answers with a text for people.
  private func wordsText(_ function: Int, _ code: CodeReading) -> Bool {
    let entry = code.facts.functions[function]
    guard entry.resultType?.hasPrefix("String") == true else { return false }
    return code.atoms(ofFunction: function).contains { index in
      let atom = code.atom(index)
      return atom.has(.interpolation)
        || atom.uses.contains { isFormatting($0, code) || isWording($0) }
        || atom.has(.literal, "string") && atom.atom.kind == .statement
    }
  }

  /// What a function that answers with a text decides and says.
  private func wordsAnswer(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard [.function, .getter].contains(atom.function.kind), !atom.function.isOverride,
      wordsText(atom.atom.function, code), code.found[atom.index].isEmpty,
      !atom.uses.contains(where: { DomainRule.known.covers($0, in: code) })
    else { return false }
    if atom.atom.kind == .condition { return atom.atom.branch != .for }
    return atom.holdsText
      || atom.uses.contains { use in
        use.kind == .operation
          || use.kind == .call && ["String", "Array", "Substring"].contains(use.on ?? "")
      }
  }

  static let known = KnownAPI(
    types: [
      "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "DateComponentsFormatter",
      "RelativeDateTimeFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
      "ByteCountFormatter", "ListFormatter", "DateIntervalFormatter", "Formatter",
      "NSAttributedString", "NSMutableAttributedString", "AttributedString", "LocalizedStringKey",
    ],
    functions: ["NSLocalizedString"])

  private static let textCalls: Set<String> = [
    "capitalized", "uppercased", "lowercased", "capitalizingFirstLetter", "localizedUppercase",
    "padding", "localizedStringWithFormat",
  ]
  private static let choosing: Set<String> = ["?:", "==", "!=", "<", ">", "<=", ">=", "&&", "||"]
  private static let looks: Set<String> = [
    "isHidden", "alpha", "textColor", "backgroundColor", "tintColor", "image", "text",
  ]
  private static let texts: Set<String> = ["text", "message", "attributedText"]
}
