extension UIView {
  /// A point in the coordinates of another view, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = origin
    let there = view?.origin ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view, or of the window, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = origin
    let there = view?.origin ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle in the coordinates of another view, or of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the window, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The frontmost view at a point that takes touches.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Where the view's own origin is in the outermost view.
  private var origin: CGPoint {
    sequence(first: self, next: \.superview).reduce(into: CGPoint.zero) { point, view in
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
    }
  }
}
