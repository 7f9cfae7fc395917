/// The strongly connected components of a graph, by Tarjan's algorithm.
struct Components: Sendable {
  /// For every node the smallest node of its component.
  let first: [Int]

  init(count: Int, edges: [(Int, Int)]) {
    var search = Search(count: count, edges: edges)
    for node in 0..<count { search.visit(from: node) }
    first = search.first
  }

  /// The components with more than one node, or with an edge to itself.
  func cycles(edges: [(Int, Int)]) -> [[Int]] {
    let loops = Set(edges.filter { $0.0 == $0.1 }.map(\.0))
    return Dictionary(grouping: first.indices, by: { first[$0] }).values
      .filter { $0.count > 1 || loops.contains($0[0]) }
      .map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// Without recursion, since chains are as long as a program.
  private struct Search {
    private let next: [[Int]]
    var first: [Int]
    private var order: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    init(count: Int, edges: [(Int, Int)]) {
      var next = [[Int]](repeating: [], count: count)
      for (from, to) in edges { next[from].append(to) }
      self.next = next
      first = Array(0..<count)
      order = [Int](repeating: -1, count: count)
      low = order
      isOpen = [Bool](repeating: false, count: count)
    }

    mutating func visit(from root: Int) {
      guard order[root] < 0 else { return }
      var path = [(node: root, edge: 0)]
      enter(root)
      while let (node, edge) = path.last {
        if edge < next[node].count {
          path[path.count - 1].edge += 1
          let other = next[node][edge]
          if order[other] < 0 {
            enter(other)
            path.append((other, 0))
          } else if isOpen[other] {
            low[node] = min(low[node], order[other])
          }
        } else {
          path.removeLast()
          if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
          if low[node] == order[node] { close(node) }
        }
      }
    }

    private mutating func enter(_ node: Int) {
      (order[node], low[node]) = (count, count)
      count += 1
      open.append(node)
      isOpen[node] = true
    }

    private mutating func close(_ node: Int) {
      guard let start = open.lastIndex(of: node) else { return }
      let members = open[start...]
      let smallest = members.min() ?? node
      for member in members {
        first[member] = smallest
        isOpen[member] = false
      }
      open.removeSubrange(start...)
    }
  }
}
