/// A size that somebody asks a view to fit, and how much that counts beside its content.
struct FittingSize {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// How much the width or the height counts.
  func priority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontal : vertical
  }
}

extension LayoutPass {
  /// The size that constraints and content give a view, nearest to a wish; no frame changes.
  static func size(of root: UIView, fitting wish: FittingSize) -> CGSize {
    EffectLog.apart {
      let pass = LayoutPass(root: root, wish: wish)
      let before = (pass.views + [root.layoutRoot]).map { ($0, $0.placedSize, $0.layoutState) }
      // Whoever looks at a frame now must not have others found.
      for (view, _, _) in before { view.layoutState = .placed }
      defer {
        for (view, size, state) in before { (view.placedSize, view.layoutState) = (size, state) }
      }
      var columns = pass.solved(.horizontal)
      // Heights follow from widths, where lines are broken.
      for view in pass.views {
        view.placedSize.width = pass.length(of: view, .horizontal, &columns)
      }
      var rows = pass.solved(.vertical)
      return CGSize(width: root.placedSize.width, height: pass.length(of: root, .vertical, &rows))
    }
  }

  /// Adds where the root is and how long it should be, and where those are that follow the view around them.
  func addWish(_ axis: NSLayoutConstraint.Axis, to system: inout LayoutSystem) {
    guard let wish, let own = span(of: root, axis) else { return }
    system.add(own.start)
    system.add(own.length - wish.size[axis], priority: wish.priority(axis))
    for view in views {
      guard let outer = view.superview, let insets = outer.insets(ofFollower: view),
        view !== root, let inner = span(of: view, axis), let around = span(of: outer, axis)
      else { continue }
      let room = around.inset(by: insets, axis)
      system.add(inner.start - room.start)
      system.add(inner.length - room.length)
    }
  }

  private func length(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ system: inout LayoutSystem
  ) -> CGFloat {
    span(of: view, axis).map { max(0, system.value(of: $0.length)) } ?? 0
  }
}
