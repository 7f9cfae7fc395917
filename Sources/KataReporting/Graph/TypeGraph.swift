import KataCore

/// The types of a program in the layers of their roles, with what they know of each other.
struct TypeGraph {
  struct Node {
    let name: String
    /// nil for a type that nothing was read of.
    let type: TypeReading?

    var role: Role { type?.role ?? .other }

    /// Role and jobs, such as `presenter, 1.3 jobs`.
    var caption: String {
      guard let type else { return role.title }
      let kind = type.kind == .protocol ? "protocol" : type.role.title
      return type.jobs > 0 ? "\(kind), \(Figure.jobs(type.jobs))" : kind
    }
  }

  struct Edge {
    let from: Int
    let to: Int
    let reading: GraphEdge

    /// What the one does with the other, such as `holds weakly and calls`.
    var verbs: String {
      let kinds = reading.kinds.count > 1 ? reading.kinds.filter { $0 != .mentions } : reading.kinds
      return kinds.isEmpty ? "knows" : Series(kinds.map(\.verb)).description
    }

    var isWeak: Bool {
      !reading.kinds.contains { $0 == .holds || $0 == .makes || $0 == .captures }
        && reading.kinds.contains { $0 == .holdsWeakly || $0 == .mentions || $0 == .conforms }
    }
  }

  /// By layer, then by name.
  let nodes: [Node]
  /// By their ends, in the order of nodes.
  let edges: [Edge]

  init(_ reading: StaticReading) {
    let types = Dictionary(reading.types.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(types.keys).union(reading.edges.flatMap { [$0.from, $0.to] })
    let nodes = names.map { Node(name: $0, type: types[$0]) }.sorted { left, right in
      left.role.layer == right.role.layer
        ? left.name < right.name : left.role.layer < right.role.layer
    }
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
    self.nodes = nodes
    edges = reading.edges.compactMap { edge in
      guard let from = places[edge.from], let to = places[edge.to] else { return nil }
      return Edge(from: from, to: to, reading: edge)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// A reference in words, such as `A holds B through C`.
  func sentence(_ edge: Edge) -> String {
    let through = edge.reading.through.map { " through \($0)" } ?? ""
    let wrong = edge.reading.isAllowed ? "" : ", the wrong way"
    return "\(nodes[edge.from].name) \(edge.verbs) \(nodes[edge.to].name)\(through)\(wrong)"
  }

  var wrongWay: Int { edges.count { !$0.reading.isAllowed } }

  /// How large the graph is, in a sentence.
  var size: String {
    let wrong = wrongWay == 0 ? "none the wrong way" : "\(wrongWay) the wrong way"
    return
      "\(Count(nodes.count, "type")), \(Count(edges.count, "reference")), \(wrong)"
  }
}

extension Role {
  /// How far from the user a role stands: who makes the screen first, data last.
  var layer: Int {
    switch self {
    case .builder: 0
    case .view, .controller: 1
    case .presenter, .viewModel: 2
    case .interactor, .router: 3
    case .service: 4
    case .model: 5
    case .other: 6
    }
  }
}
