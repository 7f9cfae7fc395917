import KataCore

/// Finds a rule that is kept in two places, such as how a name is joined or a text is trimmed.
///
/// Facts hold no text. Two lines that decide or word something and ask the same things for the same values in the same
/// order are the same rule, if what they do is more than to hand one thing on. One finding at most, for the pair of
/// types with most lines in common.
struct RepeatedRules {
  let design: Design
  let lesson: String

  /// Fewer words are as good as chance.
  private static let fewestWords = 4

  var findings: [DesignFinding] {
    let facts = design.index.facts
    var places: [[Word]: [Atom]] = [:]
    for (atom, duties) in zip(facts.atoms, design.workload.responsibilities) {
      guard let words = words(atom, duties) else { continue }
      places[words, default: []].append(atom)
    }
    let kept = places.values.map { first(ofEachFunction: $0) }.filter { $0.count > 1 }
      .sorted { ($1.count, "\($0[0].location)") < ($0.count, "\($1[0].location)") }
    guard let most = kept.first else { return [] }
    let others = kept.dropFirst().filter { Set($0.map(\.function)) == Set(most.map(\.function)) }
    let keeper = most.first(where: keepsRule)
    let repeating = keeper.map { kept in most.filter { $0 !== kept } } ?? most
    let types = (repeating + [keeper].compactMap(\.self)).map { type(of: $0) }
    return [
      DesignFinding(
        .repeatedRule, .advice, type: types[0],
        member: facts.functions[repeating[0].function].spoken,
        other: types.first { $0 != types[0] },
        locations: (repeating + most + others.flatMap(\.self)).map(\.location).oncePerLine,
        amount: Double(most.count), lesson: lesson,
        detail: keeper.map { "\(type(of: $0)).\(facts.functions[$0.function].spoken)" })
    ]
  }

  private func type(of atom: Atom) -> String {
    design.index.facts.types[design.index.facts.type(of: atom)].name
  }

  /// Whether a function does nothing but keep the rule, so that others can call it.
  private func keepsRule(_ atom: Atom) -> Bool {
    let kind = design.index.facts.functions[atom.function].kind
    let atoms = design.index.atomsOfFunction[atom.function].map { design.index.facts.atoms[$0] }
    return (kind == .function || kind == .getter) && atoms.filter { !$0.isInClosure }.count == 1
  }

  /// Whether a part of the program, or a service, is asked, which is what parts are for.
  private func asksPart(_ use: Use) -> Bool {
    guard use.kind == .call else { return false }
    return use.on.map { design.index.type($0) != nil || design.index.protocol($0) != nil } ?? false
  }

  private func first(ofEachFunction atoms: [Atom]) -> [Atom] {
    var seen: Set<Int> = []
    return atoms.filter { seen.insert($0.function).inserted }
  }

  /// What is done with what.
  private struct Word: Hashable {
    let kind: Use.Kind
    let on: String?
    let name: String
  }

  /// What an atom does with what, without the names of local values.
  private func words(_ atom: Atom, _ duties: Duties) -> [Word]? {
    guard !duties.isDisjoint(with: [.domain, .presentation]) else { return nil }
    let isRule = atom.uses.contains { $0.kind == .call && TextTidying.calls.holdsName(of: $0) }
    let asks = atom.uses.contains { $0.kind == .call } && atom.uses.count >= Self.fewestWords
    guard isRule || asks, !atom.uses.contains(where: asksPart) else { return nil }
    let words = atom.uses.compactMap { use -> Word? in
      switch use.kind {
      case .control, .write, .pattern: nil
      case .read where use.on == nil: nil
      default: Word(kind: use.kind, on: use.on, name: use.name)
      }
    }
    return isRule || words.count >= Self.fewestWords ? words : nil
  }
}
