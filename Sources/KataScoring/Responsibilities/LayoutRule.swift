import KataCore

/// Makes, configures, arranges, animates, updates or reads views.
///
/// - Has it: `label.text = title`, `view.addSubview(label)`, `tableView.reloadData()`, `cell.configure(with: row)`
/// - Has not: `button.addTarget(self, action: #selector(tap), for: .touchUpInside)`
///
/// Reading what a control holds, in a handler of its events, in order to hand it on is a matter of the event.
struct LayoutRule: ResponsibilityRule {
  let responsibility = Responsibility.layout

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    if LookReading(code).answersWithLook(atom) || DressReading(code).dresses(atom) { return false }
    if code.found[atom.index].contains(.navigation) {
      return atom.has(.write) { isViewProperty($0, code) }
    }
    if code.found[atom.index].isEmpty, code.takesEntry(atom) { return false }
    if atom.uses.contains(where: { isDirect($0, atom, code) }) { return true }
    let rows = RowReading(code)
    if rows.answers(atom) || rows.asksWhichRow(atom) || ScreenReading(code).isAboutLooks(atom) {
      return true
    }
    if atom.uses.contains(where: { code.isSwiftUI($0, in: atom) }) { return true }
    if StreamReading(code).assignsToView(atom) { return true }
    return choosesForView(atom, code) || LookReading(code).choosesAmongViews(atom)
      || goesThroughViews(atom, code) || picksView(atom, code)
  }

  /// Goes through several views, to do the same to each.
  private func goesThroughViews(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.has(.call, "forEach") && atom.has(.closure)
      && atom.uses.contains { use in
        use.kind == .read && code.isPlatformView(use.type)
          && !NavigationRule.isScreen(use.type ?? "")
      }
  }

  /// Says, in a closure that looks for a view, which one is meant.
  private func picksView(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.isInClosure, atom.atom.kind == .statement, atom.has(.operation, "==") else {
      return false
    }
    return atom.uses.contains {
      $0.kind == .read && $0.chain == ["$0"] && code.isPlatformView($0.on)
    }
      && code.surrounding(atom).map { code.found[$0.index].contains(.layout) } == true
  }

  private func isDirect(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if use.chain.contains("rx") { return StreamReading(code).isShown(use, by: atom) }
    if code.registers(atom), StreamReading(code).belongsToEvents(use, in: atom) { return false }
    // What is read of a view to be written down, sent or kept is part of that.
    if use.kind == .read, !code.found[atom.index].isDisjoint(with: [.logging, .storage, .network]) {
      return false
    }
    if code.registers(atom), code.registers(use) {
      return use.kind == .make && use.name == "UIBarButtonItem"
    }
    if ViewEventsRule.touches(use), code.isInHandler(atom) { return false }
    // A closure that the program keeps is called, whatever it is named after.
    if use.kind == .call, use.on != nil, code.property(use)?.isClosure == true { return false }
    if Self.known.covers(use, in: code) {
      return !isPassive(use)
        && !(use.kind == .read && code.readsInput(atom) && code.handsInputOn(atom))
    }
    if use.kind == .call, Self.pictures.holdsName(of: use), !use.chain.isEmpty,
      code.nature(on: use) == nil
    {
      return true
    }
    if use.kind == .write, use.chain.contains("kf"), code.nature(on: use) == nil { return true }
    if use.kind == .call, use.name == "toggle", use.on == "Bool",
      atom.has(.read, where: { $0.name == use.chain.last && code.isPlatformView($0.on) })
    {
      return true
    }
    if use.kind == .write, use.on == nil, !Self.bars.isDisjoint(with: use.chain) { return true }
    if code.nature(on: use) == .view, use.chain != ["self"], !use.chain.isEmpty {
      // A view of one's own is filled from outside; whom it works with is a matter of wiring.
      return use.kind == .call
        || use.kind == .write
          && (RowReading(code).fills(atom) || !isObject(use, code))
    }
    if use.kind == .make, code.nature(use.name) == .view { return true }
    if use.kind == .make, use.name == "UIImage", atom.isInView {
      return use.labels.first == "systemName" || use.labels.first == "named"
    }
    if use.on == "UIWindow", use.name == "makeKeyAndVisible" { return false }
    if use.on == "UIApplication" {
      return use.kind == .write && use.name == "isNetworkActivityIndicatorVisible"
    }
    guard code.isPlatformView(use.on) || use.kind == .make && code.isPlatformView(use.name),
      !isUnknownScreen(use)
    else { return false }
    switch use.kind {
    case .write: return !NavigationRule.known.covers(use, in: code)
    case .make: return !use.name.hasSuffix("Controller")
    case .call:
      return !Self.notLayout.holdsName(of: use)
        && !(ViewEventsRule.places.holdsName(of: use) && code.isInHandler(atom))
    case .read:
      return Self.contents.holdsName(of: use) && !code.handsInputOn(atom) && !code.asksInput(atom)
        && !code.asksForTag(atom) && !LookReading(code).choosesText(atom)
    default: return false
    }
  }

  /// What another screen, of which nobody knows more than its name, is told is not known to be about views.
  private func isUnknownScreen(_ use: Use) -> Bool {
    guard let on = use.on, on.hasSuffix("ViewController") else { return false }
    // A controller's own function that stands in a file nobody has read.
    if use.kind == .call, use.chain.isEmpty || use.chain == ["self"] {
      return !Self.ofControllers.holdsName(of: use)
    }
    return !["UI", "NS", "SF", "AV", "MF", "QL"].contains { on.hasPrefix($0) }
  }

  private func isObject(_ use: Use, _ code: CodeReading) -> Bool {
    code.isOwnObject(use.type ?? code.property(use)?.type)
  }

  private func isPassive(_ use: Use) -> Bool {
    use.kind == .read && (use.on == nil || use.on == "UISearchController")
  }

  private func isViewProperty(_ use: Use, _ code: CodeReading) -> Bool {
    code.isPlatformView(use.on) && !(use.on ?? "").hasSuffix("Controller")
      && !code.registers(use) && !NavigationRule.writes.holdsName(of: use)
  }

  /// A choice by what a function was handed, between things to do to views.
  private func choosesForView(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind == .condition, atom.atom.binds.isEmpty, atom.has(.read),
      atom.uses.allSatisfy({ $0.on == nil && ($0.kind == .read || $0.kind == .operation) })
    else { return false }
    if LookReading(code).decidesLook(atom) { return false }
    let siblings = code.atoms(ofFunction: atom.atom.function)
    guard let next = siblings.first(where: { code.facts.atoms[$0].offset > atom.atom.offset })
    else { return false }
    return code.atom(next).uses.contains { isDirect($0, code.atom(next), code) }
  }

  /// What views hold that a person may have changed, or that says how they look now.
  private static let contents: NameSet = [
    "text", "isOn", "value", "selectedSegmentIndex", "attributedText", "date", "isHidden", "alpha",
    "frame", "bounds", "contentOffset", "contentSize", "isSelected", "isEnabled", "center",
    "isAnimating", "isRefreshing", "image", "safeAreaLayoutGuide", "visibleCells",
    "indexPathForSelectedRow", "tag", "isEditing", "contentInset", "subviews", "superview",
    "isFirstResponder", "accessibilityIdentifier", "accessibilityLabel", "placeholder", "title",
    "traitCollection", "interfaceOrientation",
  ]
  private static let notLayout: NameSet = [
    "present", "dismiss", "pushViewController", "popViewController", "addTarget", "addAction",
    "addGestureRecognizer", "performSegue", "show", "observe", "addObserver", "init",
    "isKind", "isMember", "isEqual",
  ]
  private static let bars: Set<String> = ["navigationItem", "navigationBar", "tabBarItem"]
  private static let ofControllers: NameSet = [
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    "loadViewIfNeeded", "setEditing", "setToolbarItems", "addChild", "removeFromParent", "didMove",
    "willMove", "updateViewConstraints", "beginAppearanceTransition", "endAppearanceTransition",
    "addChildViewController", "didMoveToParentViewController", "removeFromParentViewController",
    "willMoveToParentViewController", "setContentScrollView", "setOverrideTraitCollection",
  ]
  /// Views that fetch their own picture, as packages have it.
  private static let pictures: NameSet = [
    "setImage", "sd_setImage", "af_setImage", "pin_setImage", "hnk_setImage", "loadImage",
  ]
}
