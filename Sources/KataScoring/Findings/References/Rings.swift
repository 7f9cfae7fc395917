import KataCore

/// Finds objects that hold each other, so that neither is ever let go of.
///
/// Who is parted from the screen whenever that goes has no such ring, and another trouble: it is told nothing meanwhile.
///
/// Two properties that are not weak, a router's screen of UIKit's own type, or a property and a closure that holds who
/// wrote it: one that is kept by whom the writer keeps, by a control, or by what a service hands out for it. Of two
/// properties the one that points towards the screen is named, since the screen holds the rest. What may be somebody else
/// is left out: protocols that several types conform to, structs, and rings of more than two properties.
///
/// A closure that is handed to an object which keeps it closes longer rings: see `handed(beside:)`.
struct Rings {
  let design: Design
  let roles: [Role]
  let lesson: String

  var findings: [DesignFinding] {
    let edges = types.indices.flatMap(self.edges)
    let plain = mutual(edges) + screens(edges) + closures
    return plain + handed(beside: plain) + attachments
  }

  // MARK: Properties

  private struct Edge {
    let from: Int
    let to: Int
    let property: TypeFacts.StoredProperty
  }

  private func mutual(_ edges: [Edge]) -> [DesignFinding] {
    edges.compactMap { edge in
      guard let back = edges.first(where: { $0.from == edge.to && $0.to == edge.from }),
        isOutward(edge, back)
      else { return nil }
      let found = finding(
        edge.from, edge.property.name, holding: edge.to, of: back.property.name,
        at: [edge.property.location, back.property.location])
      return attached(edge, found) ?? found
    }
  }

  /// Where one is given the screen and parted from it by turns, as it comes and goes.
  ///
  /// - Parameter partings: in which of the screen's functions it is parted from; empty for any.
  private func attached(
    _ edge: Edge, _ ring: DesignFinding, in partings: Set<String> = []
  ) -> DesignFinding? {
    let index = design.index
    func isMeant(_ atom: Int, _ isParting: Bool) -> Bool {
      guard index.facts.type(of: index.facts.atoms[atom]) == edge.to else { return false }
      let name = index.facts.functions[index.facts.atoms[atom].function].name
      return !isParting || partings.isEmpty || partings.contains(name)
    }
    func changing(toNothing isNothing: Bool) -> [Int] {
      index.functionsOfType[edge.from].filter { function in
        let name = index.facts.functions[function].name
        return index.facts.functions[function].kind == .function
          && index.mentions.of(name).contains { $0.isUsed && isMeant($0.atom, isNothing) }
          && index.atomsOfFunction[function].contains { atom in
            let uses = index.facts.atoms[atom].uses
            return uses.contains { $0.kind == .write && $0.name == edge.property.name }
              && uses.contains { $0.kind == .literal && $0.name == "nil" } == isNothing
          }
      }
    }
    guard let out = changing(toNothing: true).first, let back = changing(toNothing: false).first
    else { return nil }
    let functions = [back, out].map { index.facts.functions[$0] }
    return DesignFinding(
      .strongRing, .essential, type: ring.type, member: ring.member, other: ring.other,
      locations: functions.map(\.location) + ring.locations, lesson: lesson, detail: ring.detail,
      remedy: .bind, members: functions.map(\.spoken))
  }

  var types: [TypeFacts] { design.index.facts.types }

  /// The same of a screen that is kept weakly.
  private var attachments: [DesignFinding] {
    design.links.filter { link in
      link.kinds.contains(.holdsWeakly) && !link.kinds.contains(.holds)
        && design.index.kinship[link.to] == .viewController
        && (roles[link.from] == .presenter || roles[link.from] == .viewModel)
    }.compactMap { link in
      let property = types[link.from].properties.first {
        $0.isWeak && holder(of: $0, in: link.from) == link.to
      }
      return property.flatMap { property in
        attached(
          Edge(from: link.from, to: link.to, property: property),
          finding(
            link.from, property.name, holding: link.to, of: "", at: [property.location]),
          in: ["viewWillDisappear", "viewDidDisappear"])
      }
    }
  }

  private func edges(from type: Int) -> [Edge] {
    guard types[type].kind == .class else { return [] }
    return types[type].properties.flatMap { property -> [Edge] in
      guard !property.isWeak, !property.isStatic, !property.isClosure, property.nestedIn == nil,
        let to = holder(of: property, in: type)
      else { return [] }
      return [Edge(from: type, to: to, property: property)]
    }
  }

  /// The one class that a property can stand for.
  func holder(of property: TypeFacts.StoredProperty, in type: Int) -> Int? {
    guard let declared = property.type else { return nil }
    let found = design.index.candidates(declared).filter { $0 != type }
    guard found.count == 1, let only = found.first, types[only].kind == .class else { return nil }
    return only
  }

  /// Whether of two that hold each other this one is farther from the screen.
  private func isOutward(_ edge: Edge, _ back: Edge) -> Bool {
    let (here, there) = (depth(edge.from), depth(edge.to))
    return here == there ? edge.from > edge.to : here > there
  }

  func depth(_ type: Int) -> Int {
    if design.index.kinship[type] == .viewController { return 0 }
    switch roles[type] {
    case .view, .controller: return 1
    case .presenter, .viewModel: return 2
    case .interactor, .router: return 3
    default: return 4
    }
  }

  func finding(
    _ type: Int, _ member: String, holding other: Int, of counterpart: String,
    at places: [SourceLocation]
  ) -> DesignFinding {
    DesignFinding(
      .strongRing, .essential, type: types[type].name, member: member, other: types[other].name,
      locations: places, lesson: lesson, detail: counterpart)
  }

  /// Routers that hold the screen they lead from, which holds them by whom it asks.
  private func screens(_ edges: [Edge]) -> [DesignFinding] {
    types.indices.filter { roles[$0] == .router && types[$0].kind == .class }.compactMap { type in
      let screen = types[type].properties.first { property in
        property.type == "UIViewController" && !property.isWeak && !property.isStatic
      }
      guard let screen, design.index.kinship[type] == .none, let holder = asker(of: type, edges)
      else {
        return nil
      }
      return finding(
        type, screen.name, holding: holder.from, of: holder.property.name, at: [screen.location])
    }
  }

  /// Who is held by a screen and holds a router.
  private func asker(of router: Int, _ edges: [Edge]) -> Edge? {
    edges.first { edge in
      edge.to == router
        && edges.contains { $0.to == edge.from && design.index.kinship[$0.from] == .viewController }
    }
  }

  private var closures: [DesignFinding] {
    types.indices.filter { types[$0].kind == .class }.compactMap { type in
      let ring = ClosureRing(design.index, type)
      guard let first = ring.closures.first else { return nil }
      return DesignFinding(
        .strongRing, .essential, type: types[type].name, other: first.keeper,
        locations: ring.closures.map(\.atom.location).oncePerLine, lesson: lesson,
        detail: ring.handedMethod(first.atom))
    }
  }
}
