import KataCore
import KataText

/// What is wrong in a graph, in sentences: retain cycles and references that the pattern does not allow.
struct GraphFaults: ReportSection {
  let graph: TypeGraph

  func write(on page: inout Page) {
    writeCycles(on: &page)
    let wrong = graph.edges.filter { !$0.reading.isAllowed }
    if graph.cycles.isEmpty, !wrong.isEmpty { page.blank() }
    for edge in wrong {
      page.item(
        page.glyphs.failed, .red,
        page.words("wrong way: ", Style(.red)) + page.prose(graph.phrase(edge)))
      if let place = edge.reading.locations.first {
        page.add(StyledText(page.clean(place.description), .blue), lead: "      ")
      }
    }
  }

  /// Writes who holds whom, so that nobody is released.
  func writeCycles(on page: inout Page) {
    guard !graph.cycles.isEmpty else { return }
    page.blank()
    for cycle in graph.cycles {
      let names = cycle.map { CodeWord(graph.nodes[$0].name).description }
      let text =
        names.count == 1
        ? "\(names[0]) stores a closure that captures `self` strongly"
        : "Retain cycle: \((names + names.prefix(1)).joined(separator: arrow(page)))"
      page.item(sign(page), .red, page.prose(text))
    }
  }

  private func sign(_ page: Page) -> String {
    switch page.look.marks {
    case .unicode: "↻"
    case .ascii: page.glyphs.failed
    case .words: ""
    }
  }

  private func arrow(_ page: Page) -> String { page.look.marks == .unicode ? " → " : " -> " }
}
