/// The screen's state without the screen: methods lead in, `onChange` leads out.
public protocol UsernameViewModel: AnyObject {
  /// What the screen shows now; right from the moment the view model is made.
  var state: UsernameState { get }
  /// Called with the new state after every change.
  var onChange: ((UsernameState) -> Void)? { get set }

  /// Save was tapped while the field held `text`.
  func rename(to text: String)
  /// Remove was tapped.
  func removeName()
}
