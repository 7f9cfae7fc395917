import KataCore

/// The share of logic mutants that tests without a view notice, as a mean over what the screen does.
///
/// Each behaviour case runs some lines; the share of these lines' mutants that are killed says how well this
/// behaviour could be tested away from the screen. The mean over cases keeps a large function from speaking for
/// all. Only logic counts: a layout's mutants need a view by nature. And only mutants count that some behaviour
/// notices; what runs beside the screen for nothing is no logic of the screen's, however well tests hold on to it.
/// Where it can be wrong: suites kill what their author thought of; a design is credited with them only as far as
/// they pass.
struct KillRate: Sendable {
  /// 0 to 1; 0 when no test without a view passes, nil when behaviours run no logic.
  let value: Double?

  init(
    behaviours: [Set<Int>], mutants: [Mutant], atoms: [Int?], isLogic: [Bool],
    counted: Set<String>
  ) {
    var byAtom: [Int: [Bool]] = [:]
    for (mutant, atom) in zip(mutants, atoms) {
      guard let atom, isLogic[atom], mutant.fate != .equivalent, mutant.fate != .dropped else {
        continue
      }
      byAtom[atom, default: []].append(Self.isKilled(mutant, by: counted))
    }
    let shares = behaviours.compactMap { behaviour -> Double? in
      let fates = behaviour.sorted().flatMap { byAtom[$0] ?? [] }
      guard !fates.isEmpty else { return nil }
      return Double(fates.filter { $0 }.count) / Double(fates.count)
    }
    if counted.isEmpty {
      value = 0
    } else {
      value = shares.isEmpty ? nil : shares.reduce(0, +) / Double(shares.count)
    }
  }

  static func isKilled(_ mutant: Mutant, by counted: Set<String>) -> Bool {
    mutant.fate == .killed
      && (mutant.killers.isEmpty || mutant.killers.contains(where: counted.contains))
  }
}
