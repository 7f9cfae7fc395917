import KataCore

/// The links of a program by the types at their ends, so that asking for those of one type costs no look at all others.
struct LinkTable: Sendable {
  /// By type, the types that it refers to.
  let targets: [[Int]]
  /// By type, the types at the other ends of its links, in either direction.
  let neighbours: [Set<Int>]
  /// The values that a mediator makes, by itself or by values that it makes for that.
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
    shown = Self.shown(
      links.filter {
        $0.kinds.contains(.makes) && roles[$0.to] == .model && facts.types[$0.to].kind != .class
      }, by: roles)
  }

  private static func shown(_ made: [Link], by roles: [Role]) -> Set<Int> {
    var shown: Set<Int> = []
    var makers = Set(
      roles.indices.filter { [.presenter, .viewModel, .adapter].contains(roles[$0]) })
    while !makers.isEmpty {
      makers = Set(made.filter { makers.contains($0.from) }.map(\.to)).subtracting(shown)
      shown.formUnion(makers)
    }
    return shown
  }
}
