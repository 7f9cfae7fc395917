package import KataCore
import KataText

/// The types of a program for Graphviz.
package struct GraphDOT: Sendable {
  package let text: String

  package init(_ reading: StaticReading, name: String) {
    let graph = TypeGraph(reading)
    var lines = [
      "digraph kata {",
      "  graph [label=\(Self.quoted(name + Catalogue.current.text(": ") + graph.sizeText)), labelloc=t, rankdir=TB];",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for (index, node) in graph.nodes.enumerated() {
      lines.append("  n\(index) [label=\(Self.quoted(node.name, node.caption))];")
    }
    for layer in Set(graph.nodes.map(\.role.layer)).sorted() {
      let members = graph.nodes.indices.filter { graph.nodes[$0].role.layer == layer }
      let names = members.map { "n\($0);" }.joined(separator: " ")
      if members.count > 1 { lines.append("  { rank=same; \(names) }") }
    }
    lines += graph.edges.map(Self.edge)
    text = (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func edge(_ edge: TypeGraph.Edge) -> String {
    let through = edge.reading.through.map { Catalogue.current.text("through %@", $0) }
    let wrong = edge.reading.isAllowed ? nil : "wrong way"
    let words = [wrong, edge.verbs, through].compactMap(\.self).map { Catalogue.current.text($0) }
    var attributes = ["label=\(quoted(words.joined(separator: Catalogue.current.text(", "))))"]
    if edge.isWeak { attributes.append("style=dashed") }
    if !edge.reading.isAllowed { attributes.append("color=\"#c0392b\", penwidth=3") }
    return "  n\(edge.from) -> n\(edge.to) [\(attributes.joined(separator: ", "))];"
  }

  /// A string of lines; nothing in it can end the string or is an escape of Graphviz.
  private static func quoted(_ lines: String...) -> String {
    let escaped = lines.map { line in
      Sanitiser.line(line).map { character in
        character == "\\" ? "\\\\" : character == "\"" ? "\\\"" : String(character)
      }.joined()
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
