/// A control for a moment.
@MainActor
open class UIDatePicker: UIDatePickerMembers {
  /// The moment, kept between the earliest and the latest; setting it sends no event.
  open var date = Date() {
    didSet {
      let kept = max(minimumDate ?? .distantPast, min(maximumDate ?? .distantFuture, date))
      if kept != date { date = kept }
      EffectLog.note(.shown, "date", date, of: self)
    }
  }
  /// The earliest moment.
  open var minimumDate: Date? { didSet { date = max(minimumDate ?? .distantPast, date) } }
  /// The latest moment.
  open var maximumDate: Date? { didSet { date = min(maximumDate ?? .distantFuture, date) } }

  /// Sets the moment without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }
}
