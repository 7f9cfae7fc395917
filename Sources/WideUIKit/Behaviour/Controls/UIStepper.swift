/// A control that makes a number larger or smaller by steps.
@MainActor
open class UIStepper: UIStepperMembers {
  /// The number, kept in the range; setting it sends no event.
  open var value: Double = 0 {
    didSet {
      let kept = max(minimumValue, min(maximumValue, value))
      if kept != value { value = kept }
      EffectLog.note(.shown, "value", value, of: self)
    }
  }
  /// The smallest number.
  open var minimumValue: Double = 0
  /// The largest number.
  open var maximumValue: Double = 100
  /// The size of a step.
  open var stepValue: Double = 1
  /// Whether a step over the end leads to the other end.
  open var wraps = false

  /// Does what a tap on one of the halves does.
  func step(up: Bool) {
    let next = value + (up ? stepValue : -stepValue)
    let isOver = next > maximumValue || next < minimumValue
    let wrapped = up ? minimumValue : maximumValue
    let kept = max(minimumValue, min(maximumValue, next))
    let new = isOver && wraps ? wrapped : kept
    guard new != value else { return }
    value = new
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  override var shownDetails: [String: String] { ["value": "\(value)"] }
}
