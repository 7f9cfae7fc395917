/// The order in which a person reads the views of a screen.
@MainActor
enum ReadingOrder {
  /// The view and all inside as elements, parents before what they contain.
  static func elements(in view: UIView) -> [ScreenElement] {
    let own: [ScreenElement] = [.view(view)]
    return own + children(of: view).flatMap(elements(in:))
  }

  /// The views inside, in reading order: a stack's by its line, others as they were added.
  static func children(of view: UIView) -> [UIView] {
    guard let stack = view as? UIStackView else { return view.subviews }
    let arranged = stack.arrangedSubviews
    return arranged + stack.subviews.filter { view in !arranged.contains { $0 === view } }
  }
}
