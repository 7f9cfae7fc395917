import KataCore

/// The types of a program in the layers of their roles, with what they know of each other.
struct TypeGraph {
  struct Node {
    let name: String
    /// nil for a type that nothing was read of.
    let type: TypeReading?

    var role: Role { type?.role ?? .other }

    /// What it is, such as `presenter`.
    var word: String { type?.kind == .protocol ? "protocol" : role.title }

    /// Role and jobs, such as `presenter` and `1.3 jobs`.
    var facts: [String] {
      guard let type, type.jobs > 0 else { return [word] }
      return [word, Figure.jobs(type.jobs)]
    }

    /// The same on one line.
    var caption: String {
      facts.map(Catalogue.current.text).joined(separator: Catalogue.current.text(", "))
    }
  }

  struct Edge {
    let from: Int
    let to: Int
    let reading: GraphEdge

    /// What the one does with the other, such as `holds weakly and calls`.
    var verbs: String {
      // Who holds, makes or calls another reads of it too.
      let main = reading.kinds.filter { $0 != .mentions && $0 != .reads }
      let kinds = main.isEmpty ? Array(reading.kinds.prefix(1)) : main
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
  /// The retain cycles, as nodes of which each holds the next.
  let cycles: [[Int]]

  init(_ reading: StaticReading) {
    let types = Dictionary(reading.types.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(types.keys).union(reading.edges.flatMap { [$0.from, $0.to] })
    let nodes = names.map { Node(name: $0, type: types[$0]) }.sorted {
      ($0.role.layer, $0.name) < ($1.role.layer, $1.name)
    }
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.name, $0) })
    self.nodes = nodes
    cycles = reading.cycles.map { $0.compactMap { places[$0] } }.filter { !$0.isEmpty }
    edges = reading.edges.compactMap { edge in
      guard let from = places[edge.from], let to = places[edge.to] else { return nil }
      return Edge(from: from, to: to, reading: edge)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// A reference in words, such as `A holds B through C`.
  func sentence(_ edge: Edge) -> String {
    let (catalogue, to) = (Catalogue.current, nodes[edge.to].name)
    let object =
      edge.reading.through.map { catalogue.text("%@ %@ through %@", edge.verbs, to, $0) }
      ?? "\(catalogue.text(edge.verbs)) \(to)"
    let wrong = edge.reading.isAllowed ? [] : [catalogue.text("the wrong way")]
    return (["\(nodes[edge.from].name) \(object)"] + wrong)
      .joined(separator: catalogue.text(", "))
  }

  /// The same for the terminal: the types as code, and in the learner's language.
  func phrase(_ edge: Edge) -> String {
    "\(CodeWord(nodes[edge.from].name)) \(predicate(edge))"
  }

  /// What the one type does with the other, such as "holds `B` through `C`".
  func predicate(_ edge: Edge) -> String {
    let (verbs, other) = (edge.verbs, CodeWord(nodes[edge.to].name).description)
    guard let through = edge.reading.through else {
      return "\(Catalogue.current.text(verbs)) \(other)"
    }
    return Catalogue.current.text(
      "%@ %@ through %@", verbs, other, CodeWord(through).description)
  }

  var wrongWay: Int { edges.count { !$0.reading.isAllowed } }

  /// How large the graph is, in one phrase.
  var sizeText: String {
    size.map(Catalogue.current.text).joined(separator: Catalogue.current.text(", "))
  }

  /// How large the graph is.
  var size: [String] {
    let cyclic = cycles.isEmpty ? [] : [Count(cycles.count, "retain cycle").description]
    return [
      Count(nodes.count, "type").description, Count(edges.count, "reference").description,
      wrongWay == 0 ? "none the wrong way" : "\(wrongWay) the wrong way",
    ] + cyclic
  }
}

extension Role {
  /// How far from the user a role stands: who makes the screen first, data last.
  var layer: Int {
    switch self {
    case .builder: 0
    case .view, .controller: 1
    case .presenter, .viewModel, .adapter, .dataController: 2
    case .interactor, .router: 3
    case .service: 4
    case .model: 5
    case .other: 6
    }
  }
}
