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
    let ways = WayReading(code)
    if atom.uses.contains(where: { Self.isDirect($0, atom, code) || ways.isAdded($0, atom) }) {
      return true
    }
    if ways.handsOverScreen(atom) || ways.choosesWay(atom) || ways.preparesScreen(atom)
      || ways.showsAlert(atom)
    {
      return true
    }
    guard ways.makesScreen(atom) || atom.has(.make, "URL") else { return isTransition(atom, code) }
    return ways.isForShowing(atom)
  }

  /// Whether UIKit itself leads from screen to screen here.
  static func isDirect(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if code.service(use) == .navigation { return use.kind != .read }
    if use.kind == .read && CodeReading.isPicked(use) || asksDevice(use) { return false }
    if ViewEventsRule.asksAlert(use) { return false }
    if known.covers(use, in: code) || isOldCall(use, atom, code) { return true }
    if use.kind == .make { return containers.holdsName(of: use) }
    if use.kind == .write, use.type == "UIWindow" {
      return !atom.has(.literal, "nil") && (atom.function.kind != .initializer || atom.has(.make))
    }
    guard use.on != nil, code.nature(on: use) == nil else { return false }
    switch use.kind {
    case .call:
      return calls.holdsName(of: use) && isScreen(use.on)
        || use.on == "UIApplication" && ["open", "openURL", "canOpenURL"].contains(use.name)
    case .write:
      return writes.holdsName(of: use)
        || use.name == "delegate" && use.on == "UINavigationController"
    case .read: return reads.holdsName(of: use)
    default: return false
    }
  }

  /// Asks what the device can do, before anything is shown.
  private static func asksDevice(_ use: Use) -> Bool {
    use.kind == .call && use.on == use.chain.last
      && (use.name.hasSuffix("Available") || use.name.hasPrefix("available")
        || use.name.hasPrefix("canSend"))
  }

  /// A call as UIKit named it before Swift 3, with the first argument in the name.
  private static func isOldCall(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    use.kind == .call && oldCalls.holdsName(of: use) && code.callees(of: use).isEmpty
      && (!use.chain.isEmpty || atom.kinship == .viewController)
  }

  static func isScreen(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name == "UIStoryboard" || name == "UIWindow"
  }

  private static func isScreen(_ name: String?) -> Bool { name.map(isScreen) ?? false }

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
      "QLPreviewController", "UIAlertView", "UIActionSheet", "UIPopoverController",
      "UIPopoverPresentationController", "UISheetPresentationController",
      "MFMessageComposeViewController", "UIDocumentInteractionController",
      "CNContactPickerViewController", "SKStoreProductViewController",
    ],
    shapes: [
      "present(_:animated:)", "present(_:animated:completion:)", "dismiss(animated:)",
      "dismiss(animated:completion:)", "pushViewController(_:animated:)",
      "popViewController(animated:)", "popToRootViewController(animated:)",
      "popToViewController(_:animated:)", "performSegue(withIdentifier:sender:)",
      "setViewControllers(_:animated:)", "show(_:sender:)", "showDetailViewController(_:sender:)",
      "instantiateViewController(withIdentifier:)",
      "instantiateInitialViewController()",
    ])

  private static let calls: NameSet = [
    "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
    "popToViewController", "performSegue", "show", "showDetailViewController", "setViewControllers",
    "instantiateViewController", "instantiateInitialViewController", "makeKeyAndVisible",
    "addAction", "addTextField", "unwind", "setRootViewController", "isKind", "isMember",
  ]
  private static let oldCalls: NameSet = [
    "presentViewController", "dismissViewControllerAnimated", "popViewControllerAnimated",
    "popToRootViewControllerAnimated", "performSegueWithIdentifier",
    "instantiateViewControllerWithIdentifier", "showViewController",
  ]
  private static let containers: NameSet = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIHostingController", "UIWindow",
  ]
  private static let reads: NameSet = [
    "viewControllers", "topViewController", "visibleViewController", "presentedViewController",
    "presentingViewController", "transitionCoordinator",
  ]
  static let writes: NameSet = [
    "rootViewController", "modalPresentationStyle", "modalTransitionStyle", "transitioningDelegate",
    "viewControllers", "selectedIndex", "selectedViewController", "isModalInPresentation",
    "presentationController",
  ]
  private static let transitions: NameSet = [
    "animationController", "interactionController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "presentationController", "animateTransition",
    "animationEnded", "navigationController",
  ]
  private static let transitionProtocols: Set<String> = [
    "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning",
    "UINavigationControllerDelegate",
  ]
}
