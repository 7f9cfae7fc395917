import KataCore

/// The links of a program by the types at their ends, so that asking for those of one type costs no look at all others.
struct LinkTable: Sendable {
  /// By type, the types that it refers to.
  let targets: [[Int]]
  /// By type, the types at the other ends of its links, in either direction.
  let neighbours: [Set<Int>]
  /// The values that a mediator makes.
  let shown: Set<Int>

  init(_ links: [Link], roles: [Role], facts: ProgramFacts) {
    var targets = [[Int]](repeating: [], count: roles.count)
    var neighbours = [Set<Int>](repeating: [], count: roles.count)
    for link in links {
      targets[link.from].append(link.to)
      neighbours[link.from].insert(link.to)
      neighbours[link.to].insert(link.from)
    }
    self.targets = targets
    self.neighbours = neighbours
    shown = Set(links.filter { Self.isShown($0, roles, facts) }.map(\.to))
  }

  private static func isShown(_ link: Link, _ roles: [Role], _ facts: ProgramFacts) -> Bool {
    link.kinds.contains(.makes) && [.presenter, .viewModel, .adapter].contains(roles[link.from])
      && roles[link.to] == .model && facts.types[link.to].kind != .class
  }
}
