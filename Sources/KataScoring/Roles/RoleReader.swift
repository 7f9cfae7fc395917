import KataCore

/// Tells the role of each type: from the contract that it conforms to, the class it inherits from, its name, and
/// at last from what most of its lines do.
///
/// Where it can be wrong: a service that reports to a view controller by a delegate looks like a presenter.
struct RoleReader {
  let facts: ProgramFacts
  let matrix: DutyMatrix

  var roles: [Role] { facts.types.indices.map(role) }

  private func role(of index: Int) -> Role {
    let type = facts.types[index]
    if type.kind.belongsToCallers || type.kind == .protocol { return .other }
    if type.ancestors.contains("UIViewController") {
      let reachesOutside = matrix[index].keys.contains { $0 == .network || $0 == .storage }
      return hasMediator(type) && !reachesOutside ? .view : .controller
    }
    if type.ancestors.contains("UIView") { return .view }
    // Where a contract names the roles, what learners call their types tells nothing.
    let named = facts.given.isEmpty ? Self.named(type.name, type.kind) : nil
    return seam(type) ?? named ?? mainDuty(of: index)
  }

  /// Whether a view controller keeps a presenter, a view model or an interactor, by its type or by what conforms to it.
  private func hasMediator(_ type: TypeFacts) -> Bool {
    type.properties.contains { property in
      guard let name = property.type else { return false }
      let held = facts.types.filter { $0.name == name || $0.ancestors.contains(name) }
      return ([Self.named(name, .class)] + held.map { seam($0) ?? Self.named($0.name, $0.kind) })
        .contains { [.presenter, .viewModel, .interactor].contains($0) }
    }
  }

  // MARK: Contract

  private static let seams: [(ending: String, role: Role)] = [
    ("ViewModel", .viewModel), ("Presenter", .presenter), ("InteractorOutput", .presenter),
    ("Interactor", .interactor), ("Router", .router),
  ]

  /// The role of a contract's protocol, which is named after it.
  private func seam(_ type: TypeFacts) -> Role? {
    let given = type.ancestors.filter { facts.given[$0]?.kind == .protocol }
    guard !given.isEmpty else { return nil }
    if type.kind == .enum || type.properties.isEmpty, given.contains(where: isAssembly) {
      return .builder
    }
    return Self.seams.first { entry in given.contains { $0.hasSuffix(entry.ending) } }?.role
  }

  /// Whether a protocol of the contract asks for parts to be made.
  private func isAssembly(_ name: String) -> Bool {
    guard let type = facts.given[name] else { return false }
    let all = type.requirements + type.ancestors.flatMap { facts.given[$0]?.requirements ?? [] }
    return !all.isEmpty && all.allSatisfy { $0.hasPrefix("make") }
  }

  // MARK: Names

  private static let endings: [(ending: String, role: Role)] = [
    ("ViewModel", .viewModel), ("VM", .viewModel), ("Presenter", .presenter),
    ("Interactor", .interactor),
    ("UseCase", .interactor), ("Router", .router), ("Coordinator", .router), ("Wireframe", .router),
    ("Builder", .builder), ("Assembly", .builder), ("Factory", .builder), ("Module", .builder),
    ("Configurator", .builder), ("Service", .service), ("Client", .service),
    ("Repository", .service),
    ("Store", .service), ("Storage", .service), ("API", .service), ("Loader", .service),
    ("Gateway", .service),
  ]

  private static func named(_ name: String, _ kind: TypeFacts.Kind) -> Role? {
    guard kind != .enum else { return nil }
    // `PresenterImpl` is a presenter.
    let name = name.hasSuffix("Impl") ? String(name.dropLast(4)) : name
    return endings.first { name.hasSuffix($0.ending) }?.role
  }

  // MARK: Duties

  private func mainDuty(of index: Int) -> Role {
    let mass = matrix.mass(of: index)
    guard mass > 0 else { return .model }
    let main = matrix[index].max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    guard let main, main.value > 0.5 * mass else { return .other }
    switch main.key {
    case .network, .storage, .logging: return .service
    case .navigation: return .router
    case .wiring: return .builder
    case .layout, .viewEvents: return .other
    case .presentation, .domain, .observing:
      return facts.types[index].kind == .class ? .other : .model
    }
  }
}
