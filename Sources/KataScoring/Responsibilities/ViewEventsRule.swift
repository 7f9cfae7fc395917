import KataCore

/// Hears or passes on what a person or a view's life cycle did.
///
/// - Has it: `button.addTarget(self, action: #selector(tap), for: .touchUpInside)`, `presenter.didTap()` in a handler
/// - Has not: `presenter.load()` in another function, `super.viewDidLoad()`
///
/// What a handler does itself, such as pushing a screen, is that and no event.
struct ViewEventsRule: ResponsibilityRule {
  let responsibility = Responsibility.viewEvents

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    if StreamReading(code).hearsControl(atom), !hasNoTarget(atom) {
      return !code.found[atom.index].contains(.navigation)
        && (atom.function.kind != .initializer || !keepsOwnClosure(atom, code))
    }
    if atom.has(.closure), code.hearsSwiftUI(atom) { return true }
    if atom.isInView, atom.uses.contains(where: { tellsDelegate($0, atom, code) }) { return true }
    guard code.isInHandler(atom) else {
      return code.found[atom.index].isEmpty && code.takesEntry(atom)
    }
    return atom.uses.contains { passesOn($0, atom, code) }
      && code.found[atom.index].isEmpty && !MessageReading(code).says(atom)
      || readsControl(atom, code) || code.passesEvent(atom) && atom.has(.write)
      || asksForKind(atom) || code.asksForNumber(atom) || code.asksForSource(atom)
      || code.readsPicked(atom)
      || sendsOn(atom, code)
  }

  /// Whether a bar's button is made that tells nobody.
  private func hasNoTarget(_ atom: ReadAtom) -> Bool {
    atom.has(.make) { $0.labels.contains("action") }
      && atom.uses.count { $0.kind == .literal && $0.name == "nil" } > 1
  }

  /// Puts an event into a stream.
  private func sendsOn(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.found[atom.index].isEmpty && StreamReading(code).sendsEvent(atom)
  }

  private func keepsOwnClosure(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains { use in
      use.kind == .write && use.on == atom.type.name && code.property(use)?.isClosure == true
    }
  }

  /// Calls an object of the program other than the view itself.
  private func passesOn(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call || use.kind == .write && !use.computesArgument else { return false }
    if saysWhich(use, atom) { return true }
    let isDirect = code.isDirect(atom)
    if isDirect, code.relays.contains(atom.atom.function) { return code.relays(use, atom) }
    // In a step of a handler only what is told, and no question.
    if code.steps[atom.atom.function], isDirect,
      use.type != nil || !code.handsWhatWasPutIn(atom),
      atom.has(.closure) || !use.labels.isEmpty || use.type != nil
    {
      return false
    }
    if isDirect, !code.steps[atom.atom.function], code.goesOn(use, atom) { return true }
    if code.handsToOwn(use, atom) || tellsOwnModel(use, atom, code) { return true }
    if let property = code.property(use), property.isClosure {
      return use.kind == .call && !(property.beginsWithWork && use.on == atom.type.name)
    }
    // A closure handed to a control only passes the event on to its own view, whatever it calls it.
    if !isDirect, use.kind == .call, use.chain.count == 1,
      use.on == atom.type.name || code.nature(on: use) == .controller
    {
      return true
    }
    // A question is no passing on, and what is made at once to be asked is a tool.
    let isAsked = !atom.atom.binds.isEmpty || atom.atom.kind == .condition
    if use.type != nil && use.labels.isEmpty && isAsked || isTool(use, atom) { return false }
    if use.type != nil, atom.uses.contains(where: { $0.kind == .write && $0.computesArgument }) {
      return false
    }
    if changesOwn(use, atom, code) { return true }
    return code.isOwnObject(use.on) && use.on != atom.type.name
      && (code.nature(on: use) != .controller || atom.kinship == .view)
  }

  /// Tells a function of its own view which of several controls it was, by nothing but a literal.
  private func saysWhich(_ use: Use, _ atom: ReadAtom) -> Bool {
    use.kind == .call && use.on == atom.type.name && use.type == nil && !use.labels.isEmpty
      && atom.isInView && atom.function.isAction && !use.chain.contains("super")
      && atom.uses.allSatisfy { $0 == use || $0.kind == .literal }
  }

  /// Puts something into a list that another object of the program keeps.
  private func changesOwn(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    use.kind == .call && Self.changing.contains(use.name) && use.chain.count > 1
      && atom.uses.contains { owner in
        owner.kind == .read && owner.name == use.chain.last && owner.on != atom.type.name
          && code.nature(owner.on) == .object
      }
  }

  /// Tells a value that a view keeps and that works by itself, as the brain of a game does.
  private func tellsOwnModel(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call, atom.isInView, let name = use.chain.last,
      use.chain == [name] || use.chain == ["self", name], code.nature(on: use) == .value,
      use.type == nil || !use.labels.isEmpty, atom.atom.kind == .statement,
      atom.type.properties.contains(where: { $0.name == name && $0.isVariable })
    else { return false }
    return code.callees(of: use).contains { code.facts.functions[$0].kind == .function }
  }

  private func isTool(_ use: Use, _ atom: ReadAtom) -> Bool {
    use.on.map { atom.has(.make, $0) && use.chain.first == $0 } ?? false
  }

  /// A view's delegate or closure hears of what was done to the view.
  private func tellsDelegate(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call else { return false }
    if use.on == atom.type.name {
      return code.property(use).map { $0.isClosure && !$0.beginsWithWork } ?? false
    }
    guard let on = use.on, code.index.protocol(on) != nil else { return false }
    return atom.type.properties.contains { $0.type == on && $0.isWeak }
  }

  /// Looks at what kind of event it is that a view's delegate is told of.
  private func asksForKind(_ atom: ReadAtom) -> Bool {
    atom.isInView && atom.atom.kind == .condition && atom.atom.binds.isEmpty
      && atom.uses.contains { $0.kind == .read && (isPlatform($0.type) || isPlatform($0.on)) }
      && atom.uses.allSatisfy { use in
        use.kind == .operation || use.kind == .pattern || use.kind == .literal
          || use.kind == .read && (isPlatform(use.type) || isPlatform(use.on))
      }
  }

  /// Whether a value is one that UIKit gives a name, but no view.
  private func isPlatform(_ name: String?) -> Bool {
    if name == "IndexPath" || name == "NSIndexPath" { return true }
    guard let name, name.hasPrefix("UI"), !ViewKinship.isViewLike(name) else { return false }
    return name.contains("Style") || name.contains("State") || name.contains("Event")
      || name.contains("Type") || name.contains("Action")
  }

  private func readsControl(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.found[atom.index].isEmpty
      && atom.uses.contains { use in
        if Self.touches(use) || Self.asksAlert(use) { return true }
        guard code.isPlatformView(use.on) else { return false }
        return use.kind == .read
          && (Self.inputs.holdsName(of: use) || Self.chosen.holdsName(of: use))
          || use.kind == .call && Self.places.holdsName(of: use)
      }
  }

  /// Asks a gesture or touch where and how far it went.
  static func touches(_ use: Use) -> Bool {
    guard let on = use.on, on == "UITouch" || on.hasSuffix("GestureRecognizer") else {
      return false
    }
    return (use.kind == .call || use.kind == .read) && gestures.contains(use.name)
  }

  /// Asks an alert for the fields that a person has filled in.
  static func asksAlert(_ use: Use) -> Bool {
    use.kind == .read && use.name == "textFields" && use.on == "UIAlertController"
  }

  private static let gestures: NameSet = [
    "location", "translation", "velocity", "state", "scale", "rotation", "direction", "tapCount",
    "numberOfTouches", "previousLocation",
  ]

  /// What a person has put into a control.
  static let inputs: NameSet = [
    "text", "isOn", "selectedSegmentIndex", "date", "value", "hasText", "countDownDuration",
  ]
  /// Which row or item an event is about.
  static let places: NameSet = [
    "indexPath", "indexPathForRow", "indexPathForItem", "indexPathForSelectedRow", "selectedRow",
  ]

  /// Which row or item a person has chosen, as a view tells it at any time.
  static let picks: NameSet = [
    "selectedRow", "indexPathForSelectedRow", "indexPathsForSelectedRows",
    "indexPathsForSelectedItems",
  ]

  /// Which rows or items a person has chosen.
  private static let chosen: NameSet = [
    "indexPathForSelectedRow", "indexPathsForSelectedRows", "indexPathsForSelectedItems",
    "tag", "currentTitle", "selectedScopeButtonIndex", "currentPage",
  ]

  private static let changing: NameSet = ["append", "insert", "remove", "removeAll", "toggle"]
}
