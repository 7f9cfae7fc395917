import KataCore

/// Tells where a person is given words that stand in the code because something has happened.
struct MessageReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  func says(_ atom: ReadAtom) -> Bool {
    if !atom.isInView, WordingReading(code).localizes(atom) { return true }
    if wordsLocal(atom) { return true }
    guard atom.has(.literal, "string"), !atom.uses.contains(where: Self.namesWay) else {
      return false
    }
    if Self.alerts.contains(where: { atom.has(.make, $0) }) { return saysInAlert(atom) }
    let isOneOfSeveral = atom.uses.contains { use in
      (isText(use) || isHeading(use)) && LookReading(code).isOneOfSeveral(use, atom)
    }
    if isOneOfSeveral { return true }
    // What a property begins with is fixed, and so is what a view is set up with.
    let isLater =
      atom.function.kind == .initialValues
      ? code.isInKeptClosure(atom) : atom.atom.isInClosure
    if code.setsUp[atom.atom.function], !isLater { return false }
    if bindsWords(atom) { return true }
    return atom.uses.contains { use in
      isText(use) && use.on != "UIViewController"
        || use.kind == .call && use.on.map { isTold($0, by: atom) } == true
        || use.kind == .call && !RowReading(code).fills(atom)
          && reachesScreen(use, from: atom.type.name)
        || keepsForScreen(use, atom)
    } || ModelReading(code).entersState(atom)
  }

  /// Whether one of several texts is put into a local name that is shown or told later.
  func wordsLocal(_ atom: ReadAtom) -> Bool {
    guard let use = atom.uses.first, use.kind == .write, use.on == nil, use.chain.isEmpty,
      use.type == nil || use.type == "String", isWords(atom) || use.type == "String",
      !atom.has(.make, where: { code.isPlatformView($0.name) })
    else { return false }
    let others = LookReading(code).others(for: use, atom) + beginnings(of: use.name, before: atom)
    // Parts of a name that is put together are no words; where words stand in for one of them, all are wording.
    guard !others.isEmpty, isWords(atom) || others.contains(where: { $0.has(.literal, "string") })
    else { return false }
    return code.readers(of: use.name, after: atom).contains { reader in
      code.atom(reader).has(.control, "return")
        && WordingReading(code).answersWithText(atom.atom.function)
        || !code.found[reader].isDisjoint(with: [.navigation, .layout, .observing])
        || code.atom(reader).uses.contains {
          $0.kind == .call && reachesScreen($0, from: atom.type.name)
        }
    }
  }

  private func isWords(_ atom: ReadAtom) -> Bool {
    atom.holdsText || WordingReading(code).localizes(atom)
  }

  /// The words that a local name begins with.
  private func beginnings(of name: String, before atom: ReadAtom) -> [ReadAtom] {
    code.atoms(ofFunction: atom.atom.function).filter { $0 < atom.index }.map(code.atom).filter {
      $0.atom.kind == .statement && $0.atom.binds.contains(name) && isWords($0)
    }
  }

  /// Whether an atom gives a property one of several texts.
  func wordsProperty(_ atom: ReadAtom) -> Bool {
    guard let use = atom.uses.first(where: { $0.kind == .write }), use.on != nil,
      use.type == "String" || use.name == "value" && code.nature(on: use) == .carrier,
      words(atom)
    else { return false }
    return LookReading(code).others(for: use, atom).contains(where: words)
  }

  private func words(_ atom: ReadAtom) -> Bool {
    atom.holdsText || atom.uses.contains(where: WordingReading(code).isWording)
  }

  /// Whether words are given a name under which they are shown or told later.
  private func bindsWords(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .statement, atom.uses.count == 1, let name = atom.atom.binds.first
    else { return false }
    return code.readers(of: name, after: atom).map(code.atom).contains { reader in
      reader.uses.contains { use in
        isText(use) || use.kind == .call && use.on.map { isTold($0, by: atom) } == true
          || Self.alerts.contains(use.name)
          || use.kind == .call && reachesScreen(use, from: atom.type.name)
      }
    }
  }

  /// What a screen, a button or a field is called, or asks for.
  private func isHeading(_ use: Use) -> Bool {
    use.kind == .write && Self.headings.holdsName(of: use) && code.isPlatformView(use.on)
  }

  /// Whether a protocol stands for a view, or for whoever a presenter or another object without a view tells things.
  private func isTold(_ name: String, by atom: ReadAtom) -> Bool {
    if code.isViewProtocol(name) { return true }
    return !atom.isInView && code.index.protocol(name) != nil
      && atom.type.properties.contains { $0.type == name && $0.isWeak }
  }

  /// Whether an alert's own words stand in the code; one whose message is given has but a fixed heading.
  private func saysInAlert(_ atom: ReadAtom) -> Bool {
    let words = atom.uses.filter { $0.kind == .literal && ["string", "nil"].contains($0.name) }
    if words.count > 1 { return true }
    guard let text = atom.uses.firstIndex(where: { $0.kind == .literal && $0.name == "string" })
    else { return false }
    return atom.uses[..<text].contains { $0.kind == .read || $0.kind == .call }
  }

  /// Keeps words in a property that is shown as it is.
  private func keepsForScreen(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard use.kind == .write, use.type == "String" || use.type == nil else { return false }
    // A box tells whoever shows it.
    if use.name == "value", code.nature(on: use) == .carrier, !atom.isInView { return true }
    guard use.on == atom.type.name else { return false }
    if code.viewFields.contains(atom.type.name + "." + use.name) { return true }
    guard atom.isInView, use.type != nil else { return false }
    return code.index.functionsOfType[atom.function.type].contains { function in
      code.atoms(ofFunction: function).map(code.atom).contains { other in
        other.has(.read) { $0.name == use.name && $0.on == use.on }
          && other.uses.contains { isText($0) || $0.kind == .call && $0.name == "setTitle" }
      }
    }
  }

  private func isText(_ use: Use) -> Bool {
    guard use.kind == .write else { return false }
    return LookReading.texts.holdsName(of: use) && code.isPlatformView(use.on)
      || use.on == "UNMutableNotificationContent"
        && ["title", "subtitle", "body"].contains(use.name)
  }

  /// Whether a call reaches something that brings words on the screen, itself or by what passes them on.
  private func reachesScreen(_ use: Use, from type: String) -> Bool {
    OnwardReading(code).places(reachedBy: use).contains { place in
      let owner = code.facts.types[place.type].name
      let isOwn = use.on == type || owner == type || code.index.kinship[place.type] == .view
      return place.atoms.contains { atom in
        isOwn
          ? Self.alerts.contains { code.atom(atom).has(.make, $0) }
            || code.atom(atom).uses.contains(where: isText)
          : code.found[atom].contains(.navigation)
      }
    }
  }

  /// Whether a text is the name of a way, a screen or a cell.
  private static func namesWay(_ use: Use) -> Bool {
    use.kind == .call && use.labels.contains { $0 == "identifier" || $0 == "withIdentifier" }
  }

  private static let headings: NameSet = [
    "title", "prompt", "placeholder", "accessibilityLabel", "accessibilityValue",
  ]
  private static let alerts = ["UIAlertController", "UIAlertView", "UIActionSheet"]
}
