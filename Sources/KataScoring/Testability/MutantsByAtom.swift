import KataCore

/// Which atoms have mutants, and of which of them anybody would notice one.
struct MutantsByAtom: Sendable {
  private let tried: [Int: Int]
  private let noticed: Set<Int>
  private let facts: ProgramFacts

  init(_ mutants: [Mutant], _ atoms: [Int?], of facts: ProgramFacts) {
    let tried = zip(mutants, atoms).filter { $0.0.fate != .dropped }
    noticed = Set(tried.filter { $0.0.fate != .equivalent }.compactMap(\.1))
    self.tried = tried.compactMap(\.1).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    self.facts = facts
  }

  /// The atoms whose own mutants nobody notices, and those of functions that nobody would miss.
  var idle: Set<Int> {
    let idle = idleFunctions
    let company = facts.atoms.indices.filter { idle.contains(facts.atoms[$0].function) }
    return Set(tried.keys).subtracting(noticed).union(company)
  }

  /// The functions with several mutants, none of which is noticed; a single one may be an accident.
  private var idleFunctions: Set<Int> {
    let counts = tried.reduce(into: [Int: Int]()) { counts, entry in
      counts[facts.atoms[entry.key].function, default: 0] += entry.value
    }
    let many = Set(counts.filter { $0.value > 1 }.keys)
    return many.subtracting(noticed.map { facts.atoms[$0].function })
  }
}
