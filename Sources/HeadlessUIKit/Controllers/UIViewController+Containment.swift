extension UIViewController {
  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? {
    guard let parent else { return nil }
    return parent as? UINavigationController ?? parent.navigationController
  }

  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    if child.parent != nil { child.leaveParent() }
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The outermost controller that contains this one, or this one.
  var outermost: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// The view, loaded if needed.
  var fillingView: UIView {
    loadViewIfNeeded()
    return viewIfLoaded ?? UIView()
  }
}
