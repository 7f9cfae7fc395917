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
    }
    if atom.isInView, atom.uses.contains(where: { tellsDelegate($0, atom, code) }) { return true }
    guard code.isInHandler(atom) else { return false }
    return atom.uses.contains { passesOn($0, atom, code) }
      && code.found[atom.index].isEmpty
      || readsControl(atom, code)
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
      return ["delegate", "searchResultsUpdater", "dragDelegate", "dropDelegate"].contains(use.name)
        && code.isPlatformView(use.on) && use.on != "UINavigationController"
    default: return false
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

  private func readsControl(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    code.found[atom.index].isEmpty
      && atom.uses.contains {
        $0.kind == .read
          && ["text", "isOn", "selectedSegmentIndex", "date", "value"].contains($0.name)
          && code.isPlatformView($0.on)
      }
  }

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
