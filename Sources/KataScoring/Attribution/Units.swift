import KataCore

/// The types that are judged, by the four rules of attribution.
///
/// Nested types and extensions belong to their type already. Free and static functions, extensions of foreign types
/// and values that are created and dropped belong to their callers. Types that hold each other strongly and by name in a
/// cycle count as one; so do a type and its part, which only this type holds and which refers back to it by name, and a
/// class and its only subclass. What never runs counts for nothing, which the lines that are counted say.
struct Units: Sendable {
  /// For every type the first of those that count as one with it.
  let unit: [Int]
  private let facts: ProgramFacts
  private let callers: [[Int]]
  private let functions: [[Int]]
  private let isDropped: [Bool]

  init(_ facts: ProgramFacts) {
    self.facts = facts
    var callers = [[Int]](repeating: [], count: facts.functions.count)
    for (number, function) in facts.functions.enumerated() {
      for callee in function.calls.sorted() where callee != number {
        callers[callee].append(number)
      }
    }
    self.callers = callers
    var functions = [[Int]](repeating: [], count: facts.types.count)
    for (number, function) in facts.functions.enumerated() {
      functions[function.type].append(number)
    }
    self.functions = functions
    let held = Set(
      facts.references.filter { $0.kind == .holds || $0.kind == .conforms }.map(\.to))
    isDropped = facts.types.enumerated().map { index, type in
      type.kind == .struct && !held.contains(index) && type.ancestors.isEmpty
    }
    let joined = Self.cycles(facts) + Self.parts(facts) + Self.onlySubclasses(facts)
    unit = Components(count: facts.types.count, edges: joined).first
  }

  /// Classes that hold each other strongly and by name; a cycle through a protocol is a leak between two types.
  private static func cycles(_ facts: ProgramFacts) -> [(Int, Int)] {
    facts.references.filter { reference in
      reference.kind == .holds && reference.through == nil
        && facts.types[reference.to].kind == .class && facts.types[reference.from].kind == .class
    }
    .map { ($0.from, $0.to) }
  }

  /// What conforms to nothing, and refers by name to the type that holds it, in both directions.
  private static func parts(_ facts: ProgramFacts) -> [(Int, Int)] {
    let named = facts.references.filter { $0.through == nil && $0.kind != .makes }
    let pairs = Set(named.map { [$0.from, $0.to] })
    return named.filter { reference in
      reference.kind == .holds && facts.types[reference.to].ancestors.isEmpty
        && reference.from != reference.to && pairs.contains([reference.to, reference.from])
    }
    .flatMap { [($0.from, $0.to), ($0.to, $0.from)] }
  }

  /// A class with the only class that inherits from it, in both directions.
  private static func onlySubclasses(_ facts: ProgramFacts) -> [(Int, Int)] {
    let inherited = facts.references.filter { reference in
      reference.kind == .conforms && facts.types[reference.to].kind == .class
        && facts.types[reference.from].kind == .class
    }
    return Dictionary(grouping: inherited, by: \.to).values.filter { $0.count == 1 }.flatMap {
      one in
      one.flatMap { [($0.from, $0.to), ($0.to, $0.from)] }
    }
  }

  /// The units that answer for a function, with their shares, which add up to 1.
  func owners(of function: Int) -> [Int: Double] { owners(of: function, depth: 0, seen: []) }

  /// A helper of a helper of a helper is followed; what goes deeper stays where it is.
  private static let mostSteps = 4

  private func owners(of function: Int, depth: Int, seen: Set<Int>) -> [Int: Double] {
    let type = facts.functions[function].type
    guard depth < Self.mostSteps, belongsToCallers(function) else { return [unit[type]: 1] }
    let seen = seen.union([function])
    let next = callers(of: function).filter { !seen.contains($0) }
    guard !next.isEmpty else { return [unit[type]: 1] }
    var shares: [Int: Double] = [:]
    for caller in next {
      for (unit, share) in owners(of: caller, depth: depth + 1, seen: seen) {
        shares[unit, default: 0] += share / Double(next.count)
      }
    }
    return shares
  }

  private func belongsToCallers(_ number: Int) -> Bool {
    let function = facts.functions[number]
    let type = facts.types[function.type]
    if function.isEntryPoint { return false }
    return type.kind.belongsToCallers || type.kind == .protocol || isDropped[function.type]
      || function.isStatic && function.kind == .function
  }

  /// Who calls a function; of a value that is created and dropped, who calls any function of it.
  private func callers(of function: Int) -> [Int] {
    let type = facts.functions[function].type
    guard isDropped[type] else { return callers[function] }
    return Set(functions[type].flatMap { callers[$0] }).filter { facts.functions[$0].type != type }
      .sorted()
  }
}
