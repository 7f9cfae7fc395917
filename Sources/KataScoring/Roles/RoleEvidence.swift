import KataCore

/// What roles are told from: what types do, whom they keep and who keeps them.
struct RoleEvidence: Sendable {
  let index: ProgramIndex
  /// The references from and to each type, its superclasses' included.
  let from: [[Link]]
  let to: [[Link]]
  /// What a home answers for, and what is written in a drawer.
  private let charged: [[Double]]
  /// What is written in a type itself.
  private let written: [[Double]]
  /// The types that reach network, storage or log nowhere but in initialisers.
  private let taking: Set<Int>

  init(_ workload: Workload, links: [Link]) {
    index = workload.index
    written = Self.written(workload)
    taking = Self.taking(workload)
    let units = workload.dutiesByUnit
    charged = written.indices.map { [written] type in
      workload.homes.isHome[type]
        ? units[workload.homes.unit[type]] ?? Workload.none : written[type]
    }
    (from, to) = Self.links(links, workload.index)
  }

  private static func written(_ workload: Workload) -> [[Double]] {
    let facts = workload.index.facts
    var written = [[Double]](repeating: Workload.none, count: facts.types.count)
    for (atom, duties) in zip(facts.atoms, workload.responsibilities) {
      let type = facts.type(of: atom)
      for duty in duties { written[type][duty.position] += 1 / Double(duties.count) }
    }
    return written
  }

  private static func taking(_ workload: Workload) -> Set<Int> {
    let facts = workload.index.facts
    var (taken, asked) = (Set<Int>(), Set<Int>())
    for (atom, duties) in zip(facts.atoms, workload.responsibilities)
    where !duties.isDisjoint(with: [.network, .storage, .logging]) {
      let function = facts.functions[atom.function]
      if function.kind == .initializer {
        taken.insert(function.type)
      } else {
        asked.insert(function.type)
      }
    }
    return taken.subtracting(asked)
  }

  /// A class keeps what its superclass keeps, and is kept as one.
  private static func links(
    _ links: [Link], _ index: ProgramIndex
  ) -> (from: [[Link]], to: [[Link]]) {
    let count = index.facts.types.count
    var (from, to) = ([[Link]](repeating: [], count: count), [[Link]](repeating: [], count: count))
    for link in links {
      from[link.from].append(link)
      to[link.to].append(link)
    }
    let (own, kept) = (from, to)
    for type in 0..<count {
      var seen: Set<Int> = [type]
      var next = index.superclass[type]
      while let parent = next, seen.insert(parent).inserted {
        from[type] += own[parent]
        to[type] += kept[parent].filter { $0.isHolding && $0.from != type }
        next = index.superclass[parent]
      }
    }
    return (from, to)
  }

  // MARK: Duties

  func mass(_ type: Int) -> Double { charged[type].reduce(0, +) }

  /// The part of what a type answers for.
  func share(_ type: Int, _ duties: [Responsibility]) -> Double {
    Self.share(charged[type], duties)
  }

  /// The part of what is written in a type.
  func writes(_ type: Int, _ duties: [Responsibility]) -> Double {
    Self.share(written[type], duties)
  }

  private static func share(_ all: [Double], _ duties: [Responsibility]) -> Double {
    let mass = all.reduce(0, +)
    return mass > 0 ? duties.map { all[$0.position] }.reduce(0, +) / mass : 0
  }

  /// Whether a value reaches network, storage or log nowhere but in initialisers, made from others' data.
  func onlyTakes(_ type: Int) -> Bool {
    index.facts.types[type].kind == .struct && taking.contains(type)
  }

  /// Whether a type is made of plain data and nothing that could be asked.
  func isValue(_ type: Int) -> Bool {
    let facts = index.facts.types[type]
    let kept = facts.properties.filter { !$0.isStatic }
    return facts.kind == .struct && !kept.isEmpty
      && kept.allSatisfy { property in
        guard !property.isClosure, let name = property.type else { return false }
        if let own = index.type(name) {
          return [.struct, .enum].contains(index.facts.types[own].kind)
        }
        return Self.plain.contains(name)
      }
  }

  private static let plain: NameSet = [
    "Array", "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Dictionary", "Double",
    "Float", "Int", "Int32", "Int64", "Set", "String", "URL", "UUID",
  ]

  // MARK: Platform

  /// Whether UIKit calls a type back about its views, as it does with data sources and delegates of lists.
  func servesViews(_ type: Int) -> Bool {
    index.ancestors[type].contains { name in
      index.type(name) == nil && index.given(name) == nil && name.hasPrefix("UI")
        && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }
  }

  /// Whether a type keeps several views of UIKit's, which it makes itself.
  func keepsViews(_ type: Int) -> Bool {
    let views = index.facts.types[type].properties.filter { property in
      guard !property.isInjected, !property.isWeak, let name = property.type else { return false }
      return index.isPlatformView(name)
    }
    return views.count > 1
  }

  /// Whether a type keeps what screens are shown in.
  func keepsStack(_ type: Int) -> Bool {
    index.facts.types[type].properties.contains {
      ["UINavigationController", "UITabBarController", "UIWindow"].contains($0.type)
    }
  }

  /// Whether a type keeps a screen by one of UIKit's own types.
  func keepsScreen(_ type: Int) -> Bool {
    index.facts.types[type].properties.contains { property in
      guard let name = property.type, index.type(name) == nil else { return false }
      return ViewKinship.isViewLike(name)
    }
  }

  /// Whether a type shows or leaves screens, besides making them.
  func showsScreens(_ type: Int) -> Bool {
    index.atoms(of: type).contains { atom in
      atom.uses.contains { use in
        let verbs = [
          "push", "present", "show", "pop", "dismiss", "setViewControllers", "performSegue",
        ]
        switch use.kind {
        case .call: return verbs.contains { use.name.hasPrefix($0) } || use.name == "open"
        case .write: return ["rootViewController", "viewControllers"].contains(use.name)
        default: return false
        }
      }
    }
  }
}
