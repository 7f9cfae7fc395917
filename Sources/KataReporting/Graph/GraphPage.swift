package import KataCore
package import KataText

/// The types of a program in the terminal: drawn where there is room, else as a list.
package struct GraphPage: Sendable {
  package let lines: [StyledText]

  private static let narrowest = 70

  /// Lays the page out; `name` says what was read, such as a kata's title and a pattern's.
  ///
  /// - Parameter list: The command that shows the list instead.
  package init(
    _ reading: StaticReading, name: [String], list: String, width: Int, look: Look
  ) {
    let graph = TypeGraph(reading)
    var page = Page(width: width, look: look)
    guard look.marks == .unicode, page.width >= Self.narrowest,
      let drawing = GraphDrawing(graph, width: page.width)
    else {
      lines = GraphText(reading, name: name, width: width, look: look).lines
      return
    }
    page.heading(name + ["types", "static reading"])
    page.add(page.facts(graph.size), lead: "  ")
    page.blank()
    page.draw(drawing.lines)
    page.blank()
    Self.writeLegend(drawing.wires, on: &page)
    GraphFaults(graph: graph).write(on: &page)
    Self.writeRest(drawing.unrouted, graph, on: &page)
    page.blank()
    page.add(page.prose("`\(list)` lists every reference with its protocol.", .dim), lead: "  ")
    lines = page.lines
  }

  /// What the lines and arrows that occur mean.
  private static func writeLegend(_ wires: [Wire], on page: inout Page) {
    let kinds: [(Bool, String, String)] = [
      (wires.contains { $0.kind == .holds }, "━━", "holds"),
      (wires.contains { $0.kind == .weak }, "╌╌", "holds weakly"),
      (wires.contains { $0.kind == .uses }, "──", "makes or calls"),
      (wires.contains { !$0.isByProtocol }, "▶", "by type"),
      (wires.contains(where: \.isByProtocol), "▷", "by protocol"),
    ]
    let entries = kinds.filter(\.0).map { _, sign, meaning in
      StyledText("\(sign)\u{a0}", .bold)
        + StyledText(Catalogue.current.text(meaning).replacing(" ", with: "\u{a0}"), .dim)
    }
    page.add(entries.joined(separator: "   "), lead: "  ")
  }

  /// The references for which the drawing has no room.
  private static func writeRest(_ wires: [Wire], _ graph: TypeGraph, on page: inout Page) {
    let edges = wires.compactMap { wire in
      graph.edges.first { $0.from == wire.from && $0.to == wire.to }
    }
    guard !edges.isEmpty else { return }
    page.blank()
    page.add(page.words("Not drawn, for want of room:"), lead: "  ")
    for edge in edges { page.item("→", nil, page.prose(graph.phrase(edge))) }
  }
}
