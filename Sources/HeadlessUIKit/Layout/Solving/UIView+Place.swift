extension UIView {
  /// The guides inside that constraints place.
  var guidesToPlace: [UILayoutGuide] {
    guard let contentGuide, heldConstraints.contains(where: { $0.secondItem != nil }) else {
      return ownedGuides
    }
    return ownedGuides + [contentGuide]
  }

  /// The frame as it was last found or set.
  var placedFrame: CGRect {
    let size = placedSize
    return CGRect(
      x: placedCenter.x - size.width / 2, y: placedCenter.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Gives those inside that follow the view's edges their frames.
  func placeFollowers() {
    for inner in subviews {
      guard let insets = insets(ofFollower: inner) else { continue }
      let frame = CGRect(
        x: insets.leading, y: insets.top,
        width: max(0, placedSize.width - insets.leading - insets.trailing),
        height: max(0, placedSize.height - insets.top - insets.bottom))
      if inner.placedFrame != frame { inner.take(frame) }
    }
  }

  /// Whether constraints may say how high the view is: they are on it or on one that follows its edges.
  var mayFit: Bool {
    isOfProgram || !heldConstraints.isEmpty
      || subviews.contains { insets(ofFollower: $0) != nil && !$0.heldConstraints.isEmpty }
  }

  /// Where the view begins inside its superview, and how long it is.
  func extent(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) {
    let origin = superview?.placedBounds.origin ?? .zero
    let (center, size) = (placedCenter, placedBounds.size)
    return axis == .horizontal
      ? (center.x - size.width / 2 - origin.x, size.width)
      : (center.y - size.height / 2 - origin.y, size.height)
  }

  /// Takes the place that a pass gives.
  func take(start: CGFloat, length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    let (oldStart, oldLength) = extent(axis)
    guard abs(start - oldStart) > 0.01 || abs(length - oldLength) > 0.01 else { return }
    let origin = superview?.placedBounds.origin ?? .zero
    var (center, bounds) = (placedCenter, placedBounds)
    if axis == .horizontal {
      (center.x, bounds.size.width) = (start + origin.x + length / 2, length)
    } else {
      (center.y, bounds.size.height) = (start + origin.y + length / 2, length)
    }
    self.center = center
    self.bounds = bounds
  }
}

extension UILayoutGuide {
  /// Takes the place that a pass gives.
  func take(start: CGFloat, length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    guard let owningView else { return }
    let origin = owningView.placedBounds.origin
    var frame = placedFrame ?? .zero
    if axis == .horizontal {
      (frame.origin.x, frame.size.width) = (start + origin.x, length)
    } else {
      (frame.origin.y, frame.size.height) = (start + origin.y, length)
    }
    placedFrame = frame
    if self === owningView.contentGuide { owningView.take(contentSize: frame.size) }
  }
}

extension CGSize {
  /// The width or the height.
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
