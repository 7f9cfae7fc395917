/// A view that shows that something is under way.
@MainActor
open class UIActivityIndicatorView: UIActivityIndicatorViewMembers {
  /// How the indicator looks; kept only.
  open var style: Style
  /// Whether the indicator is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// The colour of the indicator; kept only.
  open var color: UIColor? = .gray { didSet { EffectLog.note(.styled, "color", color, of: self) } }
  /// Whether the indicator turns.
  open private(set) var isAnimating = false

  /// Creates an indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    EffectLog.apart { isHidden = true }
  }

  /// Creates an indicator of medium size with the given frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    EffectLog.apart { isHidden = true }
  }

  /// Creates an indicator of medium size; nothing is read from the coder.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    EffectLog.apart { isHidden = true }
  }

  /// The size that indicators of its style have.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  override var usualHugging: UILayoutPriority { .defaultHigh }

  /// Shows the indicator and lets it turn.
  open func startAnimating() {
    EffectLog.note(.shown, "isAnimating", true, of: self)
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the indicator, and hides it if it should.
  open func stopAnimating() {
    EffectLog.note(.shown, "isAnimating", false, of: self)
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// How an indicator looks.
  public enum Style: Int, Sendable {
    /// Of usual size.
    case medium = 100
    /// Larger than usual.
    case large = 101
  }
}
