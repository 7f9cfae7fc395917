/// What presents a screen: the same object for as long as the screen keeps its style.
@MainActor
open class UIPresentationController: UIPresentationControllerMembers {
  private weak var shown: UIViewController?
  private weak var base: UIViewController?

  /// Creates a controller, which holds neither screen.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    shown = presentedViewController
    base = presentingViewController
    super.init()
  }

  /// The screen that is presented.
  open var presentedViewController: UIViewController { shown ?? UIViewController() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The screen that presents it.
  open var presentingViewController: UIViewController! { shown?.presentingViewController ?? base }

  /// What presents a screen, or will.
  static func of(_ screen: UIResponder?) -> UIPresentationController? {
    guard let screen = (screen as? UIViewController)?.outermost else { return nil }
    let made = make(for: screen)
    if let kept = screen.presentation as? UIPresentationController, type(of: kept) == type(of: made)
    {
      return kept
    }
    screen.presentation = made
    return made
  }

  private static func make(for screen: UIViewController) -> UIPresentationController {
    if screen is UIAlertController {
      return UIPopoverPresentationController(presentedViewController: screen, presenting: nil)
    }
    switch screen.modalPresentationStyle {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: screen, presenting: nil)
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: screen, presenting: nil)
    default: return UIPresentationController(presentedViewController: screen, presenting: nil)
    }
  }
}

extension UIPopoverPresentationController {
  /// What shows a screen as a bubble, if it is to be shown so.
  static func of(_ screen: UIResponder) -> UIPopoverPresentationController? {
    UIPresentationController.of(screen) as? UIPopoverPresentationController
  }
}

extension UISheetPresentationController {
  /// What shows a screen as a sheet, if it is to be shown so.
  static func of(_ screen: UIResponder) -> UISheetPresentationController? {
    UIPresentationController.of(screen) as? UISheetPresentationController
  }
}
