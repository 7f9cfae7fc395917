extension LayoutPass {
  /// Adds that a view has about the size of its content, unless its size follows from what must hold.
  func addContent(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, to system: inout LayoutSystem
  ) {
    if wish == nil { view.placedContent[axis] = nil }
    guard let length = span(of: view, axis)?.length, !system.hasFound(length) else { return }
    system.add(length, .notNegative)
    let content = view.intrinsicContentSize[axis]
    if wish == nil { view.placedContent[axis] = content }
    guard content >= 0 else { return }
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    system.add(length - content, .notNegative, priority: resistance)
    system.add(length * -1 + content, .notNegative, priority: hugging)
  }

  /// Adds that a guide has no length below zero, and where the content of a scroll view begins.
  func addLimits(
    of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, to system: inout LayoutSystem
  ) {
    guard let own = span(of: guide, axis) else { return }
    system.add(own.length, .notNegative)
    guard let view = guide.owningView, guide === view.contentGuide,
      let outer = span(of: view, axis)
    else { return }
    let scrolled = axis == .horizontal ? view.placedBounds.minX : view.placedBounds.minY
    system.add(own.start - outer.start + scrolled)
  }

  /// Adds what a constraint says.
  func add(
    _ constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis,
    to system: inout LayoutSystem
  ) {
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    guard var difference = place(of: first, constraint.firstAttribute, from: second) else { return }
    if constraint.secondAttribute != .notAnAttribute {
      guard let other = place(of: second, constraint.secondAttribute, from: first) else { return }
      difference.add(other, times: -constraint.multiplier)
    }
    difference.constant -= constraint.constant
    switch constraint.relation {
    case .equal: system.add(difference, priority: constraint.priority)
    case .greaterThanOrEqual:
      system.add(difference, .notNegative, priority: constraint.priority)
    case .lessThanOrEqual:
      system.add(difference * -1, .notNegative, priority: constraint.priority)
    }
  }

  private func place(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from other: AnyObject?
  ) -> LayoutExpression? {
    if let view = item as? UIView {
      let font = (view as? UILabel)?.font ?? (view as? UITextField)?.font
      return span(of: view, from: other, attribute.axis)?.place(attribute, font: font)
    }
    let guide = item as? UILayoutGuide
    return guide.flatMap { span(of: $0, attribute.axis) }?.place(attribute, font: nil)
  }

  /// Where a view is; for a view inside a scroll view that is where its content is.
  private func span(
    of view: UIView, from other: AnyObject?, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutSpan? {
    guard let content = view.contentGuide, let other = other as? UIView, other !== view,
      other.isDescendant(of: view)
    else { return span(of: view, axis) }
    return span(of: content, axis)
  }

  /// Where a view is, counted from the root of the pass; nil for one that is not below it.
  func span(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan? {
    if let span = span(at: view.layoutPlace) { return span }
    if view !== root, !view.keepsFrame { return nil }
    let (start, length) = view.extent(axis)
    var span = LayoutSpan(start: LayoutExpression(), length: LayoutExpression(constant: length))
    guard view !== root else { return span }
    guard let outer = view.superview.flatMap({ self.span(of: $0, axis) }) else { return nil }
    span.start = outer.start + start
    return span
  }

  /// Where a guide is: in a place of its own, or inside the margins of its view.
  func span(of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan? {
    if let span = span(at: guide.layoutPlace) { return span }
    guard let view = guide.owningView, let span = span(of: view, axis) else { return nil }
    let hasMargins = guide === view.layoutMarginsGuide || guide === view.readableContentGuide
    return hasMargins ? span.inset(by: view.directionalLayoutMargins, axis) : span
  }
}
