/// A view with an effect on what is behind it; the effect is kept only.
@MainActor
open class UIVisualEffectView: UIVisualEffectViewMembers {
  /// The view that holds what is shown.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addSubview(contentView)
  }

  /// Creates a view without an effect; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

extension UIViewController {
  /// Swaps two children; the changes happen at once.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, animations: { animations?() },
      completion: { done in
        fromViewController.view.removeFromSuperview()
        completion?(done)
      })
  }
}

/// The screens of a storyboard, of which there are none: each name stands for an empty screen.
@MainActor
open class UIStoryboard: UIStoryboardMembers {
  /// The first screen, as `creator` makes it.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }

  /// The screen of that name, as `creator` makes it; without one it is a failure.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let made = creator?(NSCoder()) { return made }
    if let plain = UIViewController() as? ViewController { return plain }
    preconditionFailure("Storyboards are not read here: make the screen \(identifier) in code.")
  }
}
