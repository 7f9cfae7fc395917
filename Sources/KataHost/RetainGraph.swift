/// The strong references among the objects of a graph, and the retain cycles that they form.
@MainActor struct RetainGraph {
  private let graph: ObjectGraph
  private let holds: [ObjectGraph.Hold]
  /// The strong properties that close a retain cycle.
  private let cycles: [ObjectGraph.Hold]

  /// Looks into every object once: that takes longer than everything that is asked of it afterwards.
  init(_ graph: ObjectGraph) {
    self.graph = graph
    holds = graph.holds
    cycles = Self.cycles(among: holds)
  }

  /// Why objects that nobody else needs are still there, as far as their properties show it.
  var explanation: String {
    let paths = Set(cycles.compactMap(\.path)).sorted()
    if paths.count == 1 {
      return "\(listed(paths)) closes a retain cycle, so it must be weak."
        + (detour.map { " \($0)" } ?? "")
    }
    if !cycles.isEmpty {
      return "They form a retain cycle: \(listed(paths)). One of these must be weak."
        + (detour.map { " \($0)" } ?? "")
    }
    let closures = storedClosures
    let first = listed(Array(closures.prefix(5)))
    let stored = closures.isEmpty ? "" : ", and see what is stored in \(first)"
    let roots = unheld
    let start =
      roots.isEmpty
      ? "No stored property explains it, so a closure or something static holds them"
      : "Nothing that is left stores \(listed(roots)), so a closure or something static holds that"
    return "\(start): look for `self` in closures without `[weak self]`\(stored)."
  }

  /// The types of the objects that no other object here holds: they keep the rest.
  var unheld: [String] {
    let held = graph.shown.union(holds.filter { $0.from !== $0.to }.map { ObjectIdentifier($0.to) })
    let roots = graph.objects.filter { !held.contains(ObjectIdentifier($0)) }
    return Set(roots.map { LearnerType.name(type(of: $0)) }).sorted()
  }

  /// The strong property that leads back to the object it belongs to; one that does so through UIKit comes first, since
  /// a learner overlooks that.
  var closingProperty: String? {
    cycles.filter { $0.through != nil }.compactMap(\.path).min()
      ?? cycles.compactMap(\.path).min()
  }

  /// Finds the strong properties that lead back to the object they belong to.
  ///
  /// One that holds what its object shows anyway is none of them: were it weak, the screen would keep that all the same.
  private static func cycles(among holds: [ObjectGraph.Hold]) -> [ObjectGraph.Hold] {
    let shown = Set(holds.filter { $0.path == nil }.map(Pair.init))
    var next: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    for hold in holds {
      next[ObjectIdentifier(hold.from), default: []].append(ObjectIdentifier(hold.to))
    }
    return holds.filter { hold in
      hold.path != nil && !shown.contains(Pair(hold))
        && reaches(ObjectIdentifier(hold.from), from: ObjectIdentifier(hold.to), along: next)
    }
  }

  /// Who keeps whom.
  private struct Pair: Hashable {
    let from: ObjectIdentifier
    let to: ObjectIdentifier

    init(_ hold: ObjectGraph.Hold) {
      from = ObjectIdentifier(hold.from)
      to = ObjectIdentifier(hold.to)
    }
  }

  /// What the first of UIKit's objects in a cycle holds, as a sentence.
  private var detour: String? {
    cycles.compactMap { hold -> String? in
      guard let path = hold.path, let object = hold.through else { return nil }
      let (kind, held) = (LearnerType.name(type(of: object)), LearnerType.name(type(of: hold.to)))
      return "`\(path)` is a `\(kind)`, which holds `\(held)`."
    }.min()
  }

  private static func reaches(
    _ goal: ObjectIdentifier, from start: ObjectIdentifier,
    along next: [ObjectIdentifier: [ObjectIdentifier]]
  ) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [start]
    while let object = waiting.popLast() {
      if object == goal { return true }
      guard seen.insert(object).inserted else { continue }
      waiting += next[object] ?? []
    }
    return false
  }

  private var storedClosures: [String] {
    let closures = graph.properties.filter { property in
      property.holder != nil
        && property.contents.contains {
          "\(type(of: $0))".contains("->") || PublishedValue.isCancellable($0)
        }
    }
    return Set(closures.map(\.path)).sorted()
  }

  func listed(_ paths: [String]) -> String {
    paths.map { "`\($0)`" }.joined(separator: ", ")
  }
}
