/// Presented screens without a delegate to ask.
extension UIViewController {
  func answerToSwipe(isModal: Bool) -> SwipeAnswer { isModal ? .refuses : .goes }

  func willGoBySwipe() {}

  func didGoBySwipe() {}

  func adaptPresentation() {}
}
