/// Finds the frames that constraints and stacks give the views of a tree.
///
/// What is not solved: rows that take their height from their content, the size of a scroll view's content, right-to-left
/// languages, and inequalities that compete. The sizes of texts are estimates.
@MainActor
struct LayoutPass {
  private let root: UIView
  private var places: [ObjectIdentifier: Int] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []

  /// Gives the views of the tree around a view their frames, unless nothing has changed.
  static func run(around view: UIView) {
    let root =
      sequence(first: view, next: \.superview).first { $0.isLayoutBoundary || $0.superview == nil }
    if let root { run(in: root) }
  }

  /// Gives the views below one their frames.
  static func run(in root: UIView) {
    guard root.needsLayoutBelow else { return }
    root.updateConstraintsBelow()
    guard let pass = LayoutPass(root) else { return }
    EffectLog.silently {
      // Heights follow from widths, where lines are broken.
      pass.solve(.horizontal)
      pass.solve(.vertical)
    }
  }

  /// Nil where nothing is to be solved.
  private init?(_ root: UIView) {
    self.root = root
    collect(root)
    guard !constraints.isEmpty || views.contains(where: { $0 is UIStackView }) else { return nil }
  }

  private mutating func collect(_ view: UIView) {
    places[ObjectIdentifier(view)] = places.count
    views.append(view)
    constraints += view.heldConstraints
    for guide in view.ownedGuides + view.contentGuides {
      places[ObjectIdentifier(guide)] = places.count
      guides.append(guide)
    }
    guard view === root || !view.isLayoutBoundary else { return }
    for inner in view.subviews { collect(inner) }
  }

  private func solve(_ axis: NSLayoutConstraint.Axis) {
    var system = LayoutSystem()
    for view in views { addOwn(view, axis, to: &system) }
    for guide in guides { addOwn(guide, axis, to: &system) }
    for constraint in constraints { add(constraint, axis, to: &system) }
    for case let stack as UIStackView in views {
      StackLayout(stack: stack, axis: axis, span: { span(of: $0, axis) }).add(to: &system)
    }
    let values = system.solution()
    var starts: [ObjectIdentifier: CGFloat] = [:]
    for view in views {
      guard let span = span(of: view, axis) else { continue }
      let (start, length) = (span.start.value(in: values), span.length.value(in: values))
      starts[ObjectIdentifier(view)] = start
      guard view !== root, !view.keepsFrame, let superview = view.superview else { continue }
      let origin = starts[ObjectIdentifier(superview)] ?? 0
      view.take(start: start - origin, length: max(0, length), axis)
    }
  }

  /// What a view brings along: its frame, or the size of its content.
  private func addOwn(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, to system: inout LayoutSystem
  ) {
    guard let span = span(of: view, axis) else { return }
    let (start, length) = view.extent(axis)
    guard view !== root, let outer = view.superview.flatMap({ self.span(of: $0, axis) }) else {
      system.add(span.start)
      return system.add(span.length + -length)
    }
    let isFixed = view.keepsFrame
    system.add(span.start - outer.start + -start, priority: isFixed ? 1000 : 0)
    system.add(span.length + -length, priority: isFixed ? 1000 : 0)
    guard !isFixed else { return }
    system.add(span.length, .notNegative)
    let size = view.intrinsicContentSize
    let content = axis == .horizontal ? size.width : size.height
    guard content >= 0 else { return }
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    system.add(span.length + -content, priority: hugging)
    system.add(span.length + -content, .notNegative, priority: resistance)
  }

  private func addOwn(
    _ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, to system: inout LayoutSystem
  ) {
    guard let span = span(of: guide, axis),
      let outer = guide.owningView.flatMap({ self.span(of: $0, axis) })
    else { return }
    let isContent = guide.owningView?.contentGuides.contains { $0 === guide } == true
    system.add(span.start - outer.start, priority: isContent ? 1000 : 0)
    system.add(span.length, priority: 0)
    system.add(span.length, .notNegative)
  }

  private func add(
    _ constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis,
    to system: inout LayoutSystem
  ) {
    guard constraint.axis == axis, !constraint.measuresContent,
      let first = place(constraint.firstItem, constraint.firstAttribute)
    else { return }
    var other = LayoutExpression()
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = place(constraint.secondItem, constraint.secondAttribute) else { return }
      other = second * constraint.multiplier
    }
    let difference = first - other + -constraint.constant
    let priority = constraint.priority.rawValue
    switch constraint.relation {
    case .equal: system.add(difference, priority: priority)
    case .greaterThanOrEqual: system.add(difference, .notNegative, priority: priority)
    case .lessThanOrEqual: system.add(difference * -1, .notNegative, priority: priority)
    }
  }

  // MARK: Unknowns

  private func place(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression? {
    item.flatMap { span(of: $0, attribute.axis) }?.place(
      attribute, font: (item as? UILabel)?.font ?? (item as? UITextField)?.font)
  }

  /// The unknowns of a view or guide; nil for one that is not in this tree.
  private func span(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan? {
    if let place = places[ObjectIdentifier(item)] {
      return LayoutSpan(start: .unknown(2 * place), length: .unknown(2 * place + 1))
    }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let span = span(of: view, axis)
    else { return nil }
    let hasMargins = guide === view.layoutMarginsGuide || guide === view.readableContentGuide
    return hasMargins ? span.inset(by: view.directionalLayoutMargins, axis) : span
  }
}
