import KataCore

extension Design {
  /// The references as the graph shows them, in the order of their types.
  var edges: [GraphEdge] {
    links.filter { $0.kinds != [.mentions] }.map { link in
      GraphEdge(
        from: index.facts.types[link.from].name, to: index.facts.types[link.to].name,
        kinds: link.kinds.sorted { $0.rawValue < $1.rawValue }, through: link.through,
        isAllowed: isAllowed(link), locations: link.locations)
    }
  }
}
