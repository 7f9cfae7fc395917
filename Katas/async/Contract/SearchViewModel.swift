/// The screen's state without the screen.
public protocol SearchViewModel: AnyObject {
  /// What the screen shows now.
  var state: SearchState { get }
  /// Called with the new state after every change.
  var onChange: ((SearchState) -> Void)? { get set }

  /// Searches for these words; blank ones clear the screen.
  func search(_ words: String)
}
