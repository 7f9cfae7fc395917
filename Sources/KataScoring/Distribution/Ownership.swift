import KataCore

/// Says for every function which entrances of units answer for it, in shares that add up to 1.
///
/// An entrance answers for itself. A step, and code in a drawer, is charged to those who call it, by how often
/// they call, through other steps and drawers and round cycles. Without a caller, those answer who use its name or
/// its type; then whoever refers to the type; then the type itself, when it makes the others or something outside
/// calls it (a kata's seam) and it does not work on some home's insides. What runs and belongs to nobody is everybody's: dropping it would reward hiding.
struct Ownership: Sendable {
  /// A share of a function that one entrance answers for.
  struct Share: Hashable, Sendable {
    let entrance: Int
    let part: Double
  }

  private(set) var shares: [[Share]]
  /// The units that each entrance belongs to, in shares.
  private(set) var units: [[Block.Share]]
  /// Whether a function's own type does not answer for it.
  let isCharged: [Bool]

  init(_ index: ProgramIndex, _ homes: Homes) {
    let functions = index.facts.functions
    let users = Users(index)
    let direct = functions.indices.map { function in
      // A home's own functions without callers are the system's to call.
      homes.isHome[functions[function].type] && !functions[function].isStatic
        && functions[function].kind != .observer
        ? index.callers[function] : users.callers(of: function)
    }
    let entrances = Entrances(index, homes, callers: direct)
    isCharged = entrances.answering.map { $0 == nil }
    units = entrances.answering.map { type in type.map { Self.own($0, homes) } ?? [] }
    shares = functions.indices.map {
      entrances.isEntrance[$0] ? [Share(entrance: $0, part: 1)] : []
    }
    // Who is told outright, and not by calls.
    var told = Set(functions.indices.filter { entrances.isEntrance[$0] })
    settle(entrances.callers)
    // Steps that only call each other, and initial values beside nothing else, are entrances after all.
    for function in functions.indices where shares[function].isEmpty && !units[function].isEmpty {
      let others = spread(over: Set(units[function].map(\.unit)), index)
      let isBeginning = functions[function].kind == .initialValues
      shares[function] =
        isBeginning && !others.isEmpty ? others : [Share(entrance: function, part: 1)]
      told.insert(function)
    }
    settle(entrances.callers)
    let lost = functions.indices.filter { shares[$0].isEmpty }
    let found = lost.map { fallback($0, index, homes) }
    for (function, found) in zip(lost, found) {
      shares[function] = found
      if !found.isEmpty { told.insert(function) }
    }
    settle(entrances.callers)
    let all = spread(over: nil, index)
    let insides = Insides(index)
    for function in lost where shares[function].isEmpty {
      let type = functions[function].type
      let owners = insides.owners(workedOnBy: [function]).filter { homes.isHome[$0] }
      if owners.count == 1, let owner = owners.first {
        shares[function] = spread(over: [homes.unit[owner]], index)
      } else if Self.isRoot(type, index) {
        shares[function] = [Share(entrance: function, part: 1)]
        units[function] = Self.own(type, homes)
      } else {
        shares[function] = all
      }
      told.insert(function)
    }
    settle(entrances.callers)
    // Callers that were found out late count as much as the others.
    settle(entrances.callers, functions.indices.filter { !told.contains($0) })
  }

  private static func own(_ type: Int, _ homes: Homes) -> [Block.Share] {
    let units = homes.heirs[type].isEmpty ? [homes.unit[type]] : homes.heirs[type]
    return units.map { Block.Share(unit: $0, part: 1 / Double(units.count)) }
  }

  /// Lets shares flow from callers to what they call, until nothing changes.
  private mutating func settle(_ callers: [[Caller]], _ some: [Int]? = nil) {
    let open = some ?? shares.indices.filter { shares[$0].isEmpty }
    let waiting = open.filter { !callers[$0].isEmpty }
    var hasChanged = [Bool](repeating: true, count: shares.count)
    for _ in 0..<48 {
      // Where nobody who calls has changed, nothing would come out that is not there.
      let stirred = waiting.filter { callers[$0].contains { hasChanged[$0.function] } }
      let next = stirred.map { function in
        Self.mix(callers[function].map { (shares[$0.function], Double($0.count)) })
      }
      hasChanged = [Bool](repeating: false, count: shares.count)
      for (function, next) in zip(stirred, next) where next != shares[function] {
        shares[function] = next
        hasChanged[function] = true
      }
      if !hasChanged.contains(true) { return }
    }
  }

  /// The mean of several shares, by weight; in the order of entrances.
  private static func mix(_ parts: [(shares: [Share], weight: Double)]) -> [Share] {
    let present = parts.filter { !$0.shares.isEmpty }
    if present.count == 1 { return present[0].shares }
    var sums: [Int: Double] = [:]
    for (shares, weight) in present {
      for share in shares { sums[share.entrance, default: 0] += share.part * weight }
    }
    let total = present.map(\.weight).reduce(0, +)
    guard total > 0 else { return [] }
    return sums.keys.sorted().map { Share(entrance: $0, part: (sums[$0] ?? 0) / total) }
  }

  /// The largest entrance of each of some units, or with nil of all, by the units' atoms: what cannot be led to
  /// an entrance goes with the most that the unit does.
  private func spread(over wanted: Set<Int>?, _ index: ProgramIndex) -> [Share] {
    var largest: [[Block.Share]: (atoms: Int, total: Int, entrances: [Int])] = [:]
    for function in shares.indices where shares[function].first?.entrance == function {
      let owners = units[function]
      let atoms = index.atomsOfFunction[function].count
      guard owners.contains(where: { wanted?.contains($0.unit) ?? true }), atoms > 0 else {
        continue
      }
      var best = largest[owners] ?? (0, 0, [])
      best.total += atoms
      if atoms > best.atoms { (best.atoms, best.entrances) = (atoms, []) }
      if atoms == best.atoms { best.entrances.append(function) }
      largest[owners] = best
    }
    let parts = largest.values.flatMap { best in
      best.entrances.map { (shares[$0], Double(best.total) / Double(best.entrances.count)) }
    }
    return Self.mix(parts.sorted { ($0.0.first?.entrance ?? 0) < ($1.0.first?.entrance ?? 0) })
  }

  /// Who answers when no call is known.
  private func fallback(
    _ function: Int, _ index: ProgramIndex, _ homes: Homes
  ) -> [Share] {
    let type = index.facts.functions[function].type
    if index.facts.functions[function].kind != .function {
      let others = index.functionsOfType[type].filter { $0 != function && !shares[$0].isEmpty }
      if !others.isEmpty { return Self.mix(others.map { (shares[$0], 1) }) }
    }
    if Self.isRoot(type, index) { return [] }
    let ways: [TypeReference.Kind] = [.calls, .makes, .holds, .holdsWeakly, .mentions, .conforms]
    for kind in ways {
      let some = index.incoming[type].filter { $0.kind == kind }
        .map { (spread(over: [homes.unit[$0.from]], index), 1.0) }
        .filter { !$0.0.isEmpty }
      if !some.isEmpty { return Self.mix(some) }
    }
    return []
  }

  /// Whether nobody in the program needs to call a type's functions.
  private static func isRoot(_ type: Int, _ index: ProgramIndex) -> Bool {
    guard index.facts.types[type].kind != .protocol else { return false }
    let isUsed = index.incoming[type].contains { [.calls, .makes, .holds].contains($0.kind) }
    return !isUsed && index.outgoing[type].contains { $0.kind == .makes }
      || index.ancestors[type].contains { index.given($0)?.kind == .protocol }
  }
}
