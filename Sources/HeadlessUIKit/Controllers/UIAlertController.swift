/// A message over the screen, with buttons and perhaps fields to fill in.
///
/// As in an app, a handler runs after the alert has gone, so it may present the next one.
@MainActor
open class UIAlertController: UIAlertControllerMembers {
  /// The text below the title.
  open var message: String?
  /// Whether the message is an alert or a sheet of choices.
  public let preferredStyle: Style
  /// The buttons, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order they were added; nil when there are none.
  open private(set) var textFields: [UITextField]?
  /// The button the return key stands for.
  open var preferredAction: UIAlertAction?

  /// Creates a message without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an empty alert; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Adds a field, which `configurationHandler` may set up; only alerts have fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Text fields belong to alerts, not action sheets.")
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { viewIfLoaded?.addSubview(field) }
  }

  open override func loadView() {
    super.loadView()
    for field in textFields ?? [] { viewIfLoaded?.addSubview(field) }
  }

  /// Takes the alert away and then runs the handler of the button.
  func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }

  /// What kind of message it is.
  public enum Style: Int, Sendable {
    /// Choices at the bottom of the screen.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }
}
