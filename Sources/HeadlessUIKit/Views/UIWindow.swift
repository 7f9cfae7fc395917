/// The root of a view tree on screen; it shows its root view controller once made visible.
@MainActor
open class UIWindow: UIWindowMembers {
  /// The controller whose view fills the window; changing it on screen runs both life cycles.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isOnScreen, let oldValue { takeOff(oldValue) }
      rootViewController?.rootWindow = self
      if isOnScreen { putOn() }
    }
  }
  /// Whether the window takes keyboard input.
  open private(set) var isKeyWindow = false
  weak var currentFirstResponder: UIResponder?
  private var isOnScreen = false

  /// Creates a hidden window with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window of the size of the screen; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Creates a hidden window of the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { nil }

  open override var isHidden: Bool {
    didSet {
      if !isHidden, !isOnScreen {
        isOnScreen = true
        putOn()
      } else if isHidden, isOnScreen {
        isOnScreen = false
        if let rootViewController { takeOff(rootViewController) }
      }
    }
  }

  /// Makes the window the key window.
  open func makeKey() {
    isKeyWindow = true
  }

  /// Makes the window the key window and shows its root view controller.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  private func putOn() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.appear(animated: false) {
      root.fillingView.frame = bounds
      addSubview(root.fillingView)
    }
  }

  private func takeOff(_ root: UIViewController) {
    root.dropPresented()
    root.disappear(animated: false) { root.viewIfLoaded?.removeFromSuperview() }
    root.rootWindow = nil
  }
}
