import KataCore

/// Where each view of a screen stands on a grid of cells: by its frame where there is one, else in reading order.
struct ScreenLayout: Sendable {
  struct Placement: Sendable {
    let node: ScreenNode
    let renderer: any ViewRenderer
    let rect: CellRect
  }

  private(set) var placements: [Placement] = []
  /// How many rows it takes.
  private(set) var height = 0
  private let look: ScreenLook
  /// How many points make up the width, and where they begin.
  private let points: (x: Int, width: Int)
  private let columns: Int

  /// Lays out a view and all inside.
  init(_ node: ScreenNode, width: Int, look: ScreenLook) {
    self.look = look
    columns = max(1, width)
    points = (node.frame?.x ?? 0, max(1, node.frame?.width ?? 390))
    height = arrange(node, x: 0, y: 0, width: columns)
  }

  /// Places a view, and returns how many rows it takes.
  private mutating func arrange(_ node: ScreenNode, x: Int, y: Int, width: Int) -> Int {
    if let renderer = ViewRenderers.renderer(for: node) {
      let height = renderer.size(of: node, within: width, look).height
      let rect = CellRect(x: x, y: y, width: width, height: height)
      placements.append(Placement(node: node, renderer: renderer, rect: rect))
      return height
    }
    let rows = ViewRows(of: node)
    var bottom = y
    for (index, row) in rows.rows.enumerated() {
      let height = arrange(row, byFrames: rows.areByFrames, x: x, y: bottom, width: width)
      // An empty label between two others leaves no gap.
      let gap = height > 0 && index + 1 < rows.rows.count ? rows.gap(after: index) : 0
      bottom += height + gap
    }
    return bottom - y
  }

  private mutating func arrange(
    _ row: [ScreenNode], byFrames: Bool, x: Int, y: Int, width: Int
  ) -> Int {
    let spans = spans(of: row, byFrames: byFrames, x: x, width: width)
    guard let spans else {
      // Too narrow to stand beside each other.
      return row.reduce(0) { $0 + arrange($1, x: x, y: y + $0, width: width) }
    }
    return zip(row, spans).map { arrange($0, x: $1.lowerBound, y: y, width: $1.count) }.max() ?? 0
  }

  /// The columns of each view of a row; nil when they do not fit.
  private func spans(
    of row: [ScreenNode], byFrames: Bool, x: Int, width: Int
  ) -> [Range<Int>]? {
    let naturals = row.map { naturalWidth(of: $0, within: width) }
    if byFrames {
      return FramedSpans(
        frames: row.map { $0.frame.map(columns(of:)) ?? x..<(x + width) }, naturals: naturals,
        room: x..<(x + width)
      ).spans
    }
    guard row.count > 1 else { return [x..<(x + width)] }
    return StackedSpans(naturals: naturals, growing: row.map(grows), room: x..<(x + width)).spans
  }

  private func columns(of frame: ScreenFrame) -> Range<Int> {
    let (start, end) = (column(at: frame.x), column(at: frame.maxX))
    return start..<max(start, end)
  }

  /// The nearest one, so that equal margins stay equal.
  private func column(at x: Int) -> Int {
    Int((Double((x - points.x) * columns) / Double(points.width)).rounded())
  }

  private func grows(_ node: ScreenNode) -> Bool {
    ViewRenderers.renderer(for: node)?.grows ?? node.children.contains(where: grows)
  }

  /// The columns of a width that is fixed in points, so that what stands beside labels of one width is aligned.
  private func fixedWidth(of node: ScreenNode) -> Int {
    (node.details["width"].flatMap { Int($0) } ?? 0) * columns / points.width
  }

  private func naturalWidth(of node: ScreenNode, within width: Int) -> Int {
    if let renderer = ViewRenderers.renderer(for: node) {
      return max(renderer.size(of: node, within: width, look).width, fixedWidth(of: node))
    }
    let rows = ViewRows(of: node)
    return rows.rows.map { row in
      row.map { naturalWidth(of: $0, within: width) }.reduce(0, +) + 2 * (row.count - 1)
    }.max() ?? 0
  }
}
