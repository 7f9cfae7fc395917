package import KataCore

/// A small change to the learner's code, and whether a test noticed.
package struct MutantEntry: Codable, Hashable, Sendable {
  package let `operator`: String
  package let location: SourceLocation
  package let original: String
  package let replacement: String
  package let fate: Mutant.Fate
  package let killers: [String]
  /// What the learner's own tests did to it; nil when there are none.
  package let ownFate: Mutant.Fate?
  package let ownKillers: [String]?

  package enum CodingKeys: String, CodingKey {
    case `operator`, location, original, replacement, fate, killers
    case ownFate = "own_fate"
    case ownKillers = "own_killers"
  }

  init(_ mutant: Mutant, own: Mutant?) {
    `operator` = SnakeCase(mutant.operator.rawValue).description
    location = mutant.location
    original = mutant.original
    replacement = mutant.replacement
    fate = mutant.fate
    killers = mutant.killers
    ownFate = own?.fate
    ownKillers = own?.killers
  }
}

/// How many changes met which fate.
package struct MutantTally: Codable, Hashable, Sendable {
  package let killed: Int
  package let survived: Int
  package let uncovered: Int
  package let equivalent: Int
  package let dropped: Int

  init(_ mutants: [Mutant]) {
    let count = { fate in mutants.count { $0.fate == fate } }
    killed = count(.killed)
    survived = count(.survived)
    uncovered = count(.uncovered)
    equivalent = count(.equivalent)
    dropped = count(.dropped)
  }

  /// How many could be noticed at all.
  var counted: Int { killed + survived + uncovered }
}

extension Scores {
  /// What the learner's own tests did to a mutant; nil when there are none.
  func own(_ mutant: Mutant) -> Mutant? {
    ownTests?.mutants.first { $0.isSameChange(as: mutant) }
  }
}

extension Mutant {
  fileprivate func isSameChange(as other: Mutant) -> Bool {
    offset == other.offset && self.operator == other.operator
      && location.path == other.location.path && replacement == other.replacement
  }
}
