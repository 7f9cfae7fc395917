/// A control for a number in a range.
@MainActor
open class UISlider: UISliderMembers {
  /// The number, kept in the range; setting it sends no event.
  open var value: Float = 0 {
    didSet {
      let kept = max(minimumValue, min(maximumValue, value))
      if kept != value { value = kept }
      EffectLog.note(.shown, "value", value, of: self)
    }
  }
  /// The smallest number.
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  /// The largest number.
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }

  /// Sets the number without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override var shownDetails: [String: String] {
    ["value": "\(value)", "minimum": "\(minimumValue)", "maximum": "\(maximumValue)"]
  }
}
