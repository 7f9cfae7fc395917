/// Where a controller is between off screen and on screen.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  /// Tells a child whose container forwards by hand that it will appear or disappear.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated: animated) } else { willDisappear(animated: animated) }
  }

  /// Tells a child whose container forwards by hand that it has appeared or disappeared.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      isAppearing(animated: false)
      didAppear(animated: false)
    case .disappearing: didDisappear(animated: false)
    case .appeared, .disappeared: break
    }
  }

  /// Runs the whole way on screen; `move` puts the view into the tree.
  func appear(animated: Bool, move: () -> Void) {
    willAppear(animated: animated)
    move()
    isAppearing(animated: animated)
    viewIfLoaded?.layoutIfNeeded()
    didAppear(animated: animated)
  }

  /// Runs the whole way off screen; `move` takes the view out of the tree.
  func disappear(animated: Bool, move: () -> Void) {
    willDisappear(animated: animated)
    move()
    didDisappear(animated: animated)
  }

  func willAppear(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    placeContent()
    for child in shownChildren { child.willAppear(animated: animated) }
  }

  func isAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in shownChildren { child.isAppearing(animated: animated) }
  }

  func didAppear(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    for child in shownChildren { child.didAppear(animated: animated) }
    viewDidAppear(animated)
  }

  func willDisappear(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in shownChildren { child.willDisappear(animated: animated) }
  }

  func didDisappear(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    for child in shownChildren { child.didDisappear(animated: animated) }
    viewDidDisappear(animated)
  }

  /// Makes a view that enters or leaves the window outside any transition take its controller along.
  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil, appearance == .disappeared {
      movesByItself = true
      willAppear(animated: false)
    } else if window == nil, appearance == .appeared {
      movesByItself = true
      willDisappear(animated: false)
    }
  }

  func viewDidMoveToWindow() {
    guard movesByItself else { return }
    movesByItself = false
    if viewIfLoaded?.window == nil {
      didDisappear(animated: false)
    } else {
      isAppearing(animated: false)
      if parent?.appearance != .appearing { didAppear(animated: false) }
    }
  }

  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}
