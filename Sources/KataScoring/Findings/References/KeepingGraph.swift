import KataCore

/// Who keeps whom: by properties that are not weak, by closures that are handed over, and a screen by a property of
/// UIKit's own type.
struct KeepingGraph {
  struct Edge {
    let from: Int
    let to: Int
    /// Nil of a closure.
    let property: TypeFacts.StoredProperty?
  }

  private let edges: [Int: [Edge]]

  init(_ rings: Rings, _ closures: [HandedClosure]) {
    let index = rings.design.index
    var edges = closures.map { Edge(from: $0.keeper, to: $0.held, property: nil) }
    for (type, facts) in rings.types.enumerated()
    where facts.kind == .class || facts.kind == .struct {
      for property in facts.properties
      where !property.isWeak && !property.isStatic && !property.isClosure
        && property.nestedIn == nil
      {
        let kept =
          property.type == "UIViewController"
          ? Self.screens(in: property, of: type, index) : Self.kept(property, by: type, index)
        edges += kept.map { Edge(from: type, to: $0, property: property) }
      }
    }
    self.edges = Dictionary(grouping: edges, by: \.from)
  }

  /// The shortest way by which one keeps the other; nil where there is none.
  func way(from start: Int, to end: Int) -> [Edge]? {
    var ways: [(last: Int, edges: [Edge])] = [(start, [])]
    var (seen, next) = (Set([start]), 0)
    while next < ways.count {
      let (last, way) = ways[next]
      next += 1
      for edge in edges[last] ?? [] where seen.insert(edge.to).inserted {
        if edge.to == end { return way + [edge] }
        ways.append((edge.to, way + [edge]))
      }
    }
    return nil
  }

  /// The one class or struct that a property can stand for.
  private static func kept(
    _ property: TypeFacts.StoredProperty, by type: Int, _ index: ProgramIndex
  ) -> [Int] {
    let found = property.type.map(index.candidates)?.filter { $0 != type } ?? []
    guard found.count == 1 else { return [] }
    return found.filter {
      index.facts.types[$0].kind == .class || index.facts.types[$0].kind == .struct
    }
  }

  /// The program's screens that somebody puts into a property of UIKit's own type.
  private static func screens(
    in property: TypeFacts.StoredProperty, of type: Int, _ index: ProgramIndex
  ) -> [Int] {
    let name = index.facts.types[type].name
    let setting = index.mentions.of(property.name).filter {
      $0.use.kind == .write && $0.use.name == property.name && $0.use.on == name
    }
    let making = index.mentions.of(name).filter { $0.use.kind == .make && $0.use.name == name }
    let atoms = Set((setting + making).map(\.atom)).sorted()
    return atoms.flatMap { index.facts.atoms[$0].uses }.compactMap(\.type).compactMap(index.type)
      .filter { index.kinship[$0] == .viewController }
  }
}
