import KataCore

/// Tells where state decides how something looks: which text, colour or picture, and whether it is seen at all.
struct LookReading {
  let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  /// Whether a view's look depends on a comparison, or on whether there is anything.
  func choosesLook(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, code.found[atom.index].contains(.layout),
      !atom.uses.contains(where: Self.asksScreen)
    else { return false }
    if atom.has(.operation, "?:"), atom.uses.contains(where: isLook) { return true }
    guard atom.uses.contains(where: setsLook) else { return false }
    if atom.uses.contains(where: { describes($0) || cuts($0) }), atom.uses.contains(where: isText) {
      return true
    }
    return atom.uses.contains { use in
      use.kind == .operation && Self.choosing.holdsName(of: use)
        || use.kind == .read && use.name == "isEmpty" && !use.chain.isEmpty
          && code.nature(on: use) == nil
    }
  }

  /// Whether it is the screen's size that something depends on.
  private static func asksScreen(_ use: Use) -> Bool {
    use.on == "UIScreen" || use.kind == .read && ["bounds", "frame"].contains(use.name)
  }

  /// Whether a view, known by a protocol only, is told one thing or another.
  func choosesAnswer(_ atom: ReadAtom) -> Bool {
    guard !atom.isInView else { return false }
    // A picture stands in for one that is missing.
    if atom.has(.operation, "??"),
      atom.has(
        .make, where: { $0.name == "UIImage" && [["named"], ["systemName"]].contains($0.labels) })
    {
      return true
    }
    guard atom.has(.operation, "?:") else { return false }
    let told = atom.uses.filter { use in
      use.kind == .call && use.type == nil && use.on.map(code.isViewProtocol) == true
    }
    return Set(told.map(\.name)).count > 1
  }

  /// Whether a view of SwiftUI depends on a state: which views there are, or how one looks.
  func choosesPart(_ atom: ReadAtom) -> Bool {
    guard code.isSwiftUI(atom) else { return false }
    if atom.atom.kind == .condition {
      guard atom.atom.branch == .if, atom.atom.binds.isEmpty,
        let next = code.firstStatement(after: atom)
      else { return false }
      return code.found[next.index].contains(.layout)
        || next.has(.make) { code.nature($0.name) == .view }
    }
    return atom.has(.operation, "?:") && code.found[atom.index].contains(.layout)
  }

  /// Whether a use is a colour or picture.
  private func isLook(_ use: Use) -> Bool {
    use.kind != .write && ["UIColor", "UIImage"].contains(use.type ?? "")
  }

  private func isText(_ use: Use) -> Bool {
    use.kind == .write && Self.texts.holdsName(of: use)
  }

  /// Whether a value is turned into a text as developers write it.
  private func describes(_ use: Use) -> Bool {
    use.kind == .make && use.name == "String" && use.labels.first == "describing"
  }

  /// Whether a text is trimmed, cut or replaced in parts.
  private func cuts(_ use: Use) -> Bool {
    use.kind == .call && (use.on == "String" || use.on == "Substring")
      && DomainRule.stringCalls.holdsName(of: use)
  }

  /// Whether a condition decides what a view shows.
  func choosesBetweenLooks(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .condition, atom.atom.branch != .for, atom.atom.branch != .while,
      code.found[atom.index].isDisjoint(with: [.storage, .viewEvents]),
      let next = code.firstStatement(after: atom)
    else { return false }
    let isComparing =
      atom.has(.operation) || atom.has(.pattern) || atom.atom.branch == .switch
      || atom.uses.contains { $0.name == "isEmpty" }
    if isComparing || atom.atom.branch == .guard || choosesText(atom), writesText(next) {
      return true
    }
    let message = MessageReading(code)
    if message.wordsLocal(next) || isComparing && message.wordsProperty(next) { return true }
    // Which system it runs on is no state.
    guard atom.isInView, !code.found[atom.index].contains(.layout), !atom.uses.isEmpty else {
      return false
    }
    if atom.atom.binds.isEmpty || atom.atom.branch == .switch {
      return !choosesView(next) && next.uses.contains(where: setsLook)
        || atom.atom.branch == .switch && leadsToLook(atom)
    }
    // Whether a store has something to show is its own matter.
    return atom.atom.branch == .if && !code.found[atom.index].contains(.storage)
      && hasCounterpart(next)
  }

