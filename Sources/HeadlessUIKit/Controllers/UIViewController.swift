/// The owner of a screen or a part of one: its view, its life cycle, what it contains and presents.
///
/// `present` and the stack of a navigation controller change at once; what UIKit does after an
/// animation (`viewDidAppear`, completions) waits for the virtual clock.
@MainActor
open class UIViewController: UIViewControllerMembers {
  /// The name of the nib, kept; nibs are not read.
  public let nibName: String?
  /// The bundle of the nib, kept.
  public let nibBundle: Bundle?
  /// The name of the screen, which becomes the title of its navigation item.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// What a navigation bar shows for this screen.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The controllers inside, in the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?

  /// How the screen covers others when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the screen moves in when it is presented; kept only.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a person is kept from swiping a presented sheet away.
  open var isModalInPresentation = false
  /// Whether presentations stay inside this controller; kept only.
  open var definesPresentationContext = false
  /// Whether a tab bar is hidden while the screen is pushed; kept only.
  open var hidesBottomBarWhenPushed = false
  /// The size the screen would like; kept only.
  open var preferredContentSize = CGSize.zero
  /// Insets added to the safe area; kept only.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the screen is in editing mode.
  open var isEditing = false

  /// Whether a presentation of this controller is under way.
  open internal(set) var isBeingPresented = false
  /// Whether a dismissal of this controller is under way.
  open internal(set) var isBeingDismissed = false
  /// Whether the controller is being added to a container.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is being taken out of a container.
  open internal(set) var isMovingFromParent = false

  var appearance = AppearanceState.disappeared
  var movesByItself = false
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var modalTransition: VirtualClock.Ticket?
  /// What presents the screen, if anybody has asked for it.
  var presentation: AnyObject?
  /// The style in which the screen is presented where its own does not suit the device.
  var adaptedStyle: UIModalPresentationStyle?
  weak var rootWindow: UIWindow?
  private var loadedView: UIView? {
    didSet { if loadedView != nil { ViewLoads.count += 1 } }
  }
  private var isLoadingView = false

  /// Creates a controller whose view comes from `loadView()`; nibs are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view comes from `loadView()`; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller whose view comes from `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view if it was loaded already.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; an empty one unless a subclass makes its own.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view and calls `viewDidLoad()`, unless that happened before.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    precondition(!isLoadingView, "loadView() asked for the view before it had set it.")
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(loadedView != nil, "loadView() returned without setting the view.")
    viewDidLoad()
  }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window, before its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has come on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in place of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }
  /// Called before the view arranges its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has arranged its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short, which a test's driver brings about.
  open func didReceiveMemoryWarning() {}
  /// Switches editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Called before the container changes; nil when the controller is taken out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the container changed; nil when the controller was taken out.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a controller part of this one, after telling it.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller out of its container and tells it.
  open func removeFromParent() {
    leaveParent()
  }

  /// Whether children appear and disappear with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Presents a controller over the whole screen; refused outside a window or when one is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    EffectLog.navigate("present", viewControllerToPresent) {
      beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  /// Dismisses what this controller presents, or else the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    EffectLog.navigate("dismiss", nil) { beginDismissing(animated: flag, completion: completion) }
  }

  /// Pushes a controller in the nearest navigation controller, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presenter ?? rootWindow
  }

  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  /// Puts the views of children in place before they are told that they appear.
  func placeContent() {}
}
