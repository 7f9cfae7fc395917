/// How far the frames below a root are from what constraints say.
enum LayoutState {
  /// They are right.
  case placed
  /// Something has changed since the last layout pass.
  case changed
  /// A layout pass has come, and nobody has looked at a frame yet: whoever does has them found first.
  case due
}

extension UIView {
  /// Whether constraints leave the frame alone.
  var keepsFrame: Bool { translatesAutoresizingMaskIntoConstraints }

  /// Whether the views inside are placed apart from those around.
  var isLayoutRoot: Bool { superview == nil || keepsFrame && !isReachedInto }

  /// The nearest view around, or this one, in which frames are found at once.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutRoot, let superview = root.superview { root = superview }
    return root
  }

  // MARK: What changes

  /// Lets the next layout pass find the frames around again.
  func changeLayout() {
    let root = layoutRoot
    if root.layoutState == .placed { root.layoutState = .changed }
  }

  /// The same, where the size of the content is another one than before and counts.
  func changeContentSize() {
    guard let root = superview?.layoutRoot else { return }
    if root.layoutState == .due { root.askForLayoutHooks() }
    guard !placedContent.isEmpty, root.layoutState == .placed else { return }
    let size = intrinsicContentSize
    if placedContent.contains(where: { size[$0.key] != $0.value }) { root.layoutState = .changed }
  }

  /// Finds the frames that are due, since whoever looks at one after the change is to see what was before.
  func constraintsWillChange() { placeAroundIfDue() }

  /// The same where a constraint has changed, which whoever overrides `layoutSubviews()` notices.
  func constraintsDidChange() {
    setNeedsLayout()
    changeLayout()
  }

  /// The same for what depends on a frame that code has set.
  func frameDidChange() {
    guard keepsFrame else { return }
    changeLayout()
    if isTied { superview?.changeLayout() }
  }

  /// Notes that a constraint of this view ties something to one inside, which may lie in a fixed one.
  func tie(_ item: AnyObject?) {
    guard item !== self else { return }
    let view = item as? UIView
    view?.isTied = true
    var outer = view?.superview ?? (item as? UILayoutGuide)?.owningView
    while let reached = outer, reached !== self {
      reached.isReachedInto = true
      outer = reached.superview
    }
  }

  // MARK: What a layout pass does

  /// Lets all views that have asked for it set up their constraints, from the inside out.
  func updateConstraintsBelow() {
    for view in subviews { view.updateConstraintsBelow() }
    updateOwnConstraints()
  }

  /// Lets the view, or its controller, set up the constraints, if it has asked for that.
  func updateOwnConstraints() {
    guard hasStaleConstraints else { return }
    hasStaleConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Has the frames below a root found when somebody looks at one; at once if code of the program runs when sizes change.
  func passLayout() {
    guard layoutState == .changed else { return }
    layoutState = .due
    askForLayoutHooks()
    layoutDidChange(below: self)
    superview?.layoutDidChange(below: self)
    if KeyValueObservers.isAnyoneWaiting || isWatchedBelow { placeBelow() }
  }

  /// Calls the program's code for this view in the present pass: something inside moves, as far as anybody knows.
  private func askForLayoutHooks() {
    if isOfProgram || controller != nil { needsLayout = true }
  }

  /// Finds the own frame, if that is due.
  func placeIfDue() {
    LayoutPass.looks += 1
    if LayoutPass.isFittingDue { fitAround() }
    if !keepsFrame { superview?.placeAroundIfDue() }
  }

  /// Has each view around find the sizes of what is inside.
  private func fitAround() {
    for outer in sequence(first: self, next: \.superview) { outer.fitInside() }
  }

  /// Finds the frames inside, if that is due.
  func placeAroundIfDue() {
    let root = layoutRoot
    if root.layoutState == .due { root.placeBelow() }
  }

  /// Finds all frames that are due, and lets what has another size than before arrange itself.
  func placeAll() {
    placeAllBelow()
    layOutTree()
  }

  private func placeAllBelow() {
    fitInside()
    if layoutState == .due { placeBelow() }
    for view in subviews { view.placeAllBelow() }
  }

  /// Finds the frames inside now, for a frame that the kit has just changed; what the program has changed waits.
  func place(after change: () -> Void) {
    let isWaiting = layoutState == .changed
    change()
    if !isWaiting, layoutState != .placed { placeBelow() }
  }

  private func placeBelow() {
    layoutState = .placed
    EffectLog.apart { LayoutPass.run(in: self) }
  }

  /// Whether code that may notice runs when the size of a view inside changes.
  private var isWatchedBelow: Bool {
    subviews.contains {
      (!$0.keepsFrame && $0.watchesSize) || (!$0.isLayoutRoot && $0.isWatchedBelow)
    }
  }
}
