/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// The text on the button.
  public let title: String?
  /// What kind of choice the button stands for.
  public let style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { EffectLog.note(.shown, "isEnabled", isEnabled, of: self) } }
  /// The name tests and the driver find the button by.
  open var accessibilityIdentifier: String?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button whose handler is held until the alert goes.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// What kind of choice a button stands for.
  public enum Style: Int, Sendable {
    /// A usual choice.
    case `default` = 0
    /// The choice to change nothing.
    case cancel = 1
    /// A choice that loses something.
    case destructive = 2
  }
}
