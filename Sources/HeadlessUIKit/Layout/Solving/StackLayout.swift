/// What a stack asks of the views that it lines up, in one direction.
///
/// Proportional filling is solved as filling.
@MainActor
struct StackLayout {
  let stack: UIStackView
  let axis: NSLayoutConstraint.Axis
  let span: (UIView) -> LayoutSpan?

  /// Below whatever anybody asks for: a stack is no larger than it has to be.
  private static let weakest = UILayoutPriority(1)

  func add(to system: inout LayoutSystem) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let spans = views.compactMap(span)
    guard let own = span(stack), !spans.isEmpty, spans.count == views.count else { return }
    let room =
      stack.isLayoutMarginsRelativeArrangement
      ? own.inset(by: stack.directionalLayoutMargins, axis) : own
    if stack.axis == axis {
      addLine(spans, of: views, in: room, to: &system)
    } else {
      for span in spans { addAcross(span, in: room, to: &system) }
    }
  }

  private func addLine(
    _ spans: [LayoutSpan], of views: [UIView], in room: LayoutSpan, to system: inout LayoutSystem
  ) {
    system.add(spans[0].start - room.start)
    var firstDistance: LayoutExpression?
    for (index, span) in spans.enumerated().dropFirst() {
      let before = spans[index - 1]
      let gap = span.start - before.end - spacing(after: views[index - 1])
      switch stack.distribution {
      case .fill, .fillProportionally: system.add(gap)
      case .fillEqually:
        system.add(gap)
        system.add(span.length - spans[0].length)
      case .equalSpacing, .equalCentering:
        system.add(gap, .notNegative)
        system.add(gap, priority: Self.weakest)
        let isBetweenMiddles = stack.distribution == .equalCentering
        let distance =
          isBetweenMiddles ? span.middle - before.middle : span.start - before.end
        if let firstDistance { system.add(distance - firstDistance) }
        firstDistance = firstDistance ?? distance
      }
    }
    system.add(spans[spans.count - 1].end - room.end)
  }

  private func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
  }

  private func addAcross(
    _ span: LayoutSpan, in room: LayoutSpan, to system: inout LayoutSystem
  ) {
    if stack.alignment == .fill {
      system.add(span.start - room.start)
      return system.add(span.end - room.end)
    }
    system.add(span.start - room.start, .notNegative)
    system.add(room.end - span.end, .notNegative)
    system.add(room.length, priority: Self.weakest)
    switch stack.alignment {
    case .center: system.add(span.middle - room.middle)
    case .trailing, .lastBaseline: system.add(span.end - room.end)
    default: system.add(span.start - room.start)
    }
  }
}
