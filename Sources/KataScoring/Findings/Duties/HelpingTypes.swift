import KataCore

/// Finds the types of a program that a step could make use of: where something could go, and who would ask for it there.
struct HelpingTypes {
  private let design: Design
  private let roles: [Role]
  private let contract: Contract
  /// By type, those that it keeps.
  private let kept: [Int: Set<Int>]

  init(_ design: Design, _ roles: [Role]) {
    (self.design, self.roles) = (design, roles)
    contract = Contract(design)
    kept = Dictionary(grouping: design.links.filter(\.isHolding), by: \.from)
      .mapValues { Set($0.map(\.to)) }
  }

  /// A role, and the type that has it or is meant to have it, if there is one.
  struct Place {
    let role: Role
    let name: String?
  }

  /// Where the lines of a finding go: to the type that it names, or to one that waits to be filled.
  func home(of finding: DesignFinding) -> Place? {
    if let other = finding.other.flatMap(design.index.type) {
      return Place(role: roles[other] == .other ? finding.home ?? .other : roles[other], name: nil)
    }
    guard let home = finding.home else { return nil }
    return Place(role: home, name: waiting(home, for: finding.type))
  }

  /// Who asks the home for it, where that is not who did it so far.
  func asker(between role: Role, and home: Role?, of finding: DesignFinding) -> Place? {
    let mediator = design.table.architecture.mediator
    let isScreen = role == .view || role == .controller
    guard let home, mediator != .controller, home != mediator, isScreen || role == .router
    else { return nil }
    guard [.service, .interactor, .router].contains(home) else { return nil }
    return Place(
      role: mediator,
      name: only(mediator, beside: finding.type) ?? waiting(mediator, for: finding.type))
  }

  /// The only type of a role, or the only one that a type holds.
  func only(_ role: Role, beside name: String?) -> String? {
    let type = name.flatMap(design.index.type)
    let all = roles.indices.filter {
      roles[$0] == role && $0 != type && design.index.facts.types[$0].kind.isConcrete
    }
    let keeps = type.flatMap { kept[$0] } ?? []
    let held = keeps.isEmpty ? [] : all.filter(keeps.contains)
    let found = held.count == 1 ? held[0] : all.count == 1 ? all[0] : nil
    return found.map { design.index.facts.types[$0].name }
  }

  // MARK: Contract

  /// What a part that is still to be written is to conform to, and what makes it; a shell may conform already.
  func conformances(of home: Role?, named name: String?) -> [String] {
    guard let home else { return [] }
    // Who does something already has its own way to the contract.
    if let type = name.flatMap(design.index.type), !design.index.atoms(of: type).isEmpty {
      return []
    }
    let own = contract.protocols(of: home).prefix(1)
    let decides = home == design.table.architecture.mediator
    let seam = decides ? contract.missingSeam.map { [$0.conformance] } ?? [] : []
    return own.isEmpty ? [] : own + seam
  }

  /// The contract's router that a screen plays itself, if it does.
  func playedRouter(by type: Int) -> String? {
    let seams = SeamRole(index: design.index)
    return design.index.ancestors[type].filter { seams.role(ofSeam: $0) == .router }.min()
  }

  /// What of a type is asked for by a protocol, and does nothing yet.
  func waiting(in name: String?) -> [String] {
    guard let type = name.flatMap(design.index.type) else { return [] }
    let index = design.index
    let protocols = index.ancestors[type].compactMap(index.protocol)
    // Of a contract's protocols only the names are known.
    let isGivens = index.ancestors[type].contains { index.given($0)?.kind == .protocol }
    return index.functionsOfType[type].filter { number in
      let function = index.facts.functions[number]
      return function.kind == .function && index.atomsOfFunction[number].isEmpty
        && function.calls.isEmpty
        && (isGivens || protocols.contains { $0.requirements.contains(function.name) })
    }.map { index.facts.functions[$0].spoken }
  }

  /// The services that a type keeps for nothing but some lines; what is only taken and kept is no use.
  func spare(in type: Int, but places: [SourceLocation]?) -> [String] {
    let index = design.index
    let lines = places.map { Set($0.map { "\($0.path):\($0.line)" }) }
    return index.facts.types[type].properties.filter { property in
      guard !property.isStatic, property.type.map(contract.isService) == true else { return false }
      guard let lines else { return true }
      let uses = index.functionsOfType[type].filter { number in
        let kind = index.facts.functions[number].kind
        return kind != .initializer && kind != .initialValues
      }.flatMap { index.atomsOfFunction[$0] }.map { index.facts.atoms[$0] }.filter { atom in
        atom.uses.contains { $0.name == property.name || $0.chain.contains(property.name) }
      }
      return !uses.isEmpty
        && uses.allSatisfy { lines.contains("\($0.location.path):\($0.location.line)") }
    }.map(\.name)
  }

  // MARK: Waiting

  /// The only type that is called after a role and does nothing yet.
  ///
  /// A name counts for nothing in a score; for where to go next it is all that a shell has.
  private func waiting(_ role: Role, for name: String?) -> String? {
    guard let words = Self.words[role] else { return nil }
    let types = design.index.facts.types
    let duties = design.workload.dutiesByUnit
    let found = types.indices.filter { type in
      isObject(type) && types[type].name != name && duties[type] == nil
        && words.contains { types[type].name.hasSuffix($0) }
    }
    return found.count == 1 ? types[found[0]].name : nil
  }

  private func isObject(_ type: Int) -> Bool {
    let kind = design.index.facts.types[type].kind
    return kind == .class || kind == .struct || kind == .actor
  }

  private static let words: [Role: [String]] = [
    .presenter: ["Presenter"], .interactor: ["Interactor", "UseCase"],
    .router: ["Coordinator", "Navigator", "Router", "Wireframe"], .viewModel: ["ViewModel"],
  ]
}
