import KataCore

/// Finds what a contract has a part for and whoever works with that part goes past: functions that it never calls, and
/// the closure that tells it of changes.
///
/// Only of parts that are in use: one that nobody asks anything yet is still to come.
struct UnaskedParts {
  let design: Design
  let roles: [Role]
  let lesson: String
  private let contract: Contract

  init(design: Design, roles: [Role], lesson: String) {
    (self.design, self.roles, self.lesson) = (design, roles, lesson)
    contract = Contract(design)
  }

  /// One finding a part for its closure, and one for its functions.
  var findings: [DesignFinding] {
    design.links.filter { $0.isHolding && asks(roles[$0.from], roles[$0.to]) }
      .flatMap { link -> [DesignFinding] in
        let part = Part(link, design, contract.protocols(of: roles[link.to]))
        return [unheard(part), uncalled(part)].compactMap(\.self)
      }
  }

  /// A part, whom it is kept by, and what the contract's protocol of it asks for.
  private struct Part {
    let type: Int
    let asker: Int
    /// How the asker may speak of it.
    let names: Set<String>
    let requirements: Set<String>

    init(_ link: Link, _ design: Design, _ protocols: [String]) {
      (asker, type) = (link.from, link.to)
      let own = protocols.filter(design.index.ancestors[link.to].contains).prefix(1)
      names = Set(own + [design.index.facts.types[link.to].name])
      requirements = Set(own.compactMap(design.index.given).flatMap(\.requirements))
    }
  }

  private func asks(_ role: Role, _ other: Role) -> Bool {
    switch other {
    case .presenter, .viewModel: role == .view || role == .controller
    case .interactor: role == .presenter
    default: false
    }
  }

  private var facts: ProgramFacts { design.index.facts }

  // MARK: Closures

  /// Where nobody sets the closure by which a view model tells what is shown.
  private func unheard(_ part: Part) -> DesignFinding? {
    let closures = facts.types[part.type].properties.filter {
      $0.isClosure && part.requirements.contains($0.name)
    }.map(\.name)
    guard roles[part.type] == .viewModel, let closure = closures.first else { return nil }
    let isSet = design.index.mentions.of(closure).contains { mention in
      mention.isUsed && mention.use.kind == .write
        && facts.type(of: facts.atoms[mention.atom]) != part.type
    }
    guard !isSet else { return nil }
    let state = facts.types[part.type].properties.map(\.name) + getters(of: part.type)
    return finding(
      part, [closure], at: lines(of: part.asker) { part.names.contains($0.on ?? "") },
      remedy: .bind,
      detail: state.first { part.requirements.contains($0) && !closures.contains($0) })
  }

  private func getters(of type: Int) -> [String] {
    design.index.functionsOfType[type].map { facts.functions[$0] }
      .filter { $0.kind == .getter }.map(\.name)
  }

  // MARK: Functions

  private func uncalled(_ part: Part) -> DesignFinding? {
    let functions = design.index.functionsOfType[part.type].filter {
      facts.functions[$0].kind == .function
        && part.requirements.contains(facts.functions[$0].name)
    }
    let idle = functions.filter { !isCalled($0) }
    guard !idle.isEmpty, idle.count < functions.count else { return nil }
    let past = pastLines(part, idle)
    return finding(
      part, idle.map { facts.functions[$0].spoken },
      at: past.isEmpty ? idle.map { facts.functions[$0].location } : past)
  }

  private func isCalled(_ function: Int) -> Bool {
    let owner = facts.functions[function].type
    return design.index.callers[function].contains { facts.functions[$0.function].type != owner }
      || design.index.mentions.of(facts.functions[function].name).contains { mention in
        mention.isWritten && facts.type(of: facts.atoms[mention.atom]) != owner
      }
  }

  /// Where the asker does by itself what they would do: it changes what they change.
  private func pastLines(_ part: Part, _ idle: [Int]) -> [SourceLocation] {
    let own = Set(facts.types[part.type].properties.map(\.name))
    let changed = Set(
      idle.flatMap { design.index.atomsOfFunction[$0] }.map { facts.atoms[$0] }
        .filter { $0.has(.write) }.flatMap(\.uses).flatMap { $0.chain + [$0.name] }
    ).intersection(own)
    return lines(of: part.asker) { use in
      use.kind == .write && !changed.isDisjoint(with: use.chain + [use.name])
    }
  }

  private func lines(of type: Int, where isMeant: (Use) -> Bool) -> [SourceLocation] {
    design.index.atoms(of: type).filter { $0.uses.contains(where: isMeant) }.map(\.location)
      .oncePerLine
  }

  private func finding(
    _ part: Part, _ members: [String], at places: [SourceLocation],
    remedy: DesignFinding.Remedy? = nil, detail: String? = nil
  ) -> DesignFinding {
    DesignFinding(
      .unaskedPart, .advice, type: facts.types[part.asker].name,
      other: facts.types[part.type].name, locations: places, lesson: lesson, detail: detail,
      remedy: remedy, members: members)
  }
}
