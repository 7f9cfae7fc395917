import KataCore

/// Follows screens to where they are shown, and calls to where they lead.
struct WayReading {
  private let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  // MARK: Calls that lead somewhere

  /// A call of what the program adds to the platform's screens, where that leads somewhere.
  func isAdded(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard use.kind == .call, let on = use.on,
      NavigationRule.isScreen(on) || code.nature(on) == .controller
    else { return false }
    return (code.additions(named: use.name) + code.callees(of: use)).contains { function in
      let entry = code.facts.functions[function]
      let owner = code.facts.types[entry.type]
      let isForScreens =
        entry.isProtocolExtension
        || owner.kind == .foreignExtension && NavigationRule.isScreen(owner.name)
      return isForScreens && entry.resultType == nil && Self.takes(use.labels, entry.labels)
        && leads(function)
    }
  }

  /// Whether a call's labels are a function's, but for those that have a default.
  private static func takes(_ given: [String], _ declared: [String]) -> Bool {
    var rest = declared[...]
    for label in given {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private func leads(_ function: Int) -> Bool {
    code.atoms(ofFunction: function).contains { index in
      let inner = code.atom(index)
      return inner.uses.contains {
        $0.kind == .call && NavigationRule.isDirect($0, inner, code)
      }
    }
  }

  /// Whether an atom hands a screen to a function of the program that shows it.
  func handsOverScreen(_ atom: ReadAtom) -> Bool {
    let hasScreen = atom.uses.contains { use in
      (use.kind == .read || use.kind == .make) && use.name != "self" && isController(use.type)
    }
    return hasScreen && atom.uses.contains { $0.kind == .call && shows($0, depth: 2) }
  }

  /// Whether a condition only decides which way to go.
  func choosesWay(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .condition, atom.atom.branch == .switch || atom.has(.pattern),
      !atom.isInView, !atom.has(.call), let next = code.firstStatement(after: atom)
    else { return false }
    return next.uses.contains { use in
      if NavigationRule.isDirect(use, next, code) { return true }
      return use.kind == .call && use.on == atom.type.name
        && code.callees(of: use).contains { shownThere($0) }
    }
  }

  private func shownThere(_ function: Int) -> Bool {
    code.atoms(ofFunction: function).contains { index in
      let inner = code.atom(index)
      return handsOverScreen(inner)
        || inner.uses.contains { $0.kind == .call && NavigationRule.isDirect($0, inner, code) }
    }
  }

  /// Whether an atom tells the screen at the end of a segue how to begin.
  func preparesScreen(_ atom: ReadAtom) -> Bool {
    guard atom.isInView, atom.function.parameterTypes.first == "UIStoryboardSegue" else {
      return false
    }
    return atom.uses.contains { use in
      use.kind == .write && isController(use.on) && use.on != atom.type.name
        && !code.isOwnObject(use.type ?? code.property(use)?.type)
        && !atom.uses.contains {
          $0.kind == .read && code.isOwnObject($0.type) && $0.chain.isEmpty == false
        }
    }
  }

  // MARK: Screens that are made

  func makesScreen(_ atom: ReadAtom) -> Bool {
    atom.uses.contains { use in
      guard use.kind == .make || use.kind == .call else { return false }
      return isController(use.type ?? (use.kind == .make ? use.name : nil))
    }
  }

  /// Whether what an atom makes is shown by what follows.
  func isForShowing(_ atom: ReadAtom) -> Bool {
    atom.atom.binds.contains { name in
      code.readers(of: name, after: atom).contains { leads(code.atom($0), with: name) }
    }
  }

  private func isController(_ type: String?) -> Bool {
    guard let type else { return false }
    return code.nature(type) == .controller
      || code.nature(type) == nil && type.hasSuffix("ViewController")
  }

  /// Whether an atom shows the local that another one made.
  private func leads(_ atom: ReadAtom, with name: String) -> Bool {
    atom.uses.contains { use in
      guard use.chain.first != name else { return false }
      return NavigationRule.isDirect(use, atom, code) || use.kind == .call && shows(use, depth: 2)
    }
  }

  /// Whether a call reaches a function that takes a screen and shows it.
  private func shows(_ use: Use, depth: Int) -> Bool {
    guard depth > 0, use.labels.count > 0 else { return false }
    return code.callees(of: use).contains { function in
      let takesScreen = code.facts.functions[function].parameterTypes.contains {
        $0.hasSuffix("ViewController") || code.nature($0) == .controller
      }
      guard takesScreen else { return false }
      return code.atoms(ofFunction: function).contains { index in
        let inner = code.atom(index)
        return inner.uses.contains { use in
          NavigationRule.isDirect(use, inner, code)
            || use.kind == .call && shows(use, depth: depth - 1)
        }
      }
    }
  }
}
