import KataText

/// Where the boxes of a graph stand: a row for each layer, and as many rows as it takes.
struct GraphLayout {
  struct Box {
    let x: Double
    let y: Double
    let width: Double
    let row: Int

    var middle: Double { x + width / 2 }
    var bottom: Double { y + GraphLayout.boxHeight }
  }

  /// In the order of the graph's nodes.
  let boxes: [Box]
  let width: Double
  let height: Double

  static let boxHeight = 48.0
  private static let gap = 28.0
  private static let rowHeight = 112.0
  private static let margin = 32.0
  private static let top = 64.0
  private static let widest = 1_160.0

  init(_ graph: TypeGraph) {
    let sizes = graph.nodes.map(Self.boxWidth)
    let rows = Self.rows(graph, sizes)
    let widths = rows.map { row in
      row.reduce(0) { $0 + sizes[$1] } + Self.gap * Double(max(row.count - 1, 0))
    }
    let inner = max(widths.max() ?? 0, 460)
    var boxes = [Box](
      repeating: Box(x: 0, y: 0, width: 0, row: 0), count: graph.nodes.count)
    for (row, members) in rows.enumerated() {
      var x = Self.margin + (inner - widths[row]) / 2
      for node in members {
        let y = Self.top + Double(row) * Self.rowHeight
        boxes[node] = Box(x: x, y: y, width: sizes[node], row: row)
        x += sizes[node] + Self.gap
      }
    }
    self.boxes = boxes
    width = inner + 2 * Self.margin
    let gaps = Double(max(rows.count - 1, 0)) * Self.rowHeight
    height = Self.top + gaps + Self.boxHeight + 64
  }

  /// The layers from top to bottom, each broken into rows that are not too wide, its nodes near those they know above.
  private static func rows(_ graph: TypeGraph, _ sizes: [Double]) -> [[Int]] {
    var rows: [[Int]] = []
    var place: [Int: Double] = [:]
    for layer in Set(graph.nodes.map(\.role.layer)).sorted() {
      let members = graph.nodes.indices.filter { graph.nodes[$0].role.layer == layer }
      let sorted = members.map { ($0, pull($0, graph, place)) }
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
      for (index, node) in sorted.enumerated() {
        place[node] = Double(index + 1) / Double(sorted.count + 1)
      }
      var row: [Int] = []
      var used = 0.0
      for node in sorted {
        if !row.isEmpty, used + sizes[node] > widest {
          rows.append(row)
          (row, used) = ([], 0)
        }
        row.append(node)
        used += sizes[node] + gap
      }
      rows.append(row)
    }
    return rows
  }

  /// Where a node's neighbours in the layers above stand on average; the middle for one without any.
  private static func pull(_ node: Int, _ graph: TypeGraph, _ place: [Int: Double]) -> Double {
    let neighbours = graph.edges.compactMap { edge -> Double? in
      edge.to == node ? place[edge.from] : edge.from == node ? place[edge.to] : nil
    }
    return neighbours.isEmpty ? 0.5 : neighbours.reduce(0, +) / Double(neighbours.count)
  }

  private static func boxWidth(_ node: TypeGraph.Node) -> Double {
    let name = Double(DisplayWidth.of(shortName(node.name))) * 8.2
    return max(name, Double(node.caption.count) * 6.4, 96) + 24
  }

  /// A name that fits into a box.
  static func shortName(_ name: String) -> String {
    StyledText(Sanitiser.line(name)).truncated(to: 40, ellipsis: "…").plain
  }
}
