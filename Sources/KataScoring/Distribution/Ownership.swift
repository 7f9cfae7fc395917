import KataCore

/// Says for every function which units answer for it, in shares that add up to 1, or that nobody does.
///
/// Code in a drawer is charged to those who call it, by how often they call, through other drawers and round
/// cycles; code of a superclass that nobody makes to its subclasses; a protocol's default code to the one type
/// that takes it over. What nobody calls is dropped, unless the type is one of those that make the others, or
/// something outside calls it: a kata's seam.
struct Ownership: Sendable {
  private(set) var shares: [[Block.Share]]
  /// Whether a function's own type does not answer for it.
  let isCharged: [Bool]

  init(_ index: ProgramIndex, _ homes: Homes, isRun: [Bool]?) {
    let functions = index.facts.functions
    isCharged = functions.indices.map { Self.isCharged($0, index, homes) }
    shares = functions.indices.map { _ in [] }
    for function in functions.indices where !isCharged[function] {
      shares[function] = Self.own(functions[function].type, homes)
    }
    // Also those that only pass calls on: callers reach others through them.
    let open = functions.indices.filter { isCharged[$0] }
    takeOver(open, index, homes)
    settle(open, index)
    for function in open where shares[function].isEmpty {
      shares[function] = fallback(function, index, homes, isRun: isRun?[function] ?? false)
    }
    settle(open.filter { shares[$0].isEmpty }, index)
  }

  private static func isCharged(_ function: Int, _ index: ProgramIndex, _ homes: Homes) -> Bool {
    let facts = index.facts.functions[function]
    if facts.isProtocolExtension || facts.isStatic || facts.kind == .requirement { return true }
    return !homes.isHome[facts.type]
  }

  private static func own(_ type: Int, _ homes: Homes) -> [Block.Share] {
    let units = homes.heirs[type].isEmpty ? [homes.unit[type]] : homes.heirs[type]
    return units.map { Block.Share(unit: $0, part: 1 / Double(units.count)) }
  }

  /// Gives a protocol's default code to the one home that conforms.
  private mutating func takeOver(_ open: [Int], _ index: ProgramIndex, _ homes: Homes) {
    for function in open where index.facts.functions[function].isProtocolExtension {
      let name = index.facts.types[index.facts.functions[function].type].name
      let takers = index.conformers(of: name).filter { homes.isHome[$0] }
      if takers.count == 1 { shares[function] = Self.own(takers[0], homes) }
    }
  }

  /// Lets shares flow from callers to what they call, until nothing changes.
  private mutating func settle(_ open: [Int], _ index: ProgramIndex) {
    let waiting = open.filter { shares[$0].isEmpty && !index.callers[$0].isEmpty }
    for _ in 0..<12 {
      var changed = false
      for function in waiting {
        let next = Self.mix(
          index.callers[function].map { (shares[$0.function], Double($0.count)) })
        guard !next.isEmpty, next != shares[function] else { continue }
        shares[function] = next
        changed = true
      }
      if !changed { return }
    }
  }

  /// The mean of several owners' shares, by weight; in the order of units.
  private static func mix(_ parts: [(shares: [Block.Share], weight: Double)]) -> [Block.Share] {
    var sums: [Int: Double] = [:]
    var total = 0.0
    for (shares, weight) in parts where !shares.isEmpty {
      for share in shares { sums[share.unit, default: 0] += share.part * weight }
      total += weight
    }
    guard total > 0 else { return [] }
    return sums.keys.sorted().map { Block.Share(unit: $0, part: (sums[$0] ?? 0) / total) }
  }

  /// Who answers when no call is known.
  private func fallback(
    _ function: Int, _ index: ProgramIndex, _ homes: Homes, isRun: Bool
  ) -> [Block.Share] {
    let type = index.facts.functions[function].type
    let kind = index.facts.functions[function].kind
    if [.initializer, .initialValues, .observer, .deinitializer].contains(kind) {
      let others = index.functionsOfType[type].filter { isCharged[$0] && !shares[$0].isEmpty }
      if !others.isEmpty { return Self.mix(others.map { (shares[$0], 1) }) }
    }
    let users = index.incoming[type].filter { homes.isHome[$0.from] }
    let ways: [TypeReference.Kind] = [.calls, .makes, .holds, .holdsWeakly, .mentions, .conforms]
    for kind in ways {
      let some = users.filter { $0.kind == kind }
      if !some.isEmpty { return Self.mix(some.map { (Self.own($0.from, homes), 1) }) }
    }
    let isRoot = index.outgoing[type].contains { $0.kind == .makes }
    let isSeam = index.ancestors[type].contains { index.given($0)?.kind == .protocol }
    guard isRun || isRoot || isSeam, index.facts.types[type].kind != .protocol else { return [] }
    return Self.own(type, homes)
  }
}
