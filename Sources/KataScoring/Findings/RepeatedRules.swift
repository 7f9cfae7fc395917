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
  /// Calls that say a rule by themselves.
  private static let rules: Set<String> = ["trimmingCharacters"]

  var findings: [DesignFinding] {
    let facts = design.index.facts
    var places: [[String]: [Atom]] = [:]
    for (atom, duties) in zip(facts.atoms, design.workload.responsibilities) {
      guard let words = words(atom, duties) else { continue }
      places[words, default: []].append(atom)
    }
    let kept = places.values.map { first(ofEachFunction: $0) }.filter { $0.count > 1 }
      .sorted { ($1.count, "\($0[0].location)") < ($0.count, "\($1[0].location)") }
    guard let most = kept.first else { return [] }
    let others = kept.dropFirst().filter { Set($0.map(\.function)) == Set(most.map(\.function)) }
    let types = most.map { facts.types[facts.type(of: $0)].name }
    return [
      DesignFinding(
        .repeatedRule, .advice, type: types[0], member: facts.functions[most[0].function].spoken,
        other: types.first { $0 != types[0] },
        locations: (most + others.flatMap(\.self)).map(\.location).oncePerLine,
        amount: Double(most.count), lesson: lesson)
    ]
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

  /// What an atom does with what, without the names of local values.
  private func words(_ atom: Atom, _ duties: Duties) -> [String]? {
    guard !duties.isDisjoint(with: [.domain, .presentation]), !atom.uses.contains(where: asksPart)
    else { return nil }
    let words = atom.uses.compactMap { use -> String? in
      let isLocal = use.kind == .read && use.on == nil
      guard use.kind != .control, use.kind != .write, use.kind != .pattern, !isLocal else {
        return nil
      }
      return "\(use.kind) \(use.on ?? "").\(use.name)"
    }
    let isRule = atom.uses.contains { $0.kind == .call && Self.rules.contains($0.name) }
    let asks = atom.uses.contains { $0.kind == .call }
    return isRule || asks && words.count >= Self.fewestWords ? words : nil
  }
}
