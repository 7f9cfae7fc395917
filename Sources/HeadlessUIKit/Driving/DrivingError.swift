/// Why a person could not do what the driver was asked to do.
@_spi(Driving)
public enum DrivingError: Error, Equatable {
  /// Nothing has that name; `present` are the names that are there.
  case notFound(name: String, present: [String])
  /// Something has that name but cannot be seen.
  case hidden(name: String)
  /// It can be seen but is disabled.
  case disabled(name: String)
  /// It can be seen but lets no touches through to it.
  case notInteractive(name: String)
  /// Several visible things have that name.
  case ambiguous(name: String, kinds: [String])
  /// An alert is in front of it.
  case coveredByAlert(name: String, title: String?, buttons: [String])
  /// It is of a kind that does not do what was asked.
  case wrongKind(name: String, kind: String, wanted: String)
  /// The field did not let typing begin.
  case refusedEditing(name: String)
  /// No back button, and no sheet that could be swiped away.
  case noWayBack(screen: String?)
  /// The screen was left before.
  case nothingOnScreen
}
