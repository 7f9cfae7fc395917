/// Screens in columns; all of them count as shown.
@MainActor
open class UISplitViewController: UISplitViewControllerMembers {
  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without columns; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without columns; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The screens from the first column to the last.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let places: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for place in [Column.primary, .supplementary, .secondary] {
        setViewController(nil, for: place)
      }
      for (place, screen) in zip(places, newValue) { setViewController(screen, for: place) }
    }
  }

  /// Puts a screen into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column] {
      old.viewIfLoaded?.removeFromSuperview()
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    columns[column] = vc
    guard let vc else { return }
    addChild(vc)
    if isViewLoaded { place(vc) }
    vc.didMove(toParent: self)
  }

  /// The screen in a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Brings a column to the front; all are shown here, and the delegate is told.
  open func show(_ column: Column) {
    delegate?.splitViewController(self, willShow: column)
  }

  /// Takes a column away; all are shown here, and the delegate is told.
  open func hide(_ column: Column) {
    delegate?.splitViewController(self, willHide: column)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for screen in viewControllers { place(screen) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    let isShown = delegate?.splitViewController(self, show: vc, sender: sender) ?? false
    if !isShown { super.show(vc, sender: sender) }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    setViewController(vc, for: .secondary)
  }

  private func place(_ screen: UIViewController) {
    if screen.fillingView.superview !== view { view.addSubview(screen.fillingView) }
  }

  static func around(_ screen: UIViewController?) -> UISplitViewController? {
    screen?.parent.flatMap { $0 as? UISplitViewController ?? around($0) }
  }
}

extension UIViewController {
  /// Shows a screen in the last column around this one, or else as `show(_:sender:)` does.
  func showDetail(_ screen: UIViewController, sender: Any?) {
    if let split = UISplitViewController.around(self) {
      split.showDetailViewController(screen, sender: sender)
    } else {
      show(screen, sender: sender)
    }
  }
}
