import KataCore

/// The duties that are said of code which was only read: a guess needs weight before it is one of them.
///
/// What is displayed, decided, observed or connected is guessed from the form of a line; a few such lines are as often
/// wrong as right, and are left out. What an API names is said of a single line.
enum SaidDuties {
  private static let guessed: Set<Responsibility> = [.presentation, .domain, .observing, .wiring]

  /// How many lines of a type a guess needs, and which share of those with a duty; many lines need no share.
  struct Floor {
    let lines: Double
    let share: Double
    let many: Double

    static let duty = Floor(lines: 3, share: 0.1, many: 8)
    static let finding = Floor(lines: 5, share: 0.2, many: 10)

    func holds(_ duty: Responsibility, _ masses: [Responsibility: Double]) -> Bool {
      guard guessed.contains(duty) else { return true }
      let (mass, sum) = (masses[duty] ?? 0, masses.values.reduce(0, +))
      return mass >= lines && (mass >= share * sum || mass >= many)
    }
  }

  /// The duties by atom, without those that have too little weight in their type.
  static func said(of facts: ProgramFacts) -> [Set<Responsibility>] {
    let masses = masses(facts.atoms.map(\.duties), in: facts)
    return facts.atoms.map { atom in
      atom.duties.filter { Floor.duty.holds($0, masses[facts.type(of: atom)]) }
    }
  }

  /// How many lines of each duty each type has.
  static func masses(
    _ duties: [Set<Responsibility>], in facts: ProgramFacts
  ) -> [[Responsibility: Double]] {
    var masses = [[Responsibility: Double]](repeating: [:], count: facts.types.count)
    for (atom, duties) in zip(facts.atoms, duties) {
      for duty in duties { masses[facts.type(of: atom)][duty, default: 0] += 1 }
    }
    return masses
  }
}
