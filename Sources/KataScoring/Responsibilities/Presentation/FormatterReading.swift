import KataCore

/// Tells formatters that only read, as a server's dates are read, from those that word something for a person.
///
/// A formatter is known by the local name, the property or the function that gives it; what is asked of that name
/// anywhere in the program tells what the formatter is for.
struct FormatterReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether an atom makes, sets up or asks a formatter that nobody has write a text.
  func onlyReads(_ atom: ReadAtom) -> Bool {
    guard atom.uses.contains(where: Self.isAboutFormatter) else { return false }
    if isOnlyCompared(atom.atom.function) { return true }
    guard !atom.uses.contains(where: { Self.asks($0, Self.writing) }) else { return false }
    let near = code.atoms(ofFunction: atom.atom.function).map(code.atom)
    var names = atom.uses.filter(Self.formatters.holdsReceiver(of:)).compactMap(\.chain.last)
    names += atom.atom.binds + atom.uses.filter { $0.kind == .write }.map(\.name)
    for name in names {
      if let answer = answer(near, name) { return answer }
    }
    let local = Set(near.flatMap(\.atom.binds))
    let given = atom.function.kind == .initialValues ? code.keptIn(atom)?.name : atom.function.name
    return (names.filter { !local.contains($0) } + [given].compactMap { $0 })
      .contains { code.formatterUses[$0] == true }
  }

  /// Whether the text that a function answers with is compared by all who ask for it, and nobody sees it.
  func isOnlyCompared(_ function: Int) -> Bool {
    let entry = code.facts.functions[function]
    guard entry.kind == .function, entry.resultType == "String" else { return false }
    let callers = Set(code.index.callers[function].map(\.function)).sorted()
    let asking = callers.flatMap(code.atoms(ofFunction:)).map(code.atom).filter { atom in
      atom.uses.contains { $0.kind == .call && $0.name == entry.name }
    }
    return !asking.isEmpty
      && asking.allSatisfy { atom in
        atom.uses.contains { $0.kind == .operation && Self.comparing.contains($0.name) }
      }
  }

  private static let comparing: NameSet = ["==", "!=", "<", ">", "<=", ">="]

  /// Reads a date or number out of a text in order to word it anew.
  func readsToWord(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { Self.asks($0, Self.reading) || Self.isPointInTime($0) }
      && atom.atom.binds.contains { name in
        code.readers(of: name, after: atom).contains { reader in
          code.atom(reader).uses.contains(where: WordingReading(code).isWording)
        }
      }
  }

  /// Makes a date out of what a server or store counts seconds with.
  private static func isPointInTime(_ use: Use) -> Bool {
    use.kind == .make && use.name == "Date"
      && use.labels.first?.hasPrefix("timeIntervalSince") == true
  }

  /// Whether what is asked of a name is only to read; nil where nothing is asked of it.
  private func answer(_ atoms: [ReadAtom], _ name: String) -> Bool? {
    let asking = atoms.filter { $0.uses.contains { $0.chain.last == name } }
    let isWriting = asking.contains { atom in
      atom.uses.contains { $0.chain.last == name && Self.asks($0, Self.writing) }
        || readsToWord(atom)
    }
    if isWriting { return false }
    let isRead =
      asking.contains { $0.uses.contains { $0.chain.last == name && Self.asks($0, Self.reading) } }
      || atoms.contains { Self.decodesWith($0) && $0.has(.read, name) }
    return isRead ? true : nil
  }

  /// For each name that formatters of the program go by, whether they are only asked to read.
  static func answers(_ atoms: [ReadAtom]) -> [String: Bool] {
    var answers: [String: Bool] = [:]
    for use in atoms.lazy.filter({ $0.has(.call) }).flatMap(\.uses) {
      guard formatters.holdsReceiver(of: use), let name = use.chain.last else { continue }
      if asks(use, writing) { answers[name] = false }
      if asks(use, reading) { answers[name] = answers[name] ?? true }
    }
    for use in atoms.lazy.filter(decodesWith).flatMap(\.uses)
    where use.kind == .read && formatters.contains(use.type ?? "") {
      answers[use.name] = answers[use.name] ?? true
    }
    return answers
  }

  /// Whether a decoder is told how dates are written.
  private static func decodesWith(_ atom: ReadAtom) -> Bool {
    atom.has(.write, "dateDecodingStrategy") || atom.has(.write, "dateEncodingStrategy")
  }

  private static func asks(_ use: Use, _ names: NameSet) -> Bool {
    use.kind == .call && formatters.holdsReceiver(of: use) && names.holdsName(of: use)
  }

  private static func isAboutFormatter(_ use: Use) -> Bool {
    formatters.holdsReceiver(of: use) || use.kind == .make && formatters.holdsName(of: use)
  }

  private static let formatters: NameSet = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "NSDateFormatter",
    "NSNumberFormatter",
  ]
  private static let reading: NameSet = [
    "date", "number", "dateFromString", "numberFromString", "getObjectValue",
  ]
  private static let writing: NameSet = [
    "string", "stringFromDate", "stringFromNumber", "localizedString", "attributedString",
    "setLocalizedDateFormatFromTemplate",
  ]
}

extension CodeReading {
  /// The property that a property's initial value, or a closure that makes it, is for.
  func keptIn(_ atom: ReadAtom) -> TypeFacts.StoredProperty? {
    let place = (atom.atom.location.line, atom.atom.location.column)
    return atom.type.properties.filter { property in
      property.location.path == atom.atom.location.path
        && (property.location.line, property.location.column) <= place
    }.max { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }
}
