import KataCore
import KataText

/// The types of a program as boxes in the terminal, with arrows between them.
struct GraphDrawing {
  let lines: [StyledText]
  /// The wires that are shown.
  let wires: [Wire]
  /// The wires for which there was no room.
  let unrouted: [Wire]

  private static let mostTypes = 24
  private static let mostWires = 48

  /// Draws the graph; nil when it is too large for a drawing of this width.
  init?(_ graph: TypeGraph, width: Int) {
    let wires = graph.wires
    guard !graph.nodes.isEmpty, graph.nodes.count <= Self.mostTypes, wires.count <= Self.mostWires
    else { return nil }
    // Rows are added only where the wires need them.
    var best: (grid: GraphGrid, router: WireRouter)?
    for gap in 1...3 {
      guard let grid = GraphGrid(graph, width: width, gap: gap) else { return nil }
      let router = WireRouter(wires, on: grid)
      if router.unrouted.count < best?.router.unrouted.count ?? .max { best = (grid, router) }
      if router.unrouted.isEmpty { break }
    }
    guard let best else { return nil }
    var canvas = GraphCanvas(width: best.grid.width, height: best.grid.height)
    canvas.put(best.router)
    for box in best.grid.boxes { canvas.put(box) }
    for (cell, exit) in best.router.exits {
      canvas.put(
        String(WireSigns.exit(exit.direction, exit.wire.kind)), at: cell, exit.wire.net.style)
    }
    lines = canvas.lines
    unrouted = best.router.unrouted
    let left = Set(best.router.unrouted.map { [$0.from, $0.to] })
    self.wires = wires.filter { !left.contains([$0.from, $0.to]) }
  }
}

/// The cells of a drawing.
private struct GraphCanvas {
  /// An empty text is the second half of a wide character.
  private var cells: [[(text: String, style: Style)]]

  init(width: Int, height: Int) {
    let row = [(text: String, style: Style)](repeating: (" ", .plain), count: width)
    cells = Array(repeating: row, count: height)
  }

  /// The rows without blanks at the end, and without empty rows at the foot.
  var lines: [StyledText] {
    var lines = cells.map { row in
      var line = StyledText()
      for cell in row { line.append(cell.text, cell.style) }
      return line
    }
    while let last = lines.last, last.plain.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines
  }

  mutating func put(_ text: String, at cell: GraphCell, _ style: Style) {
    var x = cell.x
    for character in text {
      let size = DisplayWidth.of(character)
      guard size > 0, cells.indices.contains(cell.y), x >= 0, x + size <= cells[cell.y].count
      else { continue }
      cells[cell.y][x] = (String(character), style)
      if size == 2 { cells[cell.y][x + 1] = ("", style) }
      x += size
    }
  }

  mutating func put(_ box: GraphBox) {
    let style: Style =
      box.isInCycle ? Style(.red) : box.isMassive ? Style(.yellow) : .dim
    let (left, right) = (box.x, box.x + box.width - 1)
    put("╭─ ", at: GraphCell(x: left, y: box.y), style)
    put(
      box.label, at: GraphCell(x: left + 3, y: box.y), box.isInCycle ? Style(.red) : Style(.cyan))
    let used = DisplayWidth.of(box.label) + 3
    let rest = String(repeating: "─", count: max(box.width - used - 2, 0))
    put(" \(rest)╮", at: GraphCell(x: left + used, y: box.y), style)
    for row in 1..<box.height - 1 {
      put("│", at: GraphCell(x: left, y: box.y + row), style)
      put("│", at: GraphCell(x: right, y: box.y + row), style)
      guard box.lines.indices.contains(row - 1) else { continue }
      let line = box.lines[row - 1]
      put(line.text, at: GraphCell(x: left + 2, y: box.y + row), line.style)
    }
    let foot = "╰" + String(repeating: "─", count: box.width - 2) + "╯"
    put(foot, at: GraphCell(x: left, y: box.y + box.height - 1), style)
  }

  mutating func put(_ router: WireRouter) {
    for (cell, tracks) in router.tracks {
      if tracks.count == 1 {
        let sign = WireSigns.sign(tracks[0].arms, tracks[0].net.kind)
        put(String(sign), at: cell, tracks[0].net.style)
      } else if let vertical = tracks.first(where: { $0.arms == Direction.vertical }),
        let horizontal = tracks.first(where: { $0.arms == Direction.horizontal })
      {
        let sign = WireSigns.crossing(vertical: vertical.net.kind, horizontal: horizontal.net.kind)
        put(String(sign), at: cell, (vertical.net.fault == nil ? horizontal : vertical).net.style)
      }
    }
    for (cell, wire) in router.marks { put("✗", at: cell, wire.net.style) }
    for (cell, head) in router.heads {
      let sign = WireSigns.head(head.direction, isByProtocol: head.wire.isByProtocol)
      put(String(sign), at: cell, head.wire.net.style)
    }
  }
}

extension Wire.Net {
  fileprivate var style: Style {
    if fault != nil { return Style(.red, isBold: true) }
    return kind == .uses ? .dim : .plain
  }
}
