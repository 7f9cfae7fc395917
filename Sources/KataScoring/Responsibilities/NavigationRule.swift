import KataCore

/// Leads from one screen to another.
///
/// - Has it: `navigationController?.pushViewController(details, animated: true)`, `let alert = UIAlertController(…)`
/// - Has not: `router.showDetails()` on a type of the program
///
/// Making a view controller counts where it is made to be shown; where it is only returned it is wiring.
struct NavigationRule: ResponsibilityRule {
  let responsibility = Responsibility.navigation

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    if atom.uses.contains(where: { isDirect($0, atom, code) || isAdded($0, code) }) { return true }
    guard makesScreen(atom, code) || atom.has(.make, "URL") else {
      return isTransition(atom, code)
    }
    return atom.atom.binds.contains { name in
      code.readers(of: name, after: atom).contains { leads(code.atom($0), with: name, code) }
    }
  }

  private func isDirect(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if code.service(use) == .navigation { return use.kind != .read }
    if Self.known.covers(use, in: code) || isOldCall(use, code) { return true }
    if use.kind == .make { return Self.containers.contains(use.name) }
    if use.kind == .write, use.type == "UIWindow" { return !atom.has(.literal, "nil") }
    guard use.on != nil, code.nature(use.on) == nil else { return false }
    switch use.kind {
    case .call:
      return Self.calls.contains(use.name) && isScreen(use.on, code)
        || use.on == "UIApplication" && (use.name == "open" || use.name == "openURL")
    case .write:
      return Self.writes.contains(use.name)
        || use.name == "delegate" && use.on == "UINavigationController"
    case .read:
      return ["viewControllers", "topViewController", "visibleViewController"].contains(use.name)
    default: return false
    }
  }

  /// A call of what the program adds to the platform's screens, where that leads somewhere.
  private func isAdded(_ use: Use, _ code: CodeReading) -> Bool {
    guard use.kind == .call, let on = use.on, isScreen(on, code) || code.nature(on) == .controller
    else { return false }
    return code.additions(named: use.name).contains { function in
      let entry = code.facts.functions[function]
      guard entry.labels == use.labels, isScreen(code.facts.types[entry.type].name, code)
      else { return false }
      return code.atoms(ofFunction: function).contains { index in
        let inner = code.atom(index)
        return inner.uses.contains { $0.kind == .call && isDirect($0, inner, code) }
      }
    }
  }

  /// A call as UIKit named it before Swift 3, with the first argument in the name.
  private func isOldCall(_ use: Use, _ code: CodeReading) -> Bool {
    use.kind == .call && !use.chain.isEmpty && Self.oldCalls.contains(use.name)
      && code.callees(of: use).isEmpty
  }

  private func isScreen(_ name: String?, _ code: CodeReading) -> Bool {
    guard let name else { return false }
    return name.hasSuffix("Controller") || name == "UIStoryboard" || name == "UIWindow"
  }

  /// Whether an atom shows the local that another one made.
  private func leads(_ atom: ReadAtom, with name: String, _ code: CodeReading) -> Bool {
    atom.uses.contains { use in
      guard use.chain.first != name else { return false }
      return isDirect(use, atom, code) || use.kind == .call && shows(use, code, depth: 2)
    }
  }

  /// Whether a call reaches a function that takes a screen and shows it.
  private func shows(_ use: Use, _ code: CodeReading, depth: Int) -> Bool {
    guard depth > 0, use.labels.count > 0 else { return false }
    return code.callees(of: use).contains { function in
      let takesScreen = code.facts.functions[function].parameterTypes.contains {
        $0.hasSuffix("ViewController") || code.nature($0) == .controller
      }
      guard takesScreen else { return false }
      return code.atoms(ofFunction: function).contains { index in
        let inner = code.atom(index)
        return inner.uses.contains { use in
          isDirect(use, inner, code) || use.kind == .call && shows(use, code, depth: depth - 1)
        }
      }
    }
  }

  private func makesScreen(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.uses.contains { use in
      guard use.kind == .make || use.kind == .call, let type = use.type ?? made(use) else {
        return false
      }
      return code.nature(type) == .controller
        || code.nature(type) == nil && type.hasSuffix("ViewController")
    }
  }

  private func made(_ use: Use) -> String? { use.kind == .make ? use.name : nil }

  /// What makes and runs a custom transition, but for its work on views.
  private func isTransition(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.function.kind == .function, Self.transitions.contains(atom.function.name),
      !code.index.ancestors[atom.function.type].isDisjoint(with: Self.transitionProtocols)
    else { return false }
    return atom.uses.contains { [.write, .call, .make, .operation].contains($0.kind) }
      && !atom.uses.contains { code.isPlatformView($0.on) || LayoutRule.known.covers($0, in: code) }
  }

  static let known = KnownAPI(
    types: [
      "UIAlertController", "UIAlertAction", "SFSafariViewController", "UIActivityViewController",
      "UIStoryboard", "UIStoryboardSegue", "UIImagePickerController",
      "MFMailComposeViewController", "SFAuthenticationSession", "ASWebAuthenticationSession",
      "PHPickerViewController", "UIDocumentPickerViewController", "UIPresentationController",
      "NavigationLink", "NavigationPath", "UIViewControllerContextTransitioning",
      "QLPreviewController",
    ],
    shapes: [
      "present(_:animated:)", "present(_:animated:completion:)", "dismiss(animated:)",
      "dismiss(animated:completion:)", "pushViewController(_:animated:)",
      "popViewController(animated:)", "popToRootViewController(animated:)",
      "popToViewController(_:animated:)", "performSegue(withIdentifier:sender:)",
      "setViewControllers(_:animated:)", "show(_:sender:)",
      "instantiateViewController(withIdentifier:)",
      "instantiateInitialViewController()",
    ])

  private static let calls: Set<String> = [
    "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
    "popToViewController", "performSegue", "show", "showDetailViewController", "setViewControllers",
    "instantiateViewController", "instantiateInitialViewController", "makeKeyAndVisible",
    "addAction", "addTextField",
  ]
  private static let oldCalls: Set<String> = [
    "presentViewController", "dismissViewControllerAnimated", "popViewControllerAnimated",
    "popToRootViewControllerAnimated", "performSegueWithIdentifier",
    "instantiateViewControllerWithIdentifier", "showViewController",
  ]
  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIHostingController", "UIWindow",
  ]
  static let writes: Set<String> = [
    "rootViewController", "modalPresentationStyle", "modalTransitionStyle", "transitioningDelegate",
    "viewControllers", "selectedIndex", "selectedViewController", "isModalInPresentation",
    "presentationController",
  ]
  private static let transitions: Set<String> = [
    "animationController", "interactionController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "presentationController", "animateTransition",
    "animationEnded", "navigationController",
  ]
  private static let transitionProtocols: Set<String> = [
    "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning",
    "UINavigationControllerDelegate",
  ]
}
