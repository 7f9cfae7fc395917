import KataCore

/// The views inside another one, in rows from top to bottom and each from left to right.
struct ViewRows: Sendable {
  let rows: [[ScreenNode]]
  /// Whether the rows come from frames, or from the order alone.
  let areByFrames: Bool
  /// The points between the views of a stack.
  private let spacing: Int

  /// From how many points on a gap is worth an empty line.
  private static let worthALine = 24

  init(of node: ScreenNode) {
    // An empty label has no height, and nothing to show either.
    let views = node.children.filter { $0.frame != nil || $0.hasContent }
    spacing = node.details["spacing"].flatMap { Int($0) } ?? 0
    let frames = views.compactMap(\.frame)
    // Before a layout has run, or where nobody has set any, all lie in one corner.
    areByFrames =
      !views.isEmpty && frames.count == views.count
      && (views.count == 1 || Set(frames.map { [$0.x, $0.y] }).count == views.count)
    if areByFrames {
      rows = Self.rows(byFrames: views)
    } else if node.details["axis"] == "horizontal" {
      rows = views.isEmpty ? [] : [views]
    } else {
      rows = views.map { [$0] }
    }
  }

  /// Views that stand beside each other share a row: those that overlap by more than half of the lower one.
  private static func rows(byFrames views: [ScreenNode]) -> [[ScreenNode]] {
    let sorted = views.compactMap { view in view.frame.map { (view: view, frame: $0) } }
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    var rows: [[(view: ScreenNode, frame: ScreenFrame)]] = []
    for item in sorted {
      if let last = rows.last?[0].frame,
        2 * (min(last.maxY, item.frame.maxY) - item.frame.y) > min(last.height, item.frame.height)
      {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.map { $0.sorted { $0.frame.x < $1.frame.x }.map(\.view) }
  }

  /// How many empty lines stand below a row.
  func gap(after index: Int) -> Int {
    guard areByFrames else { return spacing >= Self.worthALine ? 1 : 0 }
    let bottom = rows[index].compactMap { $0.frame?.maxY }.max() ?? 0
    let top = rows[index + 1].compactMap { $0.frame?.y }.min() ?? 0
    return top - bottom >= Self.worthALine ? 1 : 0
  }
}

extension ScreenNode {
  fileprivate var hasContent: Bool {
    text?.isEmpty == false || !details.isEmpty || target != nil || !children.isEmpty
  }
}
