import KataCore
import KataScoring
import KataSyntax

/// Finds in the source why objects outlive their screen, which a run cannot see where a closure holds them.
struct CycleSearch: Sendable {
  let files: [SourceFile]
  var reader = FactReader()

  /// The failure with the retain cycle among the objects that are left, if the run has shown none and the source does.
  func explained(_ failure: CaseFailure) -> CaseFailure {
    guard failure.isOfLeftObjects, failure.place == nil else { return failure }
    let facts = reader.facts(files)
    let left = Set(failure.types)
    let cycles = facts.retainCycles.map { cycle in
      (cycle: cycle, names: cycle.map { facts.types[$0.from].bareName })
    }
    // An object that only closures capture is not among those that the run has found.
    guard
      let (cycle, names) = cycles.first(where: { left.isSuperset(of: $0.names) })
        ?? cycles.first(where: { !left.isDisjoint(with: $0.names) })
    else { return failure }
    var failure = failure
    let place = cycle[0].location
    failure.location = place
    failure.excerpt = files.first { $0.path == place.path }?.line(place.line)
    failure.actual =
      "still there: \(listed(failure.types, by: ", ")). "
      + "A retain cycle holds them: \(listed(names + names.prefix(1), by: " → "))."
    return failure
  }

  private func listed(_ names: [String], by separator: String) -> String {
    names.map { "`\($0)`" }.joined(separator: separator)
  }
}

extension TypeFacts {
  /// The name as the run tells it, without that of the type around it.
  fileprivate var bareName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
