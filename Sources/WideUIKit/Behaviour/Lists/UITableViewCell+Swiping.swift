extension UITableViewCell {
  private static let swipeButtonWidth: CGFloat = 80

  /// Shows the actions of a swipe at the row's end.
  func openSwipe(
    _ actions: [UIContextualAction], choosing choose: @escaping (UIContextualAction) -> Void
  ) {
    let width = Self.swipeButtonWidth
    for (index, action) in actions.enumerated() {
      let button = UIButton(
        primaryAction: UIAction(title: action.title ?? "") { _ in choose(action) })
      button.frame = CGRect(
        x: bounds.maxX - width * CGFloat(actions.count - index), y: 0, width: width,
        height: bounds.height)
      addSubview(button)
      swipeButtons.append(button)
    }
  }

  /// Takes them away again.
  func closeSwipe() {
    for button in swipeButtons { button.removeFromSuperview() }
    swipeButtons = []
  }
}
