/// What a presented screen's delegate is asked and told.
extension UIViewController {
  private var presentationDelegate:
    (UIPresentationController, any UIAdaptivePresentationControllerDelegate)?
  {
    guard let controller = UIPresentationController.of(self), let delegate = controller.delegate
    else { return nil }
    return (controller, delegate)
  }

  func answerToSwipe(isModal: Bool) -> SwipeAnswer {
    guard let (controller, delegate) = presentationDelegate else {
      return isModal ? .refuses : .goes
    }
    if !isModal, delegate.presentationControllerShouldDismiss(controller) { return .goes }
    delegate.presentationControllerDidAttemptToDismiss(controller)
    return .refusesAndReacts
  }

  func willGoBySwipe() {
    guard let (controller, delegate) = presentationDelegate else { return }
    delegate.presentationControllerWillDismiss(controller)
  }

  func didGoBySwipe() {
    guard let (controller, delegate) = presentationDelegate else { return }
    delegate.presentationControllerDidDismiss(controller)
  }

  /// Asks how a bubble is to be shown on a phone.
  func adaptPresentation() {
    adaptedStyle = nil
    guard modalPresentationStyle == .popover, let (controller, delegate) = presentationDelegate,
      let popover = controller as? UIPopoverPresentationController
    else { return }
    let style = delegate.adaptivePresentationStyle(for: controller, traitCollection: .current)
    if style != .none {
      adaptedStyle = style
    } else if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
      delegate.prepareForPopoverPresentation(popover)
    }
  }
}
