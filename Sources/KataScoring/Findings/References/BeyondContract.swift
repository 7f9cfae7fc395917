import KataCore

/// Finds functions of a part that whoever asks it needs, and that the contract does not ask for, such as one that sets
/// the part up after it was made.
///
/// Who makes the part by the contract alone, as a suite does, never calls them.
struct BeyondContract {
  let design: Design
  let roles: [Role]
  let lesson: String
  private let contract: Contract

  init(design: Design, roles: [Role], lesson: String) {
    (self.design, self.roles, self.lesson) = (design, roles, lesson)
    contract = Contract(design)
  }

  private var index: ProgramIndex { design.index }

  /// One finding for each pair of who asks and who is asked.
  var findings: [DesignFinding] {
    design.links.filter { $0.isHolding && asks(roles[$0.from], roles[$0.to]) }
      .compactMap(finding)
  }

  private func asks(_ role: Role, _ other: Role) -> Bool {
    switch other {
    case .presenter, .viewModel: role == .view || role == .controller
    case .interactor: role == .presenter
    default: false
    }
  }

  private func finding(_ link: Link) -> DesignFinding? {
    let own = contract.protocols(of: roles[link.to]).filter(index.ancestors[link.to].contains)
    guard let name = own.first else { return nil }
    let given = index.ancestors[link.to].compactMap(index.given)
    let asked = Set(given.flatMap(\.requirements))
    let functions = index.functionsOfType[link.to].map { index.facts.functions[$0] }
      .filter { $0.kind == .function && !$0.isStatic && !asked.contains($0.name) }
    let names = Set(functions.map(\.name))
    let askers = Set(own + [link.through, index.facts.types[link.to].name].compactMap(\.self))
    let lines = index.atoms(of: link.from).filter { atom in
      atom.uses.contains {
        $0.kind == .call && names.contains($0.name) && $0.on.map(askers.contains) == true
      }
    }
    guard !lines.isEmpty else { return nil }
    let called = Set(lines.flatMap(\.uses).filter { $0.kind == .call }.map(\.name))
    return DesignFinding(
      .unaskedPart, .advice, type: index.facts.types[link.from].name,
      other: index.facts.types[link.to].name, locations: lines.map(\.location).oncePerLine,
      lesson: lesson, detail: name, remedy: .knowByProtocol,
      members: functions.filter { called.contains($0.name) }.map(\.spoken))
  }
}
