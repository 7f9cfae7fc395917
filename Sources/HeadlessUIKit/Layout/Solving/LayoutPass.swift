/// Finds the frames that constraints and stacks give the views below one whose own frame is fixed.
///
/// What lies in an inner view with a fixed frame is a matter of another pass. What is not solved: right-to-left
/// languages, autoresizing masks. The sizes of texts are estimates.
@_spi(Driving)
@MainActor
public struct LayoutPass {
  /// How many there have been since the program began.
  public private(set) static var count = 0
  /// How many times a frame has been looked at.
  static var looks = 0
  /// Whether some view may have to find the sizes of what is inside before a frame is looked at.
  static var isFittingDue = false

  let root: UIView
  /// The size that the root should have as nearly as its content lets it; nil where its frame is fixed.
  let wish: FittingSize?
  private let number: Int
  private var unknowns = 0
  private(set) var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var stacks: [UIStackView] = []
  private var constraints: [NSLayoutConstraint] = []

  /// Gives the views below a root their frames.
  static func run(in root: UIView) {
    let pass = LayoutPass(root: root)
    guard !pass.views.isEmpty else { return }
    EffectLog.silently {
      // Heights follow from widths, where lines are broken.
      pass.solve(.horizontal)
      pass.solve(.vertical)
    }
  }

  init(root: UIView, wish: FittingSize? = nil) {
    Self.count += 1
    self.root = root
    self.wish = wish
    number = Self.count
    if wish != nil { add(root) }
    collect(in: root)
  }

  private mutating func add(_ view: UIView) {
    view.layoutPlace = newPlace()
    views.append(view)
  }

  private mutating func collect(in view: UIView) {
    constraints += view.heldConstraints
    for guide in view.guidesToPlace {
      guide.layoutPlace = newPlace()
      guides.append(guide)
    }
    if let stack = view as? UIStackView { stacks.append(stack) }
    for inner in view.subviews {
      let follows = wish != nil && view.insets(ofFollower: inner) != nil
      if follows || !inner.keepsFrame { add(inner) }
      if follows || !inner.isLayoutRoot { collect(in: inner) }
    }
  }

  private mutating func newPlace() -> LayoutPlace {
    defer { unknowns += 2 }
    let span = LayoutSpan(start: .unknown(unknowns), length: .unknown(unknowns + 1))
    return LayoutPlace(pass: number, span: span)
  }

  private func solve(_ axis: NSLayoutConstraint.Axis) {
    var system = solved(axis)
    for guide in guides {
      let place = place(span(of: guide, axis), in: guide.owningView, axis, by: &system)
      if let place { guide.take(start: place.start, length: place.length, axis) }
    }
    for view in views {
      let place = place(span(of: view, axis), in: view.superview, axis, by: &system)
      if let place { view.take(start: place.start, length: place.length, axis) }
    }
  }

  /// All that is said about one direction, taken in.
  func solved(_ axis: NSLayoutConstraint.Axis) -> LayoutSystem {
    var system = LayoutSystem(unknowns: unknowns)
    addWish(axis, to: &system)
    for guide in guides { addLimits(of: guide, axis, to: &system) }
    for constraint in constraints where constraint.firstAttribute.axis == axis {
      add(constraint, axis, to: &system)
    }
    for stack in stacks {
      StackLayout(stack: stack, axis: axis) { span(of: $0, axis) }.add(to: &system)
    }
    for view in views { addContent(of: view, axis, to: &system) }
    system.solve()
    return system
  }

  private func place(
    _ span: LayoutSpan?, in view: UIView?, _ axis: NSLayoutConstraint.Axis,
    by system: inout LayoutSystem
  ) -> (start: CGFloat, length: CGFloat)? {
    guard let span, let outer = view.flatMap({ self.span(of: $0, axis) }) else { return nil }
    // Where nothing says more, it begins where the view around it does.
    if !system.hasFound(span.start) { system.suppose(span.start - outer.start) }
    let start = system.value(of: span.start) - system.value(of: outer.start)
    return (start, system.value(of: span.length))
  }

  /// The unknowns of what this pass places.
  func span(at place: LayoutPlace?) -> LayoutSpan? { place?.pass == number ? place?.span : nil }
}

/// Which two unknowns a view or guide has, in either direction, and in which pass.
struct LayoutPlace {
  let pass: Int
  let span: LayoutSpan
}
