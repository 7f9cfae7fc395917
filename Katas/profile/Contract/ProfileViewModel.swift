import Observation

/// MVVM: the screen's state without the screen, and the intents that change it.
public protocol ProfileViewModel: AnyObject, Observable {
  /// What the screen shows now; right from the moment the view model is made.
  ///
  /// Whoever reads it in `withObservationTracking` is notified of its next change.
  var state: ProfileState { get }

  /// Somebody has typed into a field; it holds `text` now.
  func enter(_ text: String, into field: ProfileField)
  func save()
}
