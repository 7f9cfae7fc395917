import KataCore

extension CodeReading {
  /// Whether a use asks to be told of events.
  func registers(_ use: Use) -> Bool {
    if isReactiveEvent(use) { return true }
    switch use.kind {
    case .call:
      guard Self.registering.holdsName(of: use) else { return registersByAddition(use) }
      return nature(on: use) == nil && use.on != "UIAlertController"
    case .make:
      return nature(use.name) == nil
        && (use.name.hasSuffix("GestureRecognizer") || Self.actions.holdsName(of: use)
          || Self.namesAction(use) || use.name == "Selector"
          || use.labels.contains("action") && use.name.hasPrefix("UIBar"))
    case .write:
      if use.on?.hasSuffix("GestureRecognizer") == true { return nature(on: use) == nil }
      if nature(on: use) == .view || servesView(use.on) { return hearsOwnView(use) }
      if standsForView(use.on) {
        return use.name == "delegate" && index.protocol(use.type ?? "") != nil
      }
      if use.on == "UIBarButtonItem" { return ["action", "target"].contains(use.name) }
      return Self.listeners.holdsName(of: use)
        && isPlatformView(use.on) && use.on != "UINavigationController"
    default: return false
    }
  }

  /// Whether a package's action is made, as UIKit's are: what it is called, and a closure for whoever chooses it.
  private static func namesAction(_ use: Use) -> Bool {
    use.labels.contains("title") && use.name.hasSuffix("Action")
      && !use.name.hasSuffix("AlertAction")
  }

  /// Whether it calls a function that the program adds to the platform's views, which has a closure run for a gesture or a
  /// control's event.
  private func registersByAddition(_ use: Use) -> Bool {
    guard isPlatformView(use.on) else { return false }
    return additions(named: use.name).contains { function in
      facts.functions[function].parameterTypes.contains("function")
        && isPlatformView(facts.types[facts.functions[function].type].name)
        && index.atomsOfFunction[function].contains { inner in
          facts.atoms[inner].uses.contains {
            $0.kind == .call && Self.registering.holdsName(of: $0) && $0.on != "UIAlertController"
          }
        }
    }
  }

  /// Whether an object hears the events of one of UIKit's views, to tell others of them.
  private func servesView(_ name: String?) -> Bool {
    guard nature(name) == .object, let type = name.flatMap(index.type) else { return false }
    return index.ancestors[type].contains { $0.hasPrefix("UI") && $0.hasSuffix("ViewDelegate") }
  }

  /// Whether views, and no screens, are what a protocol of the program stands for.
  private func standsForView(_ name: String?) -> Bool {
    guard let name, index.protocol(name) != nil else { return false }
    let conformers = index.conformers(of: name)
    return !conformers.isEmpty && conformers.allSatisfy { index.kinship[$0] == .view }
  }

  /// Whether a view of the program is told whom to tell of its events.
  private func hearsOwnView(_ use: Use) -> Bool {
    guard let property = property(use) else { return false }
    if property.isClosure { return true }
    guard property.isWeak, let name = property.type else { return false }
    return isViewProtocol(name) || use.name == "delegate" && index.protocol(name) != nil
  }

  /// A control's events as streams, such as `button.rx.tap`, `button.reactive.controlEvents(…)`, `button.tapPublisher`.
  private func isReactiveEvent(_ use: Use) -> Bool {
    guard use.kind == .read || use.kind == .call else { return false }
    if use.name.hasSuffix("Publisher") || use.name == "publisher" && use.labels == ["for"] {
      return isPlatformView(use.on)
    }
    guard let space = use.chain.last, space == "rx" || space == "reactive" else { return false }
    return Self.reactiveEvents.holdsName(of: use)
  }

  private static let reactiveEvents: NameSet = [
    "tap", "itemSelected", "modelSelected", "controlEvent", "searchButtonClicked", "text", "value",
    "cancelButtonClicked", "isOn", "selectedSegmentIndex", "event", "tapGesture", "anyGesture",
    "itemDeleted", "viewWillAppear", "viewDidLoad", "viewDidAppear", "didScroll", "contentOffset",
    "willDisplayCell", "date", "textDidBeginEditing", "textDidEndEditing", "setDelegate",
    "willDisplayHeaderViewForSection", "didEndDisplayingCell", "didEndDecelerating",
    "didEndDragging", "prefetchRows", "itemDeselected", "modelDeselected", "itemMoved",
    "itemAccessoryButtonTapped", "longPressGesture", "swipeGesture", "panGesture",
    "selectedScopeButtonIndex", "viewWillDisappear", "viewDidDisappear", "controlEvents",
    "controlProperty", "didBeginEditing", "didEndEditing", "didChange",
    "continuousTextValues", "textValues", "isOnValues", "selectedSegmentIndexes",
  ]
  private static let listeners: NameSet = [
    "delegate", "searchResultsUpdater", "dragDelegate", "dropDelegate", "navigationDelegate",
    "uiDelegate",
  ]
  private static let registering: NameSet = [
    "addTarget", "addGestureRecognizer", "addInteraction", "sendActions", "addAction",
  ]
  private static let actions: NameSet = [
    "UIAction", "UICommand", "UIKeyCommand", "UIContextualAction", "UITableViewRowAction",
  ]
}
