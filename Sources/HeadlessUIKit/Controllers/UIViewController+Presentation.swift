extension UIViewController {
  /// The controller that this one, or one that contains it, presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one, or one that contains it.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  func beginPresenting(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let host = outermost
    if let refusal = refusal(toPresent: other, on: host) {
      Warning.say(refusal)
      return
    }
    guard let window = host.viewIfLoaded?.window else { return }
    other.loadViewIfNeeded()
    host.presented = other
    other.presenter = host
    other.isBeingPresented = true
    other.adaptPresentation()
    if other.coversPresenter { host.willDisappear(animated: animated) }
    other.willAppear(animated: animated)
    other.fillingView.frame = window.bounds
    window.addSubview(other.fillingView)
    other.isAppearing(animated: animated)
    other.fillingView.layoutIfNeeded()
    other.modalTransition = VirtualClock.current.transition(animated: animated) {
      other.modalTransition = nil
      other.didAppear(animated: animated)
      other.isBeingPresented = false
      if other.coversPresenter {
        host.viewIfLoaded?.removeFromSuperview()
        host.didDisappear(animated: animated)
      }
      completion?()
    }
  }

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let containers = sequence(first: self, next: \.parent)
    guard let host = containers.first(where: { $0.presented != nil }) ?? presentingViewController
    else { return }
    host.dismissPresented(animated: animated, completion: completion)
  }

  /// Takes away what is presented, and whatever that presents in turn, without animation.
  ///
  /// What was covered stays off screen, since it is about to go too.
  func dropPresented() {
    presented?.modalTransition?.finish()
    dismissPresented(animated: false, comesBack: false, completion: nil)
  }

  private func dismissPresented(
    animated: Bool, comesBack: Bool = true, completion: (() -> Void)?
  ) {
    guard let leaving = presented else { return }
    guard !leaving.isBeingDismissed else { return }
    leaving.modalTransition?.finish()
    leaving.dropPresented()
    leaving.isBeingDismissed = true
    let covered = comesBack && leaving.coversPresenter
    leaving.willDisappear(animated: animated)
    if covered { comeBack(below: leaving, animated: animated) }
    leaving.modalTransition = VirtualClock.current.transition(animated: animated) {
      leaving.modalTransition = nil
      leaving.viewIfLoaded?.removeFromSuperview()
      if covered { self.didAppear(animated: animated) }
      leaving.didDisappear(animated: animated)
      leaving.isBeingDismissed = false
      leaving.presenter = nil
      self.presented = nil
      completion?()
    }
  }

  private func comeBack(below leaving: UIViewController, animated: Bool) {
    willAppear(animated: animated)
    if let window = screenWindow {
      window.insertSubview(fillingView, belowSubview: leaving.fillingView)
    }
    isAppearing(animated: animated)
    fillingView.layoutIfNeeded()
  }

  /// The window at the bottom of the presentations this controller is part of.
  private var screenWindow: UIWindow? {
    outermost.rootWindow ?? outermost.presenter?.screenWindow
  }

  /// Whether the presenting screen disappears behind this one.
  private var coversPresenter: Bool {
    guard !(self is UIAlertController) else { return false }
    return [.fullScreen, .currentContext].contains(adaptedStyle ?? modalPresentationStyle)
  }

  private func refusal(toPresent other: UIViewController, on host: UIViewController) -> String? {
    let names = "Attempt to present \(type(of: other)) on \(type(of: self))"
    if host.viewIfLoaded?.window == nil {
      return "\(names) whose view is not in the window hierarchy."
    }
    if let presented = host.presented {
      return "\(names) which is already presenting \(type(of: presented))."
    }
    return other.presenter == nil ? nil : "\(names), but it is presented already."
  }
}
