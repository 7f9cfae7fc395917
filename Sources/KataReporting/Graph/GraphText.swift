package import KataCore
package import KataText

/// The types of a program as a list: for each its role, and what it knows of which other.
package struct GraphText: Sendable {
  package let lines: [StyledText]

  /// Lays the list out; `name` says what was read, such as a kata's title and a pattern's.
  package init(_ reading: StaticReading, name: [String], width: Int, look: Look) {
    let graph = TypeGraph(reading)
    var page = Page(width: width, look: look)
    page.heading(name + ["types", "static reading"])
    page.add(page.facts(graph.size), lead: "  ")
    GraphFaults(graph: graph).writeCycles(on: &page)
    let known = Set(graph.edges.flatMap { [$0.from, $0.to] })
    for index in graph.nodes.indices where known.contains(index) {
      page.blank()
      Self.write(index, graph, on: &page)
    }
    // What is added to types of others is called by their names, which no type here holds or makes.
    let alone = graph.nodes.indices.filter { index in
      !known.contains(index) && graph.nodes[index].type?.kind.belongsToCallers != true
    }
    Self.writeAlone(alone, graph, on: &page)
    lines = page.lines
  }

  private static func write(_ index: Int, _ graph: TypeGraph, on page: inout Page) {
    let node = graph.nodes[index]
    let size = node.type.map { [Count($0.lines, "line").description] } ?? []
    let gap: StyledText = page.look.marks == .words ? page.colon : "  "
    page.add(
      StyledText(page.clean(node.name), .bold) + gap + page.facts(node.facts + size, .dim),
      hanging: "  ")
    for edge in graph.edges where edge.from == index { write(edge, graph, on: &page) }
    let users = graph.edges.filter { $0.to == index }.map { graph.nodes[$0.from].name }
    if !users.isEmpty {
      let names = Series(users.map { CodeWord($0).description }, atMost: 6)
      page.add(
        page.prose("known to \(names)", .dim), lead: "    ", hanging: "      ")
    }
  }

  private static func write(_ edge: TypeGraph.Edge, _ graph: TypeGraph, on page: inout Page) {
    let text = graph.predicate(edge)
    guard !edge.reading.isAllowed else {
      let sign = page.look.marks == .words ? "" : page.look.marks == .unicode ? "→" : "->"
      page.item(sign, nil, page.prose(text))
      return
    }
    let sign = page.look.marks == .words ? "" : page.glyphs.failed
    page.item(sign, .red, page.words("wrong way: ", Style(.red)) + page.prose(text))
    if let place = edge.reading.locations.first {
      page.add(StyledText(page.clean(place.description), .blue), lead: "      ")
    }
  }

  private static func writeAlone(_ alone: [Int], _ graph: TypeGraph, on page: inout Page) {
    guard !alone.isEmpty else { return }
    page.blank()
    let names = Series(alone.map { CodeWord(graph.nodes[$0].name).description }, atMost: 12)
    page.add(page.prose("Without a tie to the others: \(names)"), hanging: "  ")
  }
}
