/// A control that is on or off.
@MainActor
open class UISwitch: UISwitchMembers {
  /// Whether the switch is on; setting it sends no event.
  open var isOn = false { didSet { EffectLog.note(.shown, "isOn", isOn, of: self) } }
  /// The colour while on; kept only.
  open var onTintColor: UIColor? {
    didSet { EffectLog.note(.styled, "onTintColor", onTintColor, of: self) }
  }
  /// The colour of the knob; kept only.
  open var thumbTintColor: UIColor?

  /// The size that every switch has.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override var usualHugging: UILayoutPriority { .defaultHigh }

  /// Creates a switch that is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a switch that is off; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the switch without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }
}
