import KataCore

/// Which box stands in which column and row: who creates the others in a band on top, then a column for each step
/// from the screen to the data.
struct GraphColumns {
  /// The nodes of the band, side by side.
  let band: [Int]
  /// The nodes of each column from top to bottom.
  let columns: [[Int]]

  init(_ graph: TypeGraph) {
    let order = Self.order(graph)
    let rest = order.filter { graph.nodes[$0].role.column != nil }
    band = order.filter { graph.nodes[$0].role.column == nil }
    let used = Set(rest.compactMap { graph.nodes[$0].role.column }).sorted()
    let columns = used.map { column in rest.filter { graph.nodes[$0].role.column == column } }
    // Where all have the same role there is nothing to tell by columns.
    self.columns =
      columns.count == 1 && rest.count < 4 ? rest.map { [$0] } : columns
  }

  /// The nodes in the order in which a reader who starts at the screen comes to them.
  private static func order(_ graph: TypeGraph) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    func visit(_ node: Int) {
      guard seen.insert(node).inserted else { return }
      order.append(node)
      guard graph.nodes[node].role.column != nil else { return }
      for edge in graph.edges where edge.from == node { visit(edge.to) }
    }
    for node in graph.nodes.indices.sorted(by: { graph.isNearer($0, $1) }) { visit(node) }
    return order
  }
}

extension TypeGraph {
  /// Screens with a mediator first, then other screens, then the rest by role; builders last.
  fileprivate func isNearer(_ left: Int, _ right: Int) -> Bool {
    func key(_ node: Int) -> (Int, Int, Int, Int) {
      let column = nodes[node].role.column ?? 9
      let out = edges.count { $0.from == node }
      return (column, -out, -(nodes[node].type?.lines ?? 0), node)
    }
    return key(left) < key(right)
  }
}

extension Role {
  /// The column of a role; nil for the band on top.
  fileprivate var column: Int? {
    switch self {
    case .builder: nil
    case .view, .controller: 0
    case .presenter, .viewModel, .adapter, .router, .dataController: 1
    case .interactor: 2
    case .service, .model, .other: 3
    }
  }
}
