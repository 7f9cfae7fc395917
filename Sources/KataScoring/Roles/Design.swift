import KataCore

/// A program as the scores see it: who does what, in which role, and who knows whom.
///
/// A class, because everybody who has something to say of it keeps it.
final class Design: Sendable {
  let index: ProgramIndex
  let workload: Workload
  let roles: [Role]
  let links: [Link]
  let table: AllowedReferences
  /// References that count, with what each weighs.
  private let weighed: [WeighedLink]
  /// What goes the way that the pattern allows, among types with duties; 0 without a second role.
  let allowedShare: Double

  private typealias WeighedLink = (link: Link, weight: Double)

  convenience init(
    _ facts: ProgramFacts, responsibilities: [Duties], executed: Set<Int>?,
    pattern: String?
  ) {
    let index = ProgramIndex(facts)
    self.init(
      index, Groundwork(index, KnownEffects(services: [:])), responsibilities: responsibilities,
      executed: executed,
      pattern: pattern)
  }

  init(
    _ index: ProgramIndex, _ groundwork: Groundwork, responsibilities: [Duties],
    executed: Set<Int>?, pattern: String?
  ) {
    let workload = Workload(
      index, groundwork, responsibilities: responsibilities, executed: executed)
    let links = LinkReading(index, responsibilities: responsibilities).links
    let roles = RoleReader(workload, links: links).roles
    (self.index, self.workload, self.links, self.roles) = (index, workload, links, roles)
    let masses = Self.masses(workload)
    let working = roles.indices.filter { masses[$0] > 0 }.map { roles[$0] }
    let table = AllowedReferences(
      architecture: pattern.flatMap(Architecture.init(rawValue:)) ?? Architecture(roles: working),
      isCircular: Self.isCircular(links, roles))
    self.table = table
    let isAllowed = { (link: Link) in
      table.allows(link, from: roles[link.from], to: roles[link.to])
    }
    weighed =
      Set(working).subtracting([.builder, .other]).count > 1
      ? Self.weighed(links, masses, workload.homes.unit, isAllowed) : []
    let sum = weighed.map(\.weight).reduce(0, +)
    let allowed = weighed.filter { isAllowed($0.link) }.map(\.weight).reduce(0, +)
    allowedShare = sum > 0 ? allowed / sum : 0
  }

  /// Whether views keep interactors by protocols, and no presenter.
  private static func isCircular(_ links: [Link], _ roles: [Role]) -> Bool {
    func keeps(_ role: Role) -> Bool {
      links.contains { link in
        let isScreen = roles[link.from] == .view || roles[link.from] == .controller
        return link.isHolding && isScreen && roles[link.to] == role
      }
    }
    return keeps(.interactor) && !keeps(.presenter)
  }

  func isAllowed(_ link: Link) -> Bool {
    table.allows(link, from: roles[link.from], to: roles[link.to])
  }

  func distribution(
    _ blocks: [Block]? = nil, reshuffles: Int = 200, deals: Deals = Deals()
  ) -> Distribution {
    Distribution(
      blocks ?? workload.blocks, allowed: allowedShare, reshuffles: reshuffles, deals: deals)
  }

  /// The duties that a type answers for, in atoms.
  private static func masses(_ workload: Workload) -> [Double] {
    var masses = [Double](repeating: 0, count: workload.index.facts.types.count)
    for block in workload.blocks {
      for share in block.owners { masses[share.unit] += block.mass * share.part }
    }
    return masses
  }

  /// The references against the pattern with their share of all, the weightiest first.
  ///
  /// Those of types without duties are among them with a share of 0.
  var wrongWay: [(link: Link, share: Double)] {
    let sum = weighed.map(\.weight).reduce(0, +)
    let weights = Dictionary(uniqueKeysWithValues: weighed.map { ($0.link, $0.weight) })
    return links.filter { $0.kinds != [.mentions] && !isAllowed($0) }.map { link in
      (link, sum > 0 ? (weights[link] ?? 0) / sum : 0)
    }
    .sorted { ($1.1, $0.0.from, $0.0.to) < ($0.1, $1.0.from, $1.0.to) }
  }

  /// A pair counts by the smaller one's duties.
  private static func weighed(
    _ links: [Link], _ masses: [Double], _ unit: [Int], _ isAllowed: (Link) -> Bool
  ) -> [WeighedLink] {
    let counted = links.filter { $0.kinds != [.mentions] && unit[$0.from] != unit[$0.to] }
    let pairs = Dictionary(grouping: counted) { [unit[$0.from], unit[$0.to]] }
    return pairs.keys.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { pair in
      let all = pairs[pair] ?? []
      // The pieces of a unit share what it weighs, and one that goes wrong is not made up for by others.
      let wrong = all.filter { !isAllowed($0) }
      let pieces = wrong.isEmpty ? all : wrong
      let weight = min(masses[pair[0]], masses[pair[1]]) / Double(pieces.count)
      return weight > 0 ? pieces.map { ($0, weight) } : []
    }
  }
}
