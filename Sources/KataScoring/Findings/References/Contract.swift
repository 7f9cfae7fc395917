import KataCore

/// What a kata's contract asks of the parts of a pattern: a protocol for each, and the seam that says how they are made.
///
/// The seam is the protocol of the contract that is named after the pattern and refines another; who conforms to that
/// other one is to conform. The parts' protocols are those that the seam speaks of.
struct Contract {
  private let index: ProgramIndex
  private let seam: TypeFacts?

  init(_ design: Design) {
    index = design.index
    let (index, pattern) = (design.index, design.table.architecture.rawValue)
    seam = index.facts.given.first {
      $0.kind == .protocol && $0.name.lowercased().hasSuffix(pattern)
        && $0.inherits.contains { index.given($0) != nil }
    }
  }

  /// The seam that nothing conforms to, as the conformance to write.
  var missingSeam: (conformance: String, seam: String, solution: Int)? {
    guard let seam, index.conformers(of: seam.name).isEmpty,
      let solution = seam.inherits.flatMap(index.conformers).first
    else { return nil }
    return ("\(index.facts.types[solution].name): \(seam.name)", seam.name, solution)
  }

  /// The protocols of a role; an interactor's output is its presenter's.
  func protocols(of role: Role) -> [String] {
    guard let seam, let endings = Self.endings[role] else { return [] }
    let spoken = seam.mentions.filter { index.given($0)?.kind == .protocol }.sorted()
    return endings.flatMap { ending in spoken.filter { $0.hasSuffix(ending) } }
  }

  /// The program's functions that make the whole screen: those of whoever conforms to what the seam refines.
  var openings: [Int] {
    let screens = (seam?.inherits ?? []).compactMap(index.given)
    return screens.flatMap { screen in
      index.conformers(of: screen.name).flatMap { index.functionsOfType[$0] }.filter {
        screen.requirements.contains(index.facts.functions[$0].name)
      }
    }
  }

  /// What a type of a role does not conform to yet, as the conformances to write.
  func missing(_ type: Int, as role: Role) -> [String] {
    protocols(of: role).filter { !index.ancestors[type].contains($0) }
      .map { "\(index.facts.types[type].name): \($0)" }
  }

  private static let endings: [Role: [String]] = [
    .view: ["View"], .controller: ["View"], .presenter: ["Presenter", "InteractorOutput"],
    .viewModel: ["ViewModel"], .interactor: ["Interactor"], .router: ["Router"],
  ]

  /// Whether a type is a service of the contract, or leads to several: neither a part nor a value.
  func isService(_ name: String) -> Bool {
    guard let given = index.given(name) else { return false }
    let parts = seam?.mentions ?? []
    switch given.kind {
    case .protocol: return !parts.contains(name) && given.name != seam?.name
    case .struct: return given.mentions.contains { index.given($0)?.kind == .protocol }
    default: return false
    }
  }
}
