import KataText

/// The boxes of a graph at their places in the terminal.
struct GraphGrid {
  let boxes: [GraphBox]
  let width: Int
  let height: Int

  private static let margin = 2
  private static let narrowest = 14
  private static let widest = 26
  private static let widestGutter = 12

  /// Places the boxes; nil when there is no room for their columns.
  ///
  /// - Parameter gap: The rows between two boxes of a column.
  init?(_ graph: TypeGraph, width: Int, gap: Int) {
    let columns = GraphColumns(graph)
    let count = max(columns.columns.count, min(columns.band.count, 3), 1)
    let gutters = count - 1
    let least = count > 3 ? 5 : 8
    let room = width - 2 * Self.margin
    let boxWidth = min((room - gutters * least) / count, Self.widest)
    guard boxWidth >= Self.narrowest else { return nil }
    let gutter =
      gutters > 0 ? min((room - count * boxWidth) / gutters, Self.widestGutter) : 0
    let places = (0..<count).map { Self.margin + $0 * (boxWidth + gutter) }

    var boxes: [GraphBox] = []
    var top = 0
    func place(_ row: [(column: Int, node: Int)]) {
      var row = row.map { place in
        var box = GraphBox(place.node, of: graph, width: boxWidth)
        (box.x, box.y) = (places[place.column], top)
        return box
      }
      let height = row.map(\.height).max() ?? 0
      for index in row.indices where row[index].height + 2 > height { row[index].height = height }
      boxes += row
      top += height
    }
    for start in stride(from: 0, to: columns.band.count, by: count) {
      place(columns.band.dropFirst(start).prefix(count).enumerated().map { ($0, $1) })
      top += gap + 1
    }
    for row in 0..<(columns.columns.map(\.count).max() ?? 0) {
      place(
        columns.columns.enumerated().compactMap { column, nodes in
          nodes.indices.contains(row) ? (column, nodes[row]) : nil
        })
      top += gap
    }
    self.boxes = boxes
    self.width = width
    height = top + 1
  }
}
