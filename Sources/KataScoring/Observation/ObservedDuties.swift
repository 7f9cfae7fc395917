import KataCore

/// The duties of a kata's lines, observed where a run can see them and read from the catalogue where it cannot.
///
/// An effect gives its duty to the innermost statement of the learner that was running. A decision is found by its
/// mutants: one that first alters what is shown decides presentation, one that first alters what is stored, asked,
/// logged, or which screen follows, decides a domain rule. So does what only alters what is shown, in a type that knows
/// of no view and of no text. A line that never runs, or of which every mutant goes unnoticed, counts for nothing.
struct ObservedDuties {
  private let facts: ProgramFacts
  private let run: RunEvidence
  private let mutants: [Int: [Mutant]]
  private let isObserved: Bool
  /// By type.
  private let roles: [Role]
  /// The types that are screens, tell one something, or put texts together, and what belongs to callers.
  private let knowingScreens: Set<Int>

  init(_ facts: ProgramFacts, _ run: RunEvidence, _ traces: RunTraces) {
    self.facts = facts
    self.run = run
    isObserved = !traces.effects.isEmpty
    let wording = facts.atoms.filter { $0.duties.contains(.presentation) }.map(facts.type)
    let screens: Set<Role> = [.view, .controller, .presenter, .viewModel, .adapter]
    let roles = RoleReader(facts).roles
    self.roles = roles
    knowingScreens = Set(wording).union(
      roles.indices.filter {
        screens.contains(roles[$0]) || facts.types[$0].kind.belongsToCallers
      })
    let tried = zip(run.atomOfMutant, traces.mutants).filter { $0.1.fate != .dropped }
    mutants = Dictionary(grouping: tried.filter { $0.0 != nil }, by: { $0.0 ?? 0 })
      .mapValues { $0.map(\.1) }
  }

  /// The duties by atom; nil for a line that counts for nothing.
  var duties: [Set<Responsibility>?] {
    let executed = run.executed
    return facts.atoms.indices.map { executed.contains($0) ? duties(of: $0) : nil }
  }

  /// What a run cannot see, so that the catalogue stands in.
  private static let read: Set<Responsibility> = [.viewEvents, .observing, .wiring, .layout]
  private static let effects: [ObservedEffect.Kind: Responsibility] = [
    .network: .network, .storage: .storage, .logging: .logging, .navigation: .navigation,
    .shown: .layout, .styled: .layout,
  ]

  private func duties(of atom: Int) -> Set<Responsibility>? {
    let read = facts.atoms[atom].duties
    if isIdle(atom, read) { return nil }
    guard isObserved else { return read }
    var duties = read.intersection(Self.read)
    var effects = run.effects[atom] ?? []
    // What an alert says is shown as it comes.
    if read.contains(.navigation) || effects.contains(.navigation) { effects.remove(.shown) }
    duties.formUnion(effects.compactMap { Self.effects[$0] })
    // Subscribing is a request to the outside in form, and observing in purpose.
    if read.contains(.observing) { duties.remove(.network) }
    let decided = decision(of: atom)
    // Without a mutant nothing tells what depends on the line.
    duties.formUnion(decided ?? read.intersection([.presentation, .domain]))
    // Decoding, and preparing what is asked or stored, cause no effect of their own.
    if duties.isEmpty { duties = read.intersection([.network, .storage, .logging, .navigation]) }
    return duties
  }

  /// Whether nobody notices any change to a line; what only styles a view is not looked at.
  private func isIdle(_ atom: Int, _ read: Set<Responsibility>) -> Bool {
    guard read != [.layout], let mutants = mutants[atom] else { return false }
    return mutants.allSatisfy { $0.fate == .equivalent }
  }

  /// What a line decides; nil where it has no mutant that computes another value.
  private func decision(of atom: Int) -> Set<Responsibility>? {
    let read = facts.atoms[atom].duties.intersection([.presentation, .domain])
    // Another literal is a decision only where a text is put together or a value compared.
    let values = (mutants[atom] ?? []).filter { mutant in
      mutant.operator == .literal ? !read.isEmpty : mutant.operator.changesValue
    }
    guard !values.isEmpty else { return nil }
    let altered = Set(values.compactMap(\.alters))
    if altered.isEmpty { return [] }
    // What changes only its own effect decides nothing but that.
    if altered.isSubset(of: run.effects[atom] ?? []) { return read }
    let type = facts.type(of: facts.atoms[atom])
    // A view that follows a flag which it is given decides nothing, even where a suite waits for what it shows.
    let isFlag = facts.atoms[atom].kind == .condition && read.isEmpty
    // So does one that asks which of its fields was used, or whether one shows something else than the model.
    let onlyCompares = read.isEmpty && values.allSatisfy { $0.operator == .negatedCondition }
    if isFlag || onlyCompares, roles[type] == .view { return [] }
    let isOnlyShown = altered.isSubset(of: [.shown, .styled])
    guard isOnlyShown else { return [.domain] }
    return isFlag ? [] : knowingScreens.contains(type) ? [.presentation] : [.domain]
  }
}

extension Mutant.Operator {
  /// Whether it computes another value, rather than leaving something out.
  fileprivate var changesValue: Bool {
    switch self {
    case .removedCall, .defaultReturn: false
    case .boundary, .negatedCondition, .arithmetic, .connector, .ternarySwap, .literal: true
    }
  }
}
