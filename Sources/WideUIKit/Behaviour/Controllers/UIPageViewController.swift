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
  private lazy var dots = UIPageControl()

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
    showDots()
    completion?(true)
  }

  /// Does what a swipe to the next or previous page does, and says whether there is one.
  func turn(forward: Bool) -> Bool {
    guard let page = forward ? shown.last : shown.first, let dataSource,
      let next = forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    else { return false }
    let previous = shown
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous,
      transitionCompleted: true)
    return true
  }

  /// Shows which page it is, where the data source counts them.
  private func showDots() {
    guard transitionStyle == .scroll, let dataSource else { return }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return }
    EffectLog.apart {
      dots.numberOfPages = count
      dots.currentPage = dataSource.presentationIndex(for: self)
      view.addSubview(dots)
    }
  }
}
