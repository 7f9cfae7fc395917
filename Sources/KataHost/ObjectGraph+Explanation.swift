extension ObjectGraph {
  /// Why objects that nobody else needs are still there, as far as their properties show it.
  var explanation: String {
    let cycles = strongCycles
    if cycles.count == 1 {
      return "\(listed(cycles)) leads back to what keeps its own object, so it must be weak."
    }
    if !cycles.isEmpty {
      return "They hold each other: \(listed(cycles)). One of these must be weak."
    }
    let closures = storedClosures
    let first = listed(Array(closures.prefix(5)))
    let stored = closures.isEmpty ? "" : ", and see what is stored in \(first)"
    let roots = unheld
    let start =
      roots.isEmpty
      ? "No stored property shows why, so a closure or something static holds them"
      : "Nothing that is left stores \(listed(roots)), so a closure or something static holds that"
    return "\(start): look for `self` in closures without `[weak self]`\(stored)."
  }

  /// The types of the objects that no other object here holds: they keep the rest.
  var unheld: [String] {
    let holding = links.filter { $0.isStrong && $0.from !== $0.to }
    let held = shown.union(holding.map { ObjectIdentifier($0.to) })
    let roots = objects.filter { !held.contains(ObjectIdentifier($0)) }
    return Set(roots.map { LearnerType.name(type(of: $0)) }).sorted()
  }

  /// The strong properties that lead back to the object they belong to, also by what that is shown in.
  var strongCycles: [String] {
    let strong = links.filter(\.isStrong)
    var next: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    for link in strong {
      next[ObjectIdentifier(link.from), default: []].append(ObjectIdentifier(link.to))
    }
    for showing in showings {
      next[ObjectIdentifier(showing.from), default: []].append(ObjectIdentifier(showing.to))
    }
    let closing = strong.filter { link in
      Self.reaches(ObjectIdentifier(link.from), from: ObjectIdentifier(link.to), along: next)
    }
    return Set(closing.map(\.path)).sorted()
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
    let closures = properties.filter { property in
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
