package import KataCore

/// The types of a program as a drawing, layer below layer, readable on light and dark pages and by screen readers.
package struct GraphSVG: Sendable {
  package let text: String

  package init(_ reading: StaticReading, name: String) {
    let graph = TypeGraph(reading)
    let layout = GraphLayout(graph)
    let colon = Catalogue.current.text(": ")
    let (width, height) = (Self.number(layout.width), Self.number(layout.height))
    var children = [
      XMLElement(
        "title", [("id", "title")],
        text: XMLText(Catalogue.current.text("%@: types and who depends on whom", name))),
      XMLElement("desc", [("id", "desc")], text: XMLText(Self.description(graph))),
      XMLElement("style", text: XMLText(Self.style)),
      XMLElement("defs", children: [Self.arrow("arrow", "line"), Self.arrow("wrong", "bad")]),
      XMLElement("rect", [("class", "page"), ("width", width), ("height", height)]),
      Self.label(name + colon + graph.sizeText, 32, 34, "heading"),
    ]
    let curves = GraphPorts(graph, layout).ends.enumerated().map { index, ends in
      GraphCurve(graph.edges[index], graph, from: ends.from, to: ends.to, width: layout.width)
    }
    children += curves.map(\.element)
    children += graph.nodes.indices.map { Self.box(graph.nodes[$0], layout.boxes[$0]) }
    children += curves.compactMap(\.label)
    children.append(
      Self.label(Catalogue.current.text(Self.legend), 32, layout.height - 16, "caption"))
    let root = XMLElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width) \(height)"),
        ("width", width), ("height", height), ("role", "img"), ("aria-labelledby", "title desc"),
      ], children: children)
    text = root.document
  }

  /// A coordinate, with a decimal only where it has one.
  static func number(_ value: Double) -> String {
    let text = Figure(value, places: 1).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func label(
    _ text: String, _ x: Double, _ y: Double, _ style: String, anchor: String? = nil
  ) -> XMLElement {
    let place = [("class", style), ("x", number(x)), ("y", number(y))]
    let anchor = anchor.map { [("text-anchor", $0)] } ?? []
    return XMLElement("text", place + anchor, text: XMLText(text))
  }

  private static func box(_ node: TypeGraph.Node, _ box: GraphLayout.Box) -> XMLElement {
    let isMassive = node.type?.isMassiveController == true
    return XMLElement(
      "g",
      children: [
        XMLElement("title", text: XMLText(node.name + Catalogue.current.text(", ") + node.caption)),
        XMLElement(
          "rect",
          [
            ("class", isMassive ? "box massive" : "box"), ("x", number(box.x)),
            ("y", number(box.y)),
            ("width", number(box.width)), ("height", number(GraphLayout.boxHeight)), ("rx", "6"),
          ]),
        label(GraphLayout.shortName(node.name), box.middle, box.y + 20, "name", anchor: "middle"),
        label(node.caption, box.middle, box.y + 37, "caption", anchor: "middle"),
      ])
  }

  private static func arrow(_ id: String, _ style: String) -> XMLElement {
    XMLElement(
      "marker",
      [
        ("id", id), ("viewBox", "0 0 10 10"), ("refX", "9"), ("refY", "5"), ("markerWidth", "9"),
        ("markerHeight", "9"), ("markerUnits", "userSpaceOnUse"), ("orient", "auto"),
      ],
      children: [XMLElement("path", [("class", "\(style)-head"), ("d", "M 0 0 L 10 5 L 0 10 z")])])
  }

  /// All that the drawing shows, for those who hear it.
  private static func description(_ graph: TypeGraph) -> String {
    let sentences = graph.edges.prefix(200).map {
      Catalogue.current.text("%@.", graph.sentence($0))
    }
    return ([Catalogue.current.text("%@.", graph.sizeText)] + sentences).joined(separator: " ")
  }

  private static let legend =
    "thin: holds, makes, calls. broken: weakly. thick and labelled: the wrong way."

  private static let style = """
    .page{fill:#ffffff} .box{fill:#f6f8fa;stroke:#57606a;stroke-width:1} \
    .massive{stroke-width:3} \
    .heading{font:600 15px sans-serif;fill:#1f2328} .name{font:600 13px monospace;fill:#1f2328} \
    .caption{font:11px sans-serif;fill:#4b535d} .line{fill:none;stroke:#57606a;stroke-width:1.3} \
    .weak{stroke-dasharray:5 4} .bad{fill:none;stroke:#b42318;stroke-width:3} \
    .line-head{fill:#57606a} .bad-head{fill:#b42318} .plate{fill:#ffffff;stroke:#b42318} \
    .warning{font:600 11px sans-serif;fill:#b42318} \
    @media (prefers-color-scheme:dark){.page{fill:#0d1117} .box{fill:#161b22;stroke:#8b949e} \
    .heading,.name{fill:#e6edf3} .caption{fill:#b1bac4} .line{stroke:#8b949e} .bad{stroke:#ff7b72} \
    .line-head{fill:#8b949e} .bad-head{fill:#ff7b72} .plate{fill:#0d1117;stroke:#ff7b72} \
    .warning{fill:#ff7b72}}
    """
}
