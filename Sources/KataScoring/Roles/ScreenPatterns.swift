import KataCore

/// The patterns of a program, read screen by screen.
///
/// A screen has the pattern of the mediator that it holds, and MVC without one; a mediator has those of the screens
/// that hold it, and every other type those of the nearest types that have one. A program whose pattern is given has
/// this everywhere, or none where the tables do not know it.
struct ScreenPatterns: Sendable {
  /// By type; none for what has nothing to do with a screen.
  private(set) var byType: [Set<Architecture>]
  /// Those of a type that has nothing to do with a screen.
  private let others: Set<Architecture>

  /// - Parameter given: Nil for a pattern that the tables do not know, by whose rules nothing can be judged.
  init(given: Architecture?, count: Int) {
    others = given.map { [$0] } ?? []
    byType = Array(repeating: others, count: count)
  }

  init(roles: [Role], links: [Link]) {
    var byType = [Set<Architecture>](repeating: [], count: roles.count)
    let asking = Set(links.filter { roles[$0.to] == .interactor }.map(\.from))
    for link in links where Self.isHold(link, roles) {
      let pattern = Self.pattern(of: link.to, roles, asking)
      byType[link.from].insert(pattern)
      byType[link.to].insert(pattern)
    }
    for index in roles.indices where roles[index] == .controller && byType[index].isEmpty {
      byType[index] = [.mvc]
    }
    self.byType = byType
    // What they spread to has no others.
    let all: Set<Architecture> = byType.reduce(into: []) { $0.formUnion($1) }
    others = all.isEmpty ? [.mvc] : all
    spread(along: links)
  }

  /// Whether a screen holds its mediator.
  private static func isHold(_ link: Link, _ roles: [Role]) -> Bool {
    [.view, .controller].contains(roles[link.from])
      && [.presenter, .viewModel, .adapter, .interactor].contains(roles[link.to])
      && !link.kinds.isDisjoint(with: [.holds, .holdsWeakly])
  }

  /// - Parameter asking: The types that know an interactor.
  private static func pattern(
    of mediator: Int, _ roles: [Role], _ asking: Set<Int>
  ) -> Architecture {
    let hasInteractor = roles[mediator] == .interactor || asking.contains(mediator)
    if hasInteractor { return .viper }
    return Architecture.allCases.first { $0.mediator == roles[mediator] } ?? .mvvm
  }

  /// Gives the types without a pattern those of the nearest that have one, ring by ring.
  private mutating func spread(along links: [Link]) {
    var neighbours: [Int: [Int]] = [:]
    for link in links {
      neighbours[link.from, default: []].append(link.to)
      neighbours[link.to, default: []].append(link.from)
    }
    var ring = byType.indices.filter { !byType[$0].isEmpty }
    while !ring.isEmpty {
      var reached: [Int: Set<Architecture>] = [:]
      for type in ring {
        for other in neighbours[type] ?? [] where byType[other].isEmpty {
          reached[other, default: []].formUnion(byType[type])
        }
      }
      for (type, patterns) in reached { byType[type] = patterns }
      ring = Array(reached.keys)
    }
  }

  /// The patterns that judge a type; all of the program's for one that has nothing to do with a screen.
  ///
  /// None judge a program whose pattern the tables do not know.
  subscript(type: Int) -> Set<Architecture> {
    byType.indices.contains(type) && !byType[type].isEmpty ? byType[type] : others
  }
}
