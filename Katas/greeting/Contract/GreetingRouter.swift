/// MVP, MVVM and VIPER: leads away from the greeting to other screens.
public protocol GreetingRouter: AnyObject {
  /// Pushes the profile screen.
  func showProfile(_ profile: Profile)
  /// Tells in an alert why nobody was greeted; its Retry button calls `retry`.
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
