/// Anything that takes part in the responder chain: views, view controllers, windows.
///
/// The stand-in keeps one first responder per window and asks the chain for target-less actions.
@MainActor
open class UIResponder: UIResponderMembers {
  /// Creates a responder that is linked to nothing.
  public override init() {
    super.init()
  }

  /// The responder asked after this one: a view's controller or superview, a controller's container.
  open var next: UIResponder? { nil }

  /// Whether `becomeFirstResponder()` may succeed; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether `resignFirstResponder()` may succeed; true unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool {
    responderWindow?.currentFirstResponder === self
  }

  /// Takes over first-responder status, after the present one agreed to resign.
  ///
  /// Fails outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.currentFirstResponder, !current.resignFirstResponder() {
      return false
    }
    window.currentFirstResponder = self
    return true
  }

  /// Gives up first-responder status.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.currentFirstResponder = nil }
    return true
  }

  var responderWindow: UIWindow? { nil }
}
