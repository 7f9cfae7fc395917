extension UIView {
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.leading)) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.right)) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.centerX)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.bottom)) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.centerY)) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(place(.firstBaseline))
  }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(place(.lastBaseline))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(place(.width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(place(.height)) }

  /// The constraints this view holds, its own and those between views inside it.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Puts a constraint in force.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Puts constraints in force.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Puts a constraint out of force.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Puts constraints out of force.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The guides added by code.
  public var layoutGuides: [UILayoutGuide] { ownedGuides }

  /// Gives the view a guide to hold.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownedGuides.append(guide)
    changeLayout()
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    ownedGuides.removeAll { $0 === guide }
    guide.owningView = nil
    changeLayout()
  }

  /// The space between the edges and the content, left and right as they are.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }

  /// The space bars and screen edges take; none on this screen.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  func hold(_ constraint: NSLayoutConstraint) {
    constraintsWillChange()
    heldConstraints.append(constraint)
    constraint.holder = self
    tie(constraint.firstItem)
    tie(constraint.secondItem)
    constraintsDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraintsWillChange()
    constraint.holder = nil
    heldConstraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  func releaseConstraints(touching view: UIView) {
    for constraint in heldConstraints where constraint.touches(view) { release(constraint) }
  }

  /// Lays out this view if it asked for it, then all inside; a controller hears of its own view.
  func layOutTree() {
    // Those who have come during the pass have not been asked yet.
    updateOwnConstraints()
    passLayout()
    if needsLayout {
      needsLayout = false
      let looks = LayoutPass.looks
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      looksAtFrames = LayoutPass.looks != looks
    }
    for view in subviews { view.layOutTree() }
  }

  private func place(_ attribute: NSLayoutConstraint.Attribute) -> AnchorPlace {
    AnchorPlace(item: self, attribute: attribute)
  }
}
