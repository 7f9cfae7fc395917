/// Where lines leave and reach their boxes: side by side, sorted by where they lead, so that few cross.
struct GraphPorts {
  /// One end of a line.
  struct End {
    let x: Double
    let y: Double
    let row: Int
    let isAtTop: Bool
  }

  /// The two ends of each line, in the order of the graph's edges.
  let ends: [(from: End, to: End)]

  private struct Side: Hashable {
    let node: Int
    let isTop: Bool
  }

  init(_ graph: TypeGraph, _ layout: GraphLayout) {
    let boxes = layout.boxes
    var sides: [Side: [(edge: Int, isStart: Bool, toward: Double)]] = [:]
    let places = graph.edges.map { Self.sides(boxes[$0.from], boxes[$0.to]) }
    for (index, edge) in graph.edges.enumerated() {
      sides[Side(node: edge.from, isTop: places[index].fromTop), default: []]
        .append((index, true, boxes[edge.to].middle))
      sides[Side(node: edge.to, isTop: places[index].toTop), default: []]
        .append((index, false, boxes[edge.from].middle))
    }
    var starts = [Double](repeating: 0, count: graph.edges.count)
    var stops = starts
    for (side, lines) in sides {
      let sorted = lines.sorted { ($0.toward, $0.edge) < ($1.toward, $1.edge) }
      let box = boxes[side.node]
      for (index, line) in sorted.enumerated() {
        let x = box.x + box.width * Double(index + 1) / Double(sorted.count + 1)
        if line.isStart { starts[line.edge] = x } else { stops[line.edge] = x }
      }
    }
    ends = graph.edges.enumerated().map { index, edge in
      let (from, to, place) = (boxes[edge.from], boxes[edge.to], places[index])
      return (
        End(
          x: starts[index], y: place.fromTop ? from.y : from.bottom, row: from.row,
          isAtTop: place.fromTop),
        End(x: stops[index], y: place.toTop ? to.y : to.bottom, row: to.row, isAtTop: place.toTop)
      )
    }
  }

  /// Down through the bottom and up through the top; beside each other, below to the right and above to the left.
  private static func sides(
    _ from: GraphLayout.Box, _ to: GraphLayout.Box
  ) -> (fromTop: Bool, toTop: Bool) {
    if from.row == to.row { return from.middle <= to.middle ? (false, false) : (true, true) }
    return from.row < to.row ? (false, true) : (true, false)
  }
}
