import KataCore

/// Tells the entrances of units, which answer for code, from the steps and drawers that somebody else answers for.
///
/// An entrance is a function of a home that is called from another unit, or by the system. What is only called
/// from within its own unit is a step: cutting a function into steps changes nothing for anybody else, so it must
/// not change who answers for its lines. Neither must moving a step into a drawer, so calls are followed
/// through drawers.
struct Entrances: Sendable {
  /// The type that answers for each function; nil for one in a drawer, which its callers answer for.
  let answering: [Int?]
  /// Whether a function is an entrance.
  let isEntrance: [Bool]
  /// Who calls a function and may answer for it.
  let callers: [[Caller]]

  init(_ index: ProgramIndex, _ homes: Homes, callers: [[Caller]], isLent: [Bool]) {
    let functions = index.facts.functions
    let answering = functions.indices.map {
      isLent[$0] ? nil : Self.answering($0, index, homes)
    }
    let units = answering.map { $0.map { homes.unit[$0] } }
    // Behind what only forwards, its callers count: else a facade would make entrances of steps.
    let solid = Self.origins(
      callers,
      functions.indices.map { function in
        let entry = functions[function]
        return entry.onlyForwards && !entry.isAction && !entry.isOverride ? nil : units[function]
      })
    isEntrance = functions.indices.map { function in
      guard let unit = units[function] else { return false }
      let entry = functions[function]
      switch entry.kind {
      case .initializer, .deinitializer: return true
      case .initialValues, .requirement: return false
      case .function, .getter, .setter, .subscript, .observer: break
      }
      let isSystem =
        entry.isOverride || entry.isAction
        || solid[function] == .nowhere && !Self.isCalled(function, from: unit, callers, units)
      return isSystem || solid[function].isOutside(unit)
    }
    self.answering = answering
    // Those of other units who only pass a step's call on have no part in it.
    self.callers = callers.enumerated().map { function, callers in
      guard let unit = units[function] else { return callers }
      return callers.filter { units[$0.function] == nil || units[$0.function] == unit }
    }
  }

  private static func answering(_ function: Int, _ index: ProgramIndex, _ homes: Homes) -> Int? {
    let entry = index.facts.functions[function]
    if entry.isProtocolExtension {
      // A protocol's default code is the one home's that takes it over.
      let takers = index.conformers(of: index.facts.types[entry.type].name)
        .filter { homes.isHome[$0] }
      return takers.count == 1 ? takers[0] : nil
    }
    let isOwn = homes.isHome[entry.type] && !entry.isStatic && entry.kind != .requirement
    return isOwn ? entry.type : nil
  }

  /// The units that calls of each function come from; those without one are looked through.
  private static func origins(_ callers: [[Caller]], _ units: [Int?]) -> [Origin] {
    var origins = callers.map { callers in
      callers.reduce(Origin.nowhere) { $0.joined(units[$1.function].map { .unit($0) } ?? .nowhere) }
    }
    var waiting = callers.indices.filter { units[$0] == nil && origins[$0] != .nowhere }
    var callees = [[Int]](repeating: [], count: callers.count)
    for (callee, list) in callers.enumerated() {
      for caller in list where units[caller.function] == nil {
        callees[caller.function].append(callee)
      }
    }
    while let drawer = waiting.popLast() {
      for callee in callees[drawer] {
        let joined = origins[callee].joined(origins[drawer])
        guard joined != origins[callee] else { continue }
        origins[callee] = joined
        if units[callee] == nil { waiting.append(callee) }
      }
    }
    return origins
  }

  /// Whether a unit calls a function, through drawers too.
  private static func isCalled(
    _ function: Int, from unit: Int, _ callers: [[Caller]], _ units: [Int?]
  ) -> Bool {
    var seen: Set<Int> = []
    var waiting = [function]
    while let next = waiting.popLast() {
      for caller in callers[next] {
        if units[caller.function] == unit { return true }
        if units[caller.function] == nil, seen.insert(caller.function).inserted {
          waiting.append(caller.function)
        }
      }
    }
    return false
  }
}
