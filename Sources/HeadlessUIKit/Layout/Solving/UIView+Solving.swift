extension UIView {
  /// Whether constraints leave the frame alone.
  var keepsFrame: Bool {
    guard translatesAutoresizingMaskIntoConstraints else { return false }
    return (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } != true
  }

  /// Whether anything from here down to the next boundary has asked for layout.
  var needsLayoutBelow: Bool {
    needsLayout
      || subviews.contains { $0.isLayoutBoundary ? $0.needsLayout : $0.needsLayoutBelow }
  }

  /// Lets all views that have asked for layout set up their constraints.
  func updateConstraintsBelow() {
    if needsLayout { updateConstraints() }
    for view in subviews {
      if !view.isLayoutBoundary {
        view.updateConstraintsBelow()
      } else if view.needsLayout {
        view.updateConstraints()
      }
    }
  }

  /// Where the view begins inside its superview, and how long it is.
  func extent(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) {
    let origin = superview?.bounds.origin ?? .zero
    return axis == .horizontal
      ? (frame.minX - origin.x, bounds.width) : (frame.minY - origin.y, bounds.height)
  }

  /// Takes the place that a solution gives.
  func take(start: CGFloat, length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    let (oldStart, oldLength) = extent(axis)
    guard abs(start - oldStart) > 0.01 || abs(length - oldLength) > 0.01 else { return }
    let origin = superview?.bounds.origin ?? .zero
    var frame = frame
    if axis == .horizontal {
      (frame.origin.x, frame.size.width) = (start + origin.x, length)
    } else {
      (frame.origin.y, frame.size.height) = (start + origin.y, length)
    }
    self.frame = frame
  }
}
