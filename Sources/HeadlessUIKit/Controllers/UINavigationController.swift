/// A stack of screens of which the top one is shown.
///
/// The stack changes at once; the appearance calls run when the controller is in a window, and
/// those that follow an animation wait for the virtual clock.
@MainActor
open class UINavigationController: UINavigationControllerMembers {
  /// The bar that shows the top screen's navigation item.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is out of sight, which also takes the way back from a person.
  open var isNavigationBarHidden = false {
    didSet { navigationBar.isHidden = isNavigationBarHidden }
  }
  /// The object told before and after a screen is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  private var transition: VirtualClock.Ticket?

  /// Creates an empty stack; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    EffectLog.apart { pushViewController(rootViewController, animated: false) }
  }

  /// The screens, bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is presented, or else the screen at the top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "\(type(of: viewController)) was pushed while it was in the stack already.")
    EffectLog.navigate("push", viewController) {
      change(to: stack + [viewController], animated: animated)
    }
  }

  /// Takes the top screen away and returns it; the bottom one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    EffectLog.navigate("pop", top) { change(to: Array(stack.dropLast()), animated: animated) }
    return top
  }

  /// Does what the button back does, unless the bar's delegate refuses.
  func popByPerson() {
    guard let item = topViewController?.navigationItem, mayPop(item) else { return }
    popViewController(animated: true)
    didPop(item)
  }

  /// Takes away and returns the screens above the bottom one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes away and returns the screens above the given one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    EffectLog.navigate("pop to", viewController) {
      change(to: Array(stack[...index]), animated: animated)
    }
    return popped
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    EffectLog.navigate("show", viewControllers.last) {
      change(to: viewControllers, animated: animated)
    }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubview(navigationBar)
  }

  override func placeContent() {
    guard let top = topViewController?.fillingView, let view = viewIfLoaded else { return }
    for child in children where child !== topViewController {
      child.viewIfLoaded?.removeFromSuperview()
    }
    if top.superview !== view {
      top.frame = view.bounds
      view.insertSubview(top, at: 0)
    }
    if let topViewController {
      delegate?.navigationController(self, willShow: topViewController, animated: false)
    }
  }

  private func change(to new: [UIViewController], animated: Bool) {
    transition?.finish()
    let old = stack
    let added = new.filter { screen in !old.contains { $0 === screen } }
    let removed = old.filter { screen in !new.contains { $0 === screen } }
    stack = new
    for screen in added {
      screen.isMovingToParent = true
      addChild(screen)
    }
    for screen in removed {
      screen.isMovingFromParent = true
      screen.willMove(toParent: nil)
    }
    navigationBar.items = new.map(\.navigationItem)
    swap(old.last, for: new.last, animated: animated) {
      for screen in added {
        screen.didMove(toParent: self)
        screen.isMovingToParent = false
      }
      for screen in removed {
        screen.removeFromParent()
        screen.isMovingFromParent = false
      }
    }
  }

  private func swap(
    _ old: UIViewController?, for new: UIViewController?, animated: Bool,
    completion: @escaping () -> Void
  ) {
    guard let new, new !== old, [.appearing, .appeared].contains(appearance) else {
      if new !== old { old?.viewIfLoaded?.removeFromSuperview() }
      return completion()
    }
    new.loadViewIfNeeded()
    old?.willDisappear(animated: animated)
    delegate?.navigationController(self, willShow: new, animated: animated)
    new.willAppear(animated: animated)
    new.fillingView.frame = fillingView.bounds
    fillingView.insertSubview(new.fillingView, belowSubview: navigationBar)
    new.isAppearing(animated: animated)
    new.fillingView.layoutIfNeeded()
    let finish = {
      self.transition = nil
      old?.viewIfLoaded?.removeFromSuperview()
      old?.didDisappear(animated: animated)
      if self.appearance != .appearing { new.didAppear(animated: animated) }
      completion()
      self.delegate?.navigationController(self, didShow: new, animated: animated)
    }
    transition = VirtualClock.current.transition(animated: animated && old != nil, then: finish)
  }
}
