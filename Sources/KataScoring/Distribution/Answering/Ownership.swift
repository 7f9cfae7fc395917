import KataCore

/// Says for every function which entrances of units answer for it, in shares that add up to 1.
///
/// An entrance answers for itself. A step, and code in a drawer, is charged to those who call it, by how often
/// they call, through other steps and drawers and round cycles. Without a caller, those answer who use its name or
/// its type; then whoever refers to the type; then those that it is handed by name; then the type itself, when it makes the others or something outside
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
  private var tally: Tally
  private var largest = LargestEntrances()

  init(_ index: ProgramIndex, _ homes: Homes, _ effects: KnownEffects) {
    let functions = index.facts.functions
    let users = Users(index)
    let direct = functions.indices.map { function in
      // A home's own functions without callers are the system's to call.
      homes.isHome[functions[function].type] && !functions[function].isStatic
        && functions[function].kind != .observer
        ? index.callers[function] : users.callers(of: function)
    }
    let entrances = Entrances(
      index, homes, callers: direct, isLent: LentFunctions(index, effects).isLent)
    isCharged = entrances.answering.map { $0 == nil }
    tally = Tally(count: functions.count)
    units = entrances.answering.map { type in type.map { Self.own($0, homes) } ?? [] }
    shares = [[Share]](repeating: [], count: functions.count)
    for function in functions.indices where entrances.isEntrance[function] {
      makeEntrance(of: function, index)
    }
    // Who is told outright, and not by calls.
    var told = Set(functions.indices.filter { entrances.isEntrance[$0] })
    settle(entrances.callers)
    // Steps that only call each other, and initial values beside nothing else, are entrances after all.
    for function in functions.indices where shares[function].isEmpty && !units[function].isEmpty {
      let others =
        functions[function].kind == .initialValues
        ? largest.shares(of: Set(units[function].map(\.unit))) : []
      if others.isEmpty { makeEntrance(of: function, index) } else { shares[function] = others }
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
    let all = largest.all
    let insides = Insides(index)
    for function in lost where shares[function].isEmpty {
      let type = functions[function].type
      let owners = insides.owners(workedOnBy: [function]).filter { homes.isHome[$0] }
      let handed = handed(to: functions[function], index, homes)
      if owners.count == 1, let owner = owners.first {
        shares[function] = largest.shares(of: [homes.unit[owner]])
      } else if !handed.isEmpty {
        shares[function] = largest.shares(of: handed)
      } else if Self.isRoot(type, index) {
        units[function] = Self.own(type, homes)
        makeEntrance(of: function, index)
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

  /// Makes an entrance of a function, which answers for itself.
  private mutating func makeEntrance(of function: Int, _ index: ProgramIndex) {
    shares[function] = [Share(entrance: function, part: 1)]
    largest.add(
      function, of: units[function], atoms: index.atomsOfFunction[function].count)
  }

  /// Lets shares flow from callers to what they call, until nothing changes.
  private mutating func settle(_ callers: [[Caller]], _ some: [Int]? = nil) {
    let open = some ?? shares.indices.filter { shares[$0].isEmpty }
    let order = CallOrder(of: open.filter { !callers[$0].isEmpty }, callers)
    if !order.round.isEmpty {
      let rounds = ShareRounds(order.round, callers, shares)
      for (function, settled) in zip(order.round, rounds.settled) { shares[function] = settled }
    }
    for function in order.straight { shares[function] = mix(callers[function]) }
  }

  /// The mean of the callers' shares, by how often they call; in the order of entrances.
  private mutating func mix(_ callers: [Caller]) -> [Share] {
    var (total, present) = (0.0, 0)
    var last: [Share] = []
    for caller in callers where !shares[caller.function].isEmpty {
      last = shares[caller.function]
      total += Double(caller.count)
      present += 1
    }
    if present < 2 { return last }
    // Of what one entrance alone answers for, the mean is what all of them have.
    if last.count == 1, last[0].part == 1,
      callers.allSatisfy({ shares[$0.function].isEmpty || shares[$0.function] == last })
    {
      return last
    }
    for caller in callers { add(shares[caller.function], Double(caller.count)) }
    return taken(from: total)
  }

  /// The mean of several shares.
  private mutating func mix(_ all: [[Share]]) -> [Share] {
    if all.count == 1 { return all[0] }
    for shares in all { add(shares, 1) }
    return taken(from: Double(all.count))
  }

  private mutating func add(_ shares: [Share], _ weight: Double) {
    for share in shares { tally.add(share.part * weight, to: share.entrance) }
  }

  /// What was added, as parts of a whole.
  private mutating func taken(from total: Double) -> [Share] {
    var mixed: [Share] = []
    mixed.reserveCapacity(tally.count)
    tally.empty { mixed.append(Share(entrance: $0, part: $1 / total)) }
    return mixed
  }

  /// Who answers when no call is known.
  private mutating func fallback(
    _ function: Int, _ index: ProgramIndex, _ homes: Homes
  ) -> [Share] {
    let type = index.facts.functions[function].type
    if index.facts.functions[function].kind != .function {
      let others = index.functionsOfType[type].filter { $0 != function && !shares[$0].isEmpty }
      if !others.isEmpty { return mix(others.map { shares[$0] }) }
    }
    if Self.isRoot(type, index) { return [] }
    let ways: [TypeReference.Kind] = [.calls, .makes, .holds, .holdsWeakly, .mentions, .conforms]
    for kind in ways {
      let some = index.incoming[type].filter { $0.kind == kind }
        .map { largest.shares(of: [homes.unit[$0.from]]) }
        .filter { !$0.isEmpty }
      if !some.isEmpty { return mix(some) }
    }
    return []
  }

  /// The units of the homes that a function without an object is handed by their own names: nobody else can have it
  /// work.
  private func handed(
    to function: FunctionFacts, _ index: ProgramIndex, _ homes: Homes
  ) -> Set<Int> {
    let types = function.parameterTypes.compactMap(index.type)
    return Set(types.filter { homes.isHome[$0] && $0 != function.type }.map { homes.unit[$0] })
  }

  /// Whether nobody in the program needs to call a type's functions.
  private static func isRoot(_ type: Int, _ index: ProgramIndex) -> Bool {
    guard index.facts.types[type].kind != .protocol else { return false }
    let isUsed = index.incoming[type].contains { [.calls, .makes, .holds].contains($0.kind) }
    return !isUsed && index.outgoing[type].contains { $0.kind == .makes }
      || index.ancestors[type].contains { index.given($0)?.kind == .protocol }
  }
}
