/// All that a person sees of the top screen, as values, with the things that can be used now.
@_spi(Driving)
@MainActor
public struct ScreenTree {
  /// The title in the bar.
  public let title: String?
  /// Whether there is a bar.
  public let hasBar: Bool
  /// The title of the button back; nil when there is none.
  public let backTitle: String?
  /// What stands in the bar, beside its title.
  public let leftItems: [ScreenNode]
  /// What stands at the end of the bar.
  public let rightItems: [ScreenNode]
  /// The screen below the bar; nil while nothing is loaded.
  public let content: ScreenNode?
  /// The alert or sheet in front; nil when there is none.
  public let alert: VisibleAlert?
  /// Its fields and buttons.
  public let alertItems: [ScreenNode]
  /// What can be used now, in the order of its numbers.
  let targets: [ScreenElement]

  init(_ contents: ScreenContents) {
    var builder = Builder(isCovered: contents.alert != nil)
    title = contents.title
    hasBar = contents.navigation != nil
    backTitle = contents.backTitle
    leftItems = contents.barElements(\.leftBarButtonItems).compactMap { builder.node($0) }
    rightItems = contents.barElements(\.rightBarButtonItems).compactMap { builder.node($0) }
    content = contents.screen.viewIfLoaded.flatMap { builder.node($0) }
    alert = contents.alert.map(VisibleAlert.init)
    builder.isCovered = false
    alertItems = contents.alertElements.compactMap { builder.node($0) }
    targets = builder.targets
  }

  /// Walks through views, and numbers what can be used.
  @MainActor
  private struct Builder {
    /// Whether an alert is in front, so that nothing behind it can be used.
    var isCovered: Bool
    var targets: [ScreenElement] = []
    private var count = 0

    init(isCovered: Bool) { self.isCovered = isCovered }

    /// More than anybody can look through.
    private static let mostNodes = 3000
    private static let deepest = 60

    mutating func node(_ element: ScreenElement) -> ScreenNode? {
      if case .view(let view) = element { return node(view) }
      return element.isVisible ? node(element, frame: nil, children: []) : nil
    }

    mutating func node(_ view: UIView, depth: Int = 0) -> ScreenNode? {
      count += 1
      guard !view.isHidden, view.alpha > 0.01, count < Self.mostNodes, depth < Self.deepest else {
        return nil
      }
      let element = ScreenElement.view(view)
      // Numbered before what is inside, as a person reads.
      let target = target(of: element)
      let children = ReadingOrder.children(of: view).compactMap { node($0, depth: depth + 1) }
      return ScreenNode(element, frame: view.frameOnScreen, target: target, children: children)
    }

    private mutating func node(
      _ element: ScreenElement, frame: CGRect?, children: [ScreenNode]
    ) -> ScreenNode {
      ScreenNode(element, frame: frame, target: target(of: element), children: children)
    }

    private mutating func target(of element: ScreenElement) -> Int? {
      guard !isCovered, element.canBeUsed, element.isEnabled, element.isInteractive else {
        return nil
      }
      targets.append(element)
      return targets.count - 1
    }
  }
}

extension ScreenNode {
  @MainActor
  fileprivate init(
    _ element: ScreenElement, frame: CGRect?, target: Int?, children: [ScreenNode]
  ) {
    self.init(
      kind: element.kind, identifier: element.identifier, text: element.text ?? element.ownWords,
      frame: frame,
      isEnabled: element.isEnabled, target: target, details: ScreenDetails.details(of: element),
      children: children)
  }
}

extension ScreenElement {
  /// The words of something that is no control and can be tapped all the same, such as a row.
  fileprivate var ownWords: String? {
    guard case .view(let view) = self, view.takesTaps, !(view is UIControl) else { return nil }
    return view.shownNames.isEmpty ? nil : view.shownNames.joined(separator: ", ")
  }

  /// Whether it is of a kind that does something when it is used.
  fileprivate var canBeUsed: Bool {
    if case .view(let view) = self { return view is UIControl || view.takesTaps }
    return true
  }
}

extension UIView {
  /// The rectangle in the window, nil where no layout has given the view a size.
  fileprivate var frameOnScreen: CGRect? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    var frame = frame
    for ancestor in sequence(first: superview, next: { $0?.superview }).compactMap(\.self) {
      frame.origin.x += ancestor.frame.minX - ancestor.bounds.minX
      frame.origin.y += ancestor.frame.minY - ancestor.bounds.minY
    }
    return frame
  }
}
