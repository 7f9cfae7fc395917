/// MVVM: the screen's state without the screen, and the intents that change it.
public protocol GreetingViewModel: AnyObject {
  /// What the screen shows now; right from the moment the view model is made.
  var state: GreetingState { get }
  /// Called on the main actor with the new state after every change.
  var onChange: ((GreetingState) -> Void)? { get set }

  func greet()
  func openProfile()
  func setFormal(_ isFormal: Bool)
  func setNickname(_ text: String)
}
