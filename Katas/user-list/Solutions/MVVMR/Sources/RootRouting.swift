/// What nearly all screens ask of their router.
protocol RootRouting: AnyObject {
  func showActivity()
  func hideActivity()
  /// - Parameter retry: Nil where there is nothing to try again.
  func showFailure(_ message: String, retry: (() -> Void)?)
}
