/// What items of bars have in common.
@MainActor
open class UIBarItem: UIBarItemMembers {
  /// The text of the item.
  open var title: String? { didSet { EffectLog.note(.shown, "title", title, of: self) } }
  /// The picture of the item.
  open var image: UIImage? { didSet { EffectLog.note(.shown, "image", image, of: self) } }
  /// Whether the item reacts to taps.
  open var isEnabled = true { didSet { EffectLog.note(.shown, "isEnabled", isEnabled, of: self) } }
  /// A number to find the item by.
  open var tag = 0
  /// The name tests and the driver find the item by.
  open var accessibilityIdentifier: String?
  /// What an assistive reader says for the item.
  open var accessibilityLabel: String?

  /// Creates an empty item.
  public override init() {
    super.init()
  }
}

/// A button in a bar; its target is held weakly, its action object strongly.
@MainActor
open class UIBarButtonItem: UIBarButtonItemMembers {
  /// How the button looks.
  open var style: Style = .plain
  /// The method a tap calls on the target.
  open var action: Selector?
  /// The object a tap calls; nil asks the responder chain.
  open weak var target: AnyObject?
  /// The action a tap runs; it comes before target and method, and gives title and picture.
  open var primaryAction: UIAction? {
    didSet { takeLook(of: primaryAction) }
  }
  /// A view in place of the button.
  open var customView: UIView?
  /// The width, 0 for as much as needed; kept only.
  open var width: CGFloat = 0
  /// The colour of the button; kept only.
  open var tintColor: UIColor? {
    didSet { EffectLog.note(.styled, "tintColor", tintColor, of: self) }
  }
  /// Whether the button is left out of its bar.
  open var isHidden = false { didSet { EffectLog.note(.shown, "isHidden", isHidden, of: self) } }
  /// Whether the button looks chosen.
  open var isSelected = false {
    didSet { EffectLog.note(.shown, "isSelected", isSelected, of: self) }
  }
  let systemItem: SystemItem?

  /// Creates a button without content.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Creates a button without content; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init()
  }

  /// Creates a button with a text that calls a method of a target.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    aim(target, action)
  }

  /// Creates a button with a picture that calls a method of a target.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.image = image
    self.style = style
    aim(target, action)
  }

  /// Creates one of the system's buttons that calls a method of a target.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    aim(target, action)
  }

  /// Creates one of the system's buttons that runs an action.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    super.init()
    self.primaryAction = primaryAction
  }

  /// Creates a button that runs an action and takes its title and picture where it has none.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    systemItem = nil
    super.init()
    self.primaryAction = primaryAction
    takeLook(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that shows a view.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// An empty space that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// An empty space of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// What a person reads on the button: its text, or the name of the system's button.
  var visibleTitle: String? {
    if let title, !title.isEmpty { return title }
    return systemItem?.name
  }

  /// Does what a tap does.
  func trigger(from responder: UIResponder?) {
    if let primaryAction {
      primaryAction.run(from: self)
    } else {
      action?.send(to: target, from: self, chain: responder)
    }
  }

  private func aim(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func takeLook(of action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let picture = action.image { image = picture }
  }
}
