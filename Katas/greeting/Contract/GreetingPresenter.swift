/// MVP and VIPER: hears what happens in the view, and tells the view what to show.
public protocol GreetingPresenter: AnyObject {
  /// The view is loaded and can show things. Called once, before everything else.
  func viewIsReady()
  func didTapGreet()
  func didTapProfile()
  func didSwitchFormal(to isFormal: Bool)
  /// The text of the nickname field changed.
  func didEnterNickname(_ text: String)
}
