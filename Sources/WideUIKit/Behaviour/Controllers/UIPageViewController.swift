/// Screens in a row, of which a person sees one and turns to the next.
@MainActor
open class UIPageViewController: UIPageViewControllerMembers {
  /// The object that knows what comes before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// How a page turns.
  public let transitionStyle: TransitionStyle
  /// In which direction pages turn.
  public let navigationOrientation: NavigationOrientation
  private var shown: [UIViewController] = []

  /// Creates a controller without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a page; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { shown }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for page in shown {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    shown = viewControllers ?? []
    for page in shown {
      addChild(page)
      view.addSubview(page.fillingView)
      page.didMove(toParent: self)
    }
    completion?(true)
  }
}
