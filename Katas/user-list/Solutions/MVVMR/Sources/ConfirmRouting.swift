/// Asks, and runs a task after a yes.
protocol ConfirmRouting: AnyObject {
  /// - Parameter action: The title of the button that says yes.
  func confirm(_ question: String, action: String, then task: @escaping () -> Void)
}
