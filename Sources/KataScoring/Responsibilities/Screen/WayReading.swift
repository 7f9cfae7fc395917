import KataCore

/// Follows screens to where they are shown, and calls to where they lead.
struct WayReading {
  let code: CodeReading

  init(_ code: CodeReading) { self.code = code }

  // MARK: Calls that lead somewhere

  /// A call of what the program adds to the platform's screens, where that leads somewhere.
  func isAdded(_ use: Use, _ atom: ReadAtom) -> Bool {
    guard use.kind == .call, let on = use.on else { return false }
    let isScreen = NavigationRule.isScreen(on) || code.nature(on) == .controller
    // A view that is known by a protocol only leads on where the protocol's own function is UIKit's.
    guard isScreen || code.isViewProtocol(on) else { return false }
    return (code.additions(named: use.name) + code.callees(of: use)).contains { function in
      let entry = code.facts.functions[function]
      let owner = code.facts.types[entry.type]
      let isForScreens =
        entry.isProtocolExtension
        || owner.kind == .foreignExtension && NavigationRule.isScreen(owner.name)
      return isForScreens && entry.resultType == nil && Self.takes(use.labels, entry.labels)
        && leads(function)
        && (isScreen || entry.isProtocolExtension && code.atoms(ofFunction: function).count == 1)
    }
  }

  /// Whether a call's labels are a function's, but for those that have a default.
  static func takes(_ given: [String], _ declared: [String]) -> Bool {
    var rest = declared[...]
    for (index, label) in given.enumerated() {
      guard let place = rest.firstIndex(of: label) else {
        // Some values may follow the first one for the same parameter.
        guard label.isEmpty, index > 0 else { return false }
        continue
      }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Whether UIKit leads on in a function itself.
  func leads(_ function: Int) -> Bool {
    code.atoms(ofFunction: function).contains { index in
      let inner = code.atom(index)
      return inner.uses.contains {
        $0.kind == .call && NavigationRule.isDirect($0, inner, code)
      }
    }
  }

  /// Whether an atom hands a screen to a function of the program that shows it.
  func handsOverScreen(_ atom: ReadAtom) -> Bool {
    guard atom.has(.call) else { return false }
    let hasScreen = atom.uses.contains { use in
      (use.kind == .read || use.kind == .make) && use.name != "self"
        && (isController(use.type) || isAlert(use.type))
    }
    return hasScreen && atom.has(.call) { shows($0, depth: 2) }
  }

  /// Whether a condition only decides which way to go.
  func choosesWay(_ atom: ReadAtom) -> Bool {
    if asksForSegue(atom) { return true }
    guard atom.atom.kind == .condition, atom.atom.branch == .switch || atom.has(.pattern),
      !atom.has(.call, where: { $0.name != "subscript" }),
      let next = code.firstStatement(after: atom)
    else { return false }
    if atom.isInView {
      return atom.atom.branch == .switch && code.isInHandler(atom)
        && (atom.has(.call) || !atom.has(.read) { $0.on == "IndexPath" })
        && (makesScreen(next) && isForShowing(next)
          || next.uses.contains { NavigationRule.isDirect($0, next, code) })
    }
    if makesScreen(next), isForShowing(next) { return true }
    return next.uses.contains { use in
      if NavigationRule.isDirect(use, next, code) { return true }
      return use.kind == .call && use.on == atom.type.name
        && code.callees(of: use).contains { shownThere($0) }
    }
  }

  /// Whether a condition compares the way that a storyboard leads with one of several.
  private func asksForSegue(_ atom: ReadAtom) -> Bool {
    atom.atom.kind == .condition && atom.isInView && atom.atom.binds.isEmpty
      && atom.has(.read) { $0.type == "UIStoryboardSegue" }
      && (atom.has(.operation) || atom.atom.branch == .switch)
  }

  private func shownThere(_ function: Int) -> Bool {
    code.atoms(ofFunction: function).contains { index in
      let inner = code.atom(index)
      return handsOverScreen(inner)
        || inner.has(.call) { NavigationRule.isDirect($0, inner, code) }
    }
  }

  /// Whether an atom tells a screen that is to be shown how to begin.
  func preparesScreen(_ atom: ReadAtom) -> Bool {
    let isSegue = atom.function.parameterTypes.first == "UIStoryboardSegue" && atom.isInView
    return atom.uses.contains { use in
      guard use.kind == .write, isController(use.on), use.on != atom.type.name,
        !handsObject(use, atom)
      else { return false }
      return isSegue || code.property(use) != nil && isMadeForShowing(use.chain.first, atom)
    }
  }

  private func handsObject(_ use: Use, _ atom: ReadAtom) -> Bool {
    let property = code.property(use)
    let type = use.type ?? property?.type
    return property?.isClosure == true || code.isOwnObject(type) && !code.isEntity(type)
      || property == nil
        && atom.uses.contains {
          $0.kind == .read && code.isOwnObject($0.type) && !$0.chain.isEmpty
        }
  }

  private func isMadeForShowing(_ name: String?, _ atom: ReadAtom) -> Bool {
    guard let name else { return false }
    return code.atoms(ofFunction: atom.atom.function).map(code.atom).contains { other in
      other.index < atom.index && other.atom.binds.contains(name) && makesScreen(other)
        && isForShowing(other)
    }
  }

  /// Whether a call reaches, through functions of the program, what UIKit leads on with.
  func leadsOn(_ use: Use, depth: Int = 3) -> Bool {
    guard use.kind == .call, depth > 0 else { return false }
    return code.callees(of: use).flatMap(code.atoms(ofFunction:)).contains { index in
      code.atom(index).uses.contains {
        NavigationRule.known.covers($0, in: code) || leadsOn($0, depth: depth - 1)
      }
    }
  }
}
