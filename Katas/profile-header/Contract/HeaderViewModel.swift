/// MVVM: the screen's state without the screen, with one way in and one way out.
public protocol HeaderViewModel: AnyObject {
  /// What the screen shows now.
  var state: HeaderState { get }
  /// The way out: called with the new state after every change.
  var onChange: ((HeaderState) -> Void)? { get set }

  /// The way in: takes whatever a person wants.
  func handle(_ intent: HeaderIntent)
}
