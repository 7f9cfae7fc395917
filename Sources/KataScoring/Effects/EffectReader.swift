import KataCore

/// Finds the effects of a program, and tells which of them a test can intercept.
///
/// A test can put something in the place of what an object is given: an injected property, a parameter, a default
/// argument, a service by its protocol. It can also replace a whole router or service that others are given by a
/// protocol. It cannot in the place of what the code makes or fetches for itself. With traces, what could be
/// substituted must also have run in a test that loads no view: something injected that no test ever replaced
/// does not count. Whoever only passes on what can be intercepted adds nothing to what there is to intercept.
/// Where it can be wrong: a parameter is known by its declared type, so a local value of the same type counts as
/// one.
struct EffectReader {
  let design: Design
  let known: KnownEffects
  /// The atoms that tests without a view have run; nil when nothing was run.
  let substituted: Set<Int>?
  private let ways: HandedWays

  init(design: Design, known: KnownEffects, substituted: Set<Int>?) {
    (self.design, self.known, self.substituted) = (design, known, substituted)
    ways = HandedWays(design.index, known)
  }

  var effects: [Effect] {
    let facts = design.index.facts
    let stands = Substitutes(design)
    return facts.atoms.indices.filter { design.workload.isCounted[$0] }.flatMap { atom in
      let onlyForwards = facts.functions[facts.atoms[atom].function].onlyForwards
      return effects(of: atom, facts, stands).filter { !onlyForwards || !$0.isInterceptable }
    }
  }

  private func effects(of atom: Int, _ facts: ProgramFacts, _ stands: Substitutes) -> [Effect] {
    // Of several of one kind the first is told.
    var found: [(kind: Effect.Kind, use: Use)] = []
    for use in facts.atoms[atom].uses {
      guard let kind = known.kind(of: use), !found.contains(where: { $0.kind == kind }),
        !isOwnFunction(use, atom, facts)
      else { continue }
      found.append((kind, use))
    }
    if found.isEmpty { return [] }
    let type = facts.type(of: facts.atoms[atom])
    // The singleton on the way to an effect is part of it, and who puts a program together chooses the real thing there
    // and hands it on.
    if found.count > 1 || design.roles[type] == .builder {
      found.removeAll { $0.kind == .singleton }
    }
    let isReplaced = stands.isReplaced(type, reached: substituted)
    return found.map { kind, use in
      Effect(
        kind: kind, type: facts.types[type].name, location: facts.atoms[atom].location,
        call: Self.text(use),
        isInterceptable: isReplaced
          || !leavesByItself(kind, type) && isInterceptable(use, atom, facts, stands))
    }
  }

  /// Whether a call only bears the name of an API: `show(…)` that the type itself declares, or the type that is asked.
  private func isOwnFunction(_ use: Use, _ atom: Int, _ facts: ProgramFacts) -> Bool {
    guard use.kind == .call else { return false }
    let isOwn = use.chain.allSatisfy { $0 == "self" || $0 == "Self" }
    let function = facts.functions[facts.atoms[atom].function]
    let asked = isOwn ? function.type : use.on.flatMap(design.index.type)
    return function.calls.keys.contains { callee in
      facts.functions[callee].type == asked && facts.functions[callee].name == use.name
        && !facts.functions[callee].isOverride
    }
  }

  /// Whether who decides pushes screens itself: being handed a screen to push from makes no test without one.
  private func leavesByItself(_ kind: Effect.Kind, _ type: Int) -> Bool {
    kind == .navigation && Substitutes.isTested(type, design)
  }

  private func isInterceptable(
    _ use: Use, _ atom: Int, _ facts: ProgramFacts, _ stands: Substitutes
  ) -> Bool {
    if let substituted, !substituted.contains(atom) { return false }
    if stands.isDefaultArgument(atom) { return true }
    guard use.kind != .make else { return false }
    let function = facts.functions[facts.atoms[atom].function]
    let way = Array(use.chain.drop { $0 == "self" || $0 == "Self" })
    let root = way.first
    if let root, root.first?.isUppercase == true { return false }
    if let root,
      let property = facts.types[function.type].properties.first(where: { $0.name == root })
    {
      return ways.isOpen(way.dropFirst() + [use.name], from: property)
    }
    if root == nil { return false }
    // Of an argument the name is not known, only what it is asked and what may answer.
    if way.count > 1 {
      let givers = function.parameterTypes.flatMap { Taker.names($0) }
      let rest = Array(way.dropFirst()) + [use.name]
      if givers.contains(where: { !ways.isOpen(rest, inside: $0) }) { return false }
    }
    if let on = use.on {
      if known.services[on] != nil { return true }
      return function.parameterTypes.contains { Taker.names($0).contains(on) }
    }
    return false
  }

  private static func text(_ use: Use) -> String {
    let path = (use.chain + [use.name]).joined(separator: ".")
    return use.kind == .read ? path : path + "()"
  }
}
