import KataCore

/// The line from one box to another.
struct GraphCurve {
  private typealias Point = (x: Double, y: Double)

  private let edge: TypeGraph.Edge
  private let graph: TypeGraph
  private let isBesideEachOther: Bool
  /// Beginning, two points that bend it, and end.
  private let points: [Point]

  init(
    _ edge: TypeGraph.Edge, _ graph: TypeGraph, from: GraphPorts.End, to: GraphPorts.End,
    width: Double
  ) {
    self.edge = edge
    self.graph = graph
    isBesideEachOther = from.row == to.row
    if isBesideEachOther {
      let bend = from.isAtTop ? -34.0 : 34.0
      points = [(from.x, from.y), (from.x, from.y + bend), (to.x, to.y + bend), (to.x, to.y)]
    } else {
      // Lines over several rows bow out, so that they do not vanish behind the boxes between.
      let rows = Double(min(abs(from.row - to.row) - 1, 3))
      let isLeft = (from.x + to.x) / 2 < width / 2
      let bent = [from.x, to.x].map { min(max($0 + rows * (isLeft ? -90 : 90), 8), width - 8) }
      let half = (to.y - from.y) / 2
      points = [
        (from.x, from.y), (bent[0], from.y + half), (bent[1], to.y - half), (to.x, to.y),
      ]
    }
  }

  var element: XMLElement {
    let isWrong = !edge.reading.isAllowed
    let places = points.map { "\(GraphSVG.number($0.x)) \(GraphSVG.number($0.y))" }
    let path = "M \(places[0]) C \(places.dropFirst().joined(separator: ", "))"
    let style = (isWrong ? "bad" : "line") + (edge.isWeak ? " weak" : "")
    return XMLElement(
      "path",
      [("class", style), ("d", path), ("marker-end", "url(#\(isWrong ? "wrong" : "arrow"))")],
      children: [XMLElement("title", text: XMLText(graph.sentence(edge)))])
  }

  /// The words on a line that goes the wrong way; nil for any other.
  var label: XMLElement? {
    guard !edge.reading.isAllowed else { return nil }
    let (x, y) = point(at: isBesideEachOther ? 0.5 : inFirstGap)
    let plate = XMLElement(
      "rect",
      [
        ("class", "plate"), ("x", GraphSVG.number(x - 36)), ("y", GraphSVG.number(y - 9)),
        ("width", "72"), ("height", "18"), ("rx", "4"),
      ])
    let words = GraphSVG.label(
      Catalogue.current.text("wrong way"), x, y + 4, "warning", anchor: "middle")
    return XMLElement("g", children: [plate, words])
  }

  /// How far along the line the middle of the gap beside its first row is, where no box can be hidden.
  private var inFirstGap: Double {
    let target = points[0].y + (points[3].y > points[0].y ? 32 : -32)
    let steps = (0...50).map { Double($0) / 50 }
    return steps.min { abs(point(at: $0).y - target) < abs(point(at: $1).y - target) } ?? 0.5
  }

  private func point(at part: Double) -> Point {
    let rest = 1 - part
    let weights = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    return zip(points, weights).reduce((x: 0, y: 0)) { sum, next in
      (sum.x + next.0.x * next.1, sum.y + next.0.y * next.1)
    }
  }
}
