/// MVP and VIPER: the passive view.
///
/// It shows what it is told, word for word, and decides nothing. Before it is told anything, all its
/// texts are empty, it is not loading, and Profile is disabled.
public protocol GreetingView: AnyObject {
  func showGreeting(_ text: String)
  func showCount(_ text: String)
  /// Fills the nickname field.
  func showNickname(_ text: String)
  /// While loading, the view shows that it is busy and takes no further tap on Greet.
  func showLoading(_ isLoading: Bool)
  /// The Profile button can be tapped only while it is enabled.
  func enableProfile(_ isEnabled: Bool)
}
