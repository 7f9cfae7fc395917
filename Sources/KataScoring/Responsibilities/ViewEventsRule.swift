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
    if atom.uses.contains(where: { Self.registers($0, code) }) {
      return !code.found[atom.index].contains(.navigation)
        && (atom.function.kind != .initializer || !keepsOwnClosure(atom, code))
    }
    if atom.isInView, atom.uses.contains(where: { tellsDelegate($0, atom, code) }) { return true }
    guard code.isInHandler(atom) else { return false }
    return atom.uses.contains { passesOn($0, atom, code) }
      && code.found[atom.index].isEmpty
      || readsControl(atom, code) || code.passesEvent(atom) && atom.has(.write)
      || asksForKind(atom)
  }

  /// Whether a use asks to be told of events.
  static func registers(_ use: Use, _ code: CodeReading) -> Bool {
    if isReactiveEvent(use) { return true }
    switch use.kind {
    case .call:
      guard registering.contains(use.name) else { return false }
      return code.nature(use.on) == nil && use.on != "UIAlertController"
    case .make:
      return code.nature(use.name) == nil
        && (use.name.hasSuffix("GestureRecognizer") || use.name == "UIAction"
          || use.name == "Selector" || use.labels.contains("action") && use.name.hasPrefix("UIBar"))
    case .write:
      if code.nature(use.on) == .view { return hearsOwnView(use, code) }
      return ["delegate", "searchResultsUpdater", "dragDelegate", "dropDelegate"].contains(use.name)
        && code.isPlatformView(use.on) && use.on != "UINavigationController"
    default: return false
    }
  }

  /// Whether a view of the program is told whom to tell of its events.
  private static func hearsOwnView(_ use: Use, _ code: CodeReading) -> Bool {
    guard let property = code.property(use) else { return false }
    if property.isClosure { return true }
    guard property.isWeak, let name = property.type else { return false }
    return code.isViewProtocol(name) || use.name == "delegate" && code.index.protocol(name) != nil
  }

  private func keepsOwnClosure(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains { use in
      use.kind == .write && use.on == atom.type.name && code.property(use)?.isClosure == true
    }
  }

  /// A control's events as RxSwift names them, such as `button.rx.tap`.
  private static func isReactiveEvent(_ use: Use) -> Bool {
    guard use.kind == .read || use.kind == .call, use.chain.last == "rx" else { return false }
    return reactiveEvents.contains(use.name)
  }

  /// Calls an object of the program other than the view itself.
  private func passesOn(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call || use.kind == .write && !use.computesArgument else { return false }
    // In a step of a handler only what is told, and no question.
    if code.steps[atom.atom.function], !atom.atom.isInClosure,
      atom.has(.closure) || !use.labels.isEmpty || use.type != nil
    {
      return false
    }
    if code.property(use)?.isClosure == true { return use.kind == .call }
    // A closure handed to a control only passes the event on to its own view, whatever it calls it.
    if atom.atom.isInClosure, use.kind == .call, use.chain.count == 1,
      use.on == atom.type.name || code.nature(use.on) == .controller
    {
      return true
    }
    return code.isOwnObject(use.on) && use.on != atom.type.name
      && code.nature(use.on) != .controller
  }

  /// A view's delegate or closure hears of what was done to the view.
  private func tellsDelegate(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard use.kind == .call else { return false }
    if use.on == atom.type.name { return code.property(use)?.isClosure == true }
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
        guard code.isPlatformView(use.on) else { return false }
        return use.kind == .read && Self.inputs.contains(use.name)
          || use.kind == .call && Self.places.contains(use.name)
      }
  }

  /// What a person has put into a control.
  static let inputs: Set<String> = [
    "text", "isOn", "selectedSegmentIndex", "date", "value", "hasText",
  ]
  /// Which row or item an event is about.
  static let places: Set<String> = [
    "indexPath", "indexPathForRow", "indexPathForItem", "indexPathForSelectedRow", "selectedRow",
  ]

  private static let reactiveEvents: Set<String> = [
    "tap", "itemSelected", "modelSelected", "controlEvent", "searchButtonClicked", "text", "value",
    "cancelButtonClicked", "isOn", "selectedSegmentIndex", "event", "tapGesture", "anyGesture",
    "itemDeleted", "viewWillAppear", "viewDidLoad", "viewDidAppear", "didScroll", "contentOffset",
    "willDisplayCell", "date", "textDidBeginEditing",
  ]
  private static let registering: Set<String> = [
    "addTarget", "addGestureRecognizer", "addInteraction", "sendActions", "addAction",
  ]
}
