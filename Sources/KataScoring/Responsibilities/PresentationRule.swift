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
    // Two values are told apart, whatever by.
    if atom.function.name == "==" { return false }
    if found == [.network], atom.holdsAddress, ReadyReading(code).fills(atom) { return true }
    if found.isDisjoint(with: [.network, .logging]), makesPicture(atom, code) { return true }
    let failures = FailureReading(code)
    if found.isEmpty, failures.explains(atom) { return true }
    if found.isSubset(of: [.domain]), failures.words(atom) { return true }
    guard found.isDisjoint(with: [.network, .logging, .wiring]), !failures.fails(atom),
      !isForMachines(atom, code), !FormatterReading(code).onlyReads(atom)
    else { return false }
    let (wording, looks) = (WordingReading(code), LookReading(code))
    let fixed = FixedReading(code)
    let isKept = found == [.storage]
    let isCompared = atom.atom.kind == .condition && atom.has(.operation, "==")
    let isWorded = atom.uses.contains { use in
      wording.isWording(use) && !fixed.isFixed(use, atom)
        && !((isKept || isCompared) && use.kind == .make && use.labels == [""])
    }
    if isWorded { return true }
    let dress = DressReading(code)
    if looks.answersWithLook(atom) || splits(atom, code) || standsInText(atom, code)
      || dress.dresses(atom) || dress.speaks(atom)
    {
      return true
    }
    if !atom.isInView, let type = code.index.type(atom.type.name), code.speakHTTP[type] {
      return false
    }
    if !found.contains(.storage), !changesModel(atom, code) {
      if atom.has(.interpolation, "string") || choosesText(atom, code) || joinsText(atom) {
        return true
      }
    }
    return looks.choosesBetweenLooks(atom) || looks.choosesLook(atom) || looks.choosesAnswer(atom)
      || looks.choosesPart(atom)
      || MessageReading(code).says(atom) || wording.asksForText(atom)
      || ReadyReading(code).fills(atom)
      || wording.isPartOfAnswer(atom) || FormatterReading(code).readsToWord(atom)
      || wordsEach(atom, code) || picksParts(atom, code)
  }

  /// Whether its text goes into a log, a request or a store.
  private func isForMachines(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let around = code.surrounding(atom).map { code.found[$0.index] } ?? []
    // A closure handed to a request hears its answer, so that only expressions stay with the request.
    if atom.atom.isInClosure, around.contains(.network), !atom.has(.call), !atom.has(.write) {
      return true
    }
    if goesToServer(atom, code) || atom.has(.operation, "<-")
      || atom.has(.call, where: Self.namesFile) || atom.uses.contains(where: Self.namesTool)
      || atom.has(.call, where: { asksByKey($0, code) })
    {
      return true
    }
    return atom.has(.call) { use in
      let inner = code.callees(of: use).flatMap(code.atoms(ofFunction:))
      return inner.contains { code.found[$0].contains(.logging) }
        && inner.allSatisfy { code.found[$0].isDisjoint(with: Self.acts) }
    }
  }

  /// Whether a text becomes part of an address.
  private static func namesFile(_ use: Use) -> Bool {
    use.kind == .call && ["URL", "NSURL"].contains(use.on ?? "") && use.name.hasPrefix("append")
  }

  /// Whether a text is put together for the platform's own machinery, such as the name of a cell or a queue.
  private static func namesTool(_ use: Use) -> Bool {
    switch use.kind {
    case .call:
      use.computesArgument
        && use.labels.contains { $0.hasSuffix("Identifier") || $0 == "identifier" }
    case .make: tools.holdsName(of: use)
    default: false
    }
  }

  /// Whether an object of the program is asked, by a text that is put together, for something that is no text.
  private func asksByKey(_ use: Use, _ code: CodeReading) -> Bool {
    guard use.computesArgument, code.isOwnObject(use.on), let answer = use.type else {
      return false
    }
    return ComputationReading.collections.contains(answer) || answer == "Data"
      || code.nature(answer) == .value && !code.viewStates.contains(answer)
  }

  /// Whether what it puts together is read for a request or a log and for nothing else.
  private func goesToServer(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind == .statement, !atom.atom.binds.isEmpty else { return false }
    let readers = atom.atom.binds.flatMap { code.readers(of: $0, after: atom) }
    return !readers.isEmpty
      && readers.allSatisfy { reader in
        !code.found[reader].isDisjoint(with: [.network, .logging])
          || code.atom(reader).has(.call) { Self.namesFile($0) || StorageRule.isDatabaseCall($0) }
          || FileReading(code).touches(code.atom(reader))
      }
  }

  /// Whether a list is turned into texts: as much wording as each of them.
  private func wordsEach(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind == .statement, !atom.isInView,
      !code.found[atom.index].contains(.observing),
      let call = atom.uses.first(where: {
        $0.kind == .call && ["map", "compactMap"].contains($0.name)
      })
    else { return false }
    if !atom.has(.closure), call.labels == [""] {
      return WordingReading(code).namesWording(behind: call, atom)
    }
    let inner = code.contents(of: atom)
    return inner.count == 1 && isFulfilled(by: inner[0], in: code)
  }

  /// What a function does besides writing down what happened.
  private static let acts: Duties = [
    .network, .storage, .layout, .navigation, .observing, .viewEvents, .wiring,
  ]

  /// Has words for what is missing, as a part of a text that is put together next.
  private func standsInText(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind == .statement, !atom.atom.binds.isEmpty, atom.has(.operation, "??"),
      atom.has(.literal, "string"), !atom.has(.call)
    else { return false }
    return atom.atom.binds.flatMap { code.readers(of: $0, after: atom) }
      .contains { code.atom($0).has(.interpolation, "string") }
  }

  /// Says, where parts of a text are joined, which of them are.
  private func picksParts(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.isInClosure, atom.atom.kind == .statement, code.found[atom.index].isEmpty,
      atom.uses.allSatisfy({ $0.kind == .read || $0.kind == .operation || $0.kind == .control }),
      let around = code.surrounding(atom)
    else { return false }
    return around.has(.call, "filter") && around.has(.literal, "array")
      && around.has(.call) { $0.name == "joined" && $0.labels == ["separator"] }
      && !around.has(.literal, "emptyString")
  }

  /// Splits a number into the parts that a text shows, as seconds into minutes and seconds.
  private func splits(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind == .statement, !atom.atom.binds.isEmpty, atom.has(.literal, "number"),
      atom.has(.operation, "%") || atom.has(.operation, "/"), !atom.has(.closure)
    else { return false }
    let readers = atom.atom.binds.flatMap { code.readers(of: $0, after: atom) }.map(code.atom)
    return !readers.isEmpty
      && readers.allSatisfy { reader in
        reader.has(.interpolation, "string")
          || reader.uses.contains(where: WordingReading(code).isWording)
      }
  }

  /// Whether an entity is given the text, as a value to go on with.
  private func changesModel(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    !atom.has(.interpolation)
      && atom.has(.write) { use in
        guard let on = use.on else { return false }
        return code.nature(on) == .value && !code.viewStates.contains(on)
      }
  }

  /// Makes a picture out of data; a view that is given one at once is only filled.
  private func makesPicture(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.has(.make) { $0.name == "UIImage" && $0.labels.first == "data" }
      && !atom.has(.write) { code.isPlatformView($0.on) }
  }

  /// A choice between texts.
  private func choosesText(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    (atom.has(.operation, "?:") || atom.has(.operation, "??") && atom.isInView && atom.has(.write))
      && atom.holdsText && !atom.has(.make, "URL") && !RawReading(code).reads(atom)
  }

  private func joinsText(_ atom: ReadAtom) -> Bool {
    (atom.has(.literal, "string") || atom.has(.literal, "space"))
      && atom.uses.contains { use in
        use.kind == .operation && (use.name == "+" || use.name == "+=")
          || use.kind == .call && use.on == "String"
            && ["append", "appending", "insert"].contains(use.name)
      }
  }

  private static let tools: NameSet = [
    "DispatchQueue", "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "Selector", "UINib",
    "OperationQueue",
  ]

  static let known = KnownAPI(
    types: [
      "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "DateComponentsFormatter",
      "RelativeDateTimeFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
      "ByteCountFormatter", "ListFormatter", "DateIntervalFormatter", "Formatter",
      "NSAttributedString", "NSMutableAttributedString", "AttributedString", "LocalizedStringKey",
      "LengthFormatter", "MassFormatter", "EnergyFormatter", "NSDateFormatter", "NSNumberFormatter",
    ],
    functions: ["NSLocalizedString"])
}
