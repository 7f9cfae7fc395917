import KataCore

/// Closures that lead back to whoever has written them.
extension HomeTest {
  /// Whether a property is, or consists of, closures by which it asks those who make or hold it for what they know: the
  /// owner behind closures is the owner all the same.
  ///
  /// Who is only told things could be anybody.
  func asksItsUsers(_ property: TypeFacts.StoredProperty) -> Bool {
    guard let keeper = property.isClosure ? type : property.type.flatMap(index.type) else {
      return false
    }
    let asks = index.facts.types[keeper].properties.contains { closure in
      closure.isClosure && !closure.isStatic && closure.contents.contains { $0 != "Void" }
    }
    let writers = index.kept.writers[keeper].subtracting([keeper, type])
    return asks && !writers.isEmpty && writers.allSatisfy(uses)
  }
}
