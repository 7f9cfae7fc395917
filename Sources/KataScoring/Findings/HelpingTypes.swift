import KataCore

/// Finds the types of a program that a step could make use of: where something could go, and who would ask for it there.
struct HelpingTypes {
  private let design: Design
  private let roles: [Role]

  init(_ design: Design, _ roles: [Role]) {
    (self.design, self.roles) = (design, roles)
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
    let held = all.filter { other in
      design.links.contains { $0.isHolding && $0.from == type && $0.to == other }
    }
    let found = held.count == 1 ? held[0] : all.count == 1 ? all[0] : nil
    return found.map { design.index.facts.types[$0].name }
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