  /// Whether a view says one thing if a condition holds, and another if it does not.
  func choosesText(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.kind == .condition, atom.atom.branch == .if,
      atom.atom.otherwise != nil, atom.atom.binds.isEmpty,
      let next = code.firstStatement(after: atom), writesText(next)
    else { return false }
    return code.atoms(ofFunction: atom.atom.function).map(code.atom).contains { other in
      other.index > next.index && writesText(other)
        && other.uses.contains { use in
          use.kind == .write && next.has(.write) { $0.name == use.name && $0.chain == use.chain }
        }
    }
  }

  /// Whether one of the first statements in the cases of a `switch` gives a view its look.
  private func leadsToLook(_ atom: ReadAtom) -> Bool {
    let cases = atom.uses.count { $0.kind == .pattern }
    return code.atoms(ofFunction: atom.atom.function).filter { $0 > atom.index }.prefix(2 * cases)
      .contains { code.atom($0).uses.contains(where: setsLook) }
  }

  private func writesText(_ atom: ReadAtom) -> Bool {
    atom.holdsText
      && atom.uses.contains { use in
        use.kind == .write && Self.texts.holdsName(of: use) && code.isPlatformView(use.on)
      }
  }

  /// Whether a view that an atom gives its look gets another one in the same function, as where nothing is there.
  private func hasCounterpart(_ atom: ReadAtom) -> Bool {
    guard let receiver = atom.uses.first(where: { touchesView($0) }) else { return false }
    let isSet = setsLook(receiver)
    return siblings(of: atom).contains { other in
      other.index > atom.index
        && other.uses.contains { use in
          guard setsLook(use) else { return false }
          return isSet
            ? use.name == receiver.name && use.chain == receiver.chain
            : use.chain == receiver.chain && use.on == receiver.on
        }
    }
  }

  /// Whether a condition decides which view is given what is ready.
  func choosesAmongViews(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.kind == .condition, atom.atom.binds.isEmpty,
      [.if, .guard].contains(atom.atom.branch), let next = code.firstStatement(after: atom)
    else { return false }
    return choosesView(next)
  }

  /// Whether a text that is ready goes to one view, and in another case to another view.
  private func choosesView(_ atom: ReadAtom) -> Bool {
    !atom.has(.literal) && !atom.has(.interpolation) && !atom.has(.operation)
      && atom.uses.contains { isText($0) } && !atom.uses.contains { $0.kind == .call }
      && !hasCounterpart(atom)
  }

  /// Whether a view that a condition leads to gets this look if it holds and another one if it does not.
  func decidesLook(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.atom.branch == .if, atom.atom.otherwise != nil,
      let next = code.firstStatement(after: atom)
    else { return false }
    return next.has(.write) { setsLook($0) } && hasCounterpart(next)
  }

  private func siblings(of atom: ReadAtom) -> [ReadAtom] {
    code.atoms(ofFunction: atom.atom.function)
      .filter { $0 != atom.index && code.parents[$0] == code.parents[atom.index] }.map(code.atom)
  }

  /// Whether a function gives the same property more than one text.
  func isOneOfSeveral(_ use: Use, _ atom: ReadAtom) -> Bool { !others(for: use, atom).isEmpty }

  /// The other lines of a function that write the same property or name.
  func others(for use: Use, _ atom: ReadAtom) -> [ReadAtom] {
    siblings(of: atom).filter { other in
      other.has(.write) { $0.name == use.name && $0.on == use.on && $0.chain == use.chain }
    }
  }

  private func touchesView(_ use: Use) -> Bool {
    (use.kind == .write || use.kind == .call) && isView(use.on)
  }

  private func isView(_ name: String?) -> Bool {
    code.isPlatformView(name) || code.nature(name) == .view
  }

  private func setsLook(_ use: Use) -> Bool {
    switch use.kind {
    case .write: Self.looks.holdsName(of: use) && (use.on == nil || isView(use.on))
    case .call: Self.setters.holdsName(of: use)
    default: false
    }
  }

  static let texts: NameSet = ["text", "message", "attributedText"]

  private static let choosing: NameSet = ["?:", "==", "!=", "<", ">", "<=", ">=", "&&", "||"]
  private static let looks: NameSet = [
    "isHidden", "alpha", "textColor", "backgroundColor", "tintColor", "image", "text", "hidden",
    "attributedText", "accessoryType", "accessoryView", "badgeValue", "font",
  ]
  private static let setters: NameSet = [
    "setTitle", "setImage", "setTitleColor", "setBackgroundImage", "setAttributedTitle",
  ]
}
