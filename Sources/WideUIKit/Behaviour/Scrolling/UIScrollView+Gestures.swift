/// What a person does to a scroll view, with all that its delegate hears of it.
extension UIScrollView {
  /// Moves the content as a finger does; where it comes to rest, the delegate may decide.
  func drag(to offset: CGPoint) {
    guard isScrollEnabled else { return }
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.endEditing(true) }
    contentOffset = offset
    var target = offset
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Does what a tap on the status bar does, and says whether the content was to move.
  func scrollToTop() -> Bool {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    contentOffset = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    scrollDelegate?.scrollViewDidScrollToTop(self)
    return true
  }

  /// Enlarges as two fingers do, and says whether there is anything to enlarge.
  @discardableResult
  func zoom(to scale: CGFloat) -> Bool {
    let view = scrollDelegate?.viewForZooming(in: self)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoomScale = max(minimumZoomScale, min(maximumZoomScale, scale))
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    return view != nil
  }

  /// Gives the view that the delegate names its size on screen.
  func enlargeContent() {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let size = view.bounds.size
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
  }
}
