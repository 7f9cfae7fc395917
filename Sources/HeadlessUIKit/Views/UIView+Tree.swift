extension UIView {
  /// Puts a view just behind one that is inside already.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Puts a view just in front of one that is inside already.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a view inside in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a view inside behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether the view is `view` or inside it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with that tag, among this one and all inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view was added to itself or to a view inside it.")
    if view.superview === self, let old = subviews.firstIndex(where: { $0 === view }) {
      subviews.insert(subviews.remove(at: old), at: min(index, subviews.count))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.leaveSuperview()
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    ViewLoads.count += 1
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announceMovedToWindow() }
    didAddSubview(view)
    setNeedsLayout()
    if !view.keepsFrame { changeLayout() }
  }

  func detach() {
    guard superview != nil else { return }
    let hadWindow = window != nil
    if hadWindow { endEditing(true) }
    willMove(toSuperview: nil)
    if hadWindow { announceWindow(nil) }
    leaveSuperview()
    didMoveToSuperview()
    if hadWindow { announceMovedToWindow() }
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    for ancestor in sequence(first: superview, next: \.superview) {
      ancestor.releaseConstraints(touching: self)
    }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    if !keepsFrame { superview.changeLayout() }
    self.superview = nil
    if !keepsFrame { changeLayout() }
  }

  private func announceWindow(_ newWindow: UIWindow?) {
    controller?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for view in subviews { view.announceWindow(newWindow) }
  }

  private func announceMovedToWindow() {
    if window != nil { AppearanceStand.dress(self) }
    didMoveToWindow()
    for view in subviews { view.announceMovedToWindow() }
    controller?.viewDidMoveToWindow()
  }
}
