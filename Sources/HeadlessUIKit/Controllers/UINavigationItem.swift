/// What a navigation bar shows for one screen.
@MainActor
open class UINavigationItem: UINavigationItemMembers {
  /// The title in the middle.
  open var title: String? { didSet { EffectLog.note(.shown, "title", title, of: self) } }
  /// A line above the title.
  open var prompt: String? { didSet { EffectLog.note(.shown, "prompt", prompt, of: self) } }
  /// A view instead of the title.
  open var titleView: UIView? {
    didSet { EffectLog.note(.shown, "titleView", titleView, of: self) }
  }
  /// The buttons where lines begin, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { EffectLog.note(.shown, "leftBarButtonItems", leftBarButtonItems, of: self) }
  }
  /// The buttons where lines end, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { EffectLog.note(.shown, "rightBarButtonItems", rightBarButtonItems, of: self) }
  }
  /// The button that leads back to this screen from the one above.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back to this screen.
  open var backButtonTitle: String?
  /// Whether there is no button back from this screen.
  open var hidesBackButton = false {
    didSet { EffectLog.note(.shown, "hidesBackButton", hidesBackButton, of: self) }
  }
  /// Whether left buttons stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// When the title is large; kept only.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  /// The outermost button where lines begin; setting it replaces all on that side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button where lines end; setting it replaces all on that side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the buttons where lines begin.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the buttons where lines end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Replaces the buttons where lines begin by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the buttons where lines end by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Takes the back button away or gives it back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// When a title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen below.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}
