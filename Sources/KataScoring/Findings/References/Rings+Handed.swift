import KataCore

/// Rings that a closure closes, or a method that is handed over like one.
extension Rings {
  /// One finding per ring, besides those that are told already.
  ///
  /// Named is the property that points towards the screen, or that of a struct whose method was handed over; where there
  /// is none, what the closure holds is to be held weakly there.
  func handed(beside told: [DesignFinding]) -> [DesignFinding] {
    let closures = HandedClosure.all(in: design.index)
    guard !closures.isEmpty else { return [] }
    let graph = KeepingGraph(self, closures)
    return closures.reduce(into: []) { found, closure in
      guard let way = graph.way(from: closure.held, to: closure.keeper) else { return }
      let ring = ring(of: closure, way)
      let isTold = (told + found).contains { one in
        (one.type, one.member) == (ring.type, ring.member)
          || one.member == nil && one.locations.contains(closure.atom.location)
      }
      if !isTold { found.append(ring) }
    }
  }

  private func ring(of closure: HandedClosure, _ way: [KeepingGraph.Edge]) -> DesignFinding {
    let properties = way.filter { $0.property != nil }
    let isStruct = types[closure.held].kind == .struct
    let outward =
      properties.first { depth($0.from) > depth($0.to) && types[$0.from].kind == .class }
      ?? (isStruct ? properties.last : nil)
    if let edge = outward, let property = edge.property {
      return finding(
        edge.from, property.name, holding: closure.keeper, of: closure.property,
        at: [property.location, closure.atom.location])
    }
    return DesignFinding(
      .strongRing, .essential, type: types[closure.held].name, other: types[closure.keeper].name,
      locations: [closure.atom.location], lesson: lesson, detail: closure.method,
      spare: closure.name == "self" ? [] : [closure.name])
  }
}
