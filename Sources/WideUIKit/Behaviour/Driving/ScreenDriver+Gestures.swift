extension ScreenDriver {
  /// Scrolls as a finger does.
  public func scroll(_ name: String, to offset: CGPoint) throws {
    let view: UIScrollView = try control(name, "a scroll view")
    view.drag(to: offset)
    settle()
  }

  /// Enlarges as two fingers do.
  public func zoom(_ name: String, to scale: CGFloat) throws {
    let view: UIScrollView = try control(name, "a scroll view")
    guard view.zoom(to: scale) else { throw DrivingError.notInteractive(name: name) }
    settle()
  }

  /// Taps the status bar, which takes a list back to its top.
  public func tapStatusBar() throws {
    let views = contents?.screenElements.compactMap { element -> UIScrollView? in
      guard case .view(let view as UIScrollView) = element, element.isVisible else { return nil }
      return view
    }
    guard views?.contains(where: { $0.scrollToTop() }) == true else {
      throw DrivingError.notInteractive(name: "status bar")
    }
    settle()
  }

  /// Swipes to the next page, or to the previous one.
  public func turnPage(forward: Bool = true) throws {
    let screens = sequence(first: contents?.screen) { $0?.parent }.compactMap(\.self)
    let pages = screens.flatMap { [$0] + $0.children }.compactMap { $0 as? UIPageViewController }
    guard let pages = pages.first, pages.turn(forward: forward) else {
      throw DrivingError.notInteractive(name: "page")
    }
    settle()
  }

  /// Drags a row by its handle, or an item of a collection, to where another one is.
  public func drag(_ name: String, to other: String) throws {
    let isDone: Bool
    if let (collection, source) = try item(name), let (_, destination) = try item(other) {
      isDone = collection.drag(from: source, to: destination)
    } else {
      let (table, source) = try row(name)
      isDone = table.drag(from: source, to: try row(other).1)
    }
    guard isDone else { throw DrivingError.notInteractive(name: name) }
    settle()
  }

  /// Taps the link with that text in a text view.
  public func tapLink(_ title: String, in name: String) throws {
    let view: UITextView = try control(name, "a text view")
    guard view.tapLink(title) else { throw DrivingError.notFound(name: title, present: []) }
    settle()
  }

  /// Performs the movement that a recogniser of a kind waits for on a view.
  public func perform<Gesture: UIGestureRecognizer>(
    _ kind: Gesture.Type, on name: String
  ) throws {
    guard case .view(let view) = try visible(name) else { throw DrivingError.hidden(name: name) }
    let recognizers = sequence(first: view, next: \.superview)
      .flatMap { $0.gestureRecognizers ?? [] }.filter { $0 is Gesture }
    guard let recognizer = recognizers.first else {
      throw DrivingError.notInteractive(name: name)
    }
    recognizer.perform()
    for other in recognizers.dropFirst() where recognizer.mayRecognize(beside: other) {
      other.perform()
    }
    settle()
  }

  /// The item of a collection that shows a text; nil where something else does.
  func item(_ name: String) throws -> (UICollectionView, IndexPath)? {
    guard case .view(let view) = try visible(name) else { throw DrivingError.hidden(name: name) }
    let cells = sequence(first: view, next: \.superview).compactMap { $0 as? UICollectionViewCell }
    guard let cell = cells.first(where: { _ in true }), let collection = cell.collection else {
      return nil
    }
    return collection.indexPath(for: cell).map { (collection, $0) }
  }
}
