import KataCore

/// Tells the role of each type: from what `Solution` names it as, the contract that it conforms to, the class it
/// inherits from, its name, and at last from what most of its lines do.
///
/// All of it is read from the source, so that scores, graph and lint agree. Where it can be wrong: a service that
/// reports to a view controller by a delegate looks like a presenter.
struct RoleReader {
  private let facts: ProgramFacts
  private let matrix: DutyMatrix
  /// Whether nothing names the roles, so that a few lines, or objects that are made, do not tell them.
  private let isOnlyRead: Bool

  init(_ facts: ProgramFacts, isOnlyRead: Bool = false) {
    self.facts = facts
    self.isOnlyRead = isOnlyRead
    var matrix = DutyMatrix()
    for atom in facts.atoms {
      for duty in atom.duties { matrix.add(1, duty, to: facts.type(of: atom)) }
    }
    self.matrix = matrix
  }

  var roles: [Role] {
    let parts = facts.types.indices.map(role)
    let mediators = parts.indices.filter { Self.mediators.contains(parts[$0]) }
    let names = mediators.reduce(into: Set<String>()) { names, index in
      names.insert(facts.types[index].name)
      names.formUnion(facts.types[index].ancestors)
    }
    return parts.indices.map { index in
      parts[index] == .controller && keepsMediator(index, among: names) ? .view : parts[index]
    }
  }

  private func role(of index: Int) -> Role {
    let type = facts.types[index]
    if type.kind.belongsToCallers || type.kind == .protocol { return .other }
    if let role = type.namedAs.lazy.compactMap(Self.named(by:)).first { return role }
    if type.ancestors.contains("UIViewController") { return .controller }
    if type.ancestors.contains("UIView") || isSwiftUIView(type) { return .view }
    // Where a contract names the roles, what learners call their types tells nothing.
    let named = facts.given.isEmpty && type.kind != .enum ? Self.named(type.name) : nil
    return seam(type) ?? named ?? decider(index) ?? mainDuty(of: index)
  }

  /// Whether it is a view of SwiftUI, and of no protocol of its own that is called so.
  private func isSwiftUIView(_ type: TypeFacts) -> Bool {
    type.kind == .struct && type.ancestors.contains("View")
      && facts.given["View"] == nil && !facts.types.contains { $0.name == "View" }
  }

  // MARK: Screens

  private static let mediators: Set<Role> = [
    .presenter, .viewModel, .adapter, .interactor, .dataController,
  ]

  /// Whether a view controller keeps a mediator, by its type or by what conforms to it, and leaves the outside to it.
  ///
  /// - Parameter mediators: The names of mediators, and of what they conform to.
  private func keepsMediator(_ index: Int, among mediators: Set<String>) -> Bool {
    guard !matrix[index].keys.contains(where: { $0 == .network || $0 == .storage }) else {
      return false
    }
    let names = Set(facts.types[index].properties.compactMap(\.type))
    let told = names.filter { facts.given.isEmpty || facts.given[$0] != nil }
    let seams = facts.given.isEmpty ? [] : told.compactMap(Self.seam(named:))
    return !names.isDisjoint(with: mediators)
      || (told.compactMap(Self.named(_:)) + seams).contains(where: Self.mediators.contains)
  }

  /// The role of what `Solution` says to decide in a screen: of a class that a screen holds, named otherwise than by a role.
  ///
  /// It is a presenter if it tells its view something by name or protocol, else a view model.
  private func decider(_ index: Int) -> Role? {
    let type = facts.types[index]
    guard !type.namedAs.isEmpty,
      links(index).contains(where: { $0.kind == .holds && isScreen($0.from) })
    else {
      return nil
    }
    return links(index).contains { isScreen($0.to) } ? .presenter : .viewModel
  }

  private func links(_ index: Int) -> [TypeReference] {
    facts.references.filter { $0.from == index || $0.to == index }
  }

  private func isScreen(_ index: Int) -> Bool {
    !facts.types[index].ancestors.isDisjoint(with: ["UIViewController", "UIView"])
  }

  // MARK: Contract

  private static let seams: [(ending: String, role: Role)] = [
    ("ViewModel", .viewModel), ("Presenter", .presenter), ("InteractorOutput", .presenter),
    ("Interactor", .interactor), ("Router", .router), ("DataController", .dataController),
  ]

  private static func seam(named name: String) -> Role? {
    seams.first { name.hasSuffix($0.ending) }?.role
  }

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
    ("Interactor", .interactor), ("UseCase", .interactor), ("Router", .router),
    ("Coordinator", .router), ("Wireframe", .router), ("WireFrame", .router),
    ("Navigation", .router),
    ("Builder", .builder), ("Assembly", .builder), ("Factory", .builder), ("Module", .builder),
    ("Configurator", .builder), ("Service", .service), ("Client", .service),
    ("Repository", .service), ("Repo", .service), ("DataManager", .service),
    ("Store", .service), ("Storage", .service), ("API", .service), ("Loader", .service),
    ("Gateway", .service),
  ]

  private static func named(_ name: String) -> Role? {
    // `PresenterImpl` is a presenter.
    let name = name.hasSuffix("Impl") ? String(name.dropLast(4)) : name
    return endings.first { name.hasSuffix($0.ending) }?.role
  }

  /// What says a role in `Solution`, and is too general a name elsewhere.
  private static let parts: [(ending: String, role: Role)] = [
    ("Adapter", .adapter), ("ModelController", .dataController), ("Manager", .service),
    ("Model", .model),
  ]

  /// The role that a property of `Solution` says, such as `listViewModel` or `routers`.
  private static func named(by property: String) -> Role? {
    let capital = property.prefix(1).uppercased() + property.dropFirst()
    let word = capital.hasSuffix("s") ? String(capital.dropLast()) : capital
    return named(word) ?? parts.first { word.hasSuffix($0.ending) }?.role
  }

  // MARK: Duties

  /// Whether it is an object, or a value that bundles objects or what stands for a protocol.
  private func isObjects(_ index: Int) -> Bool {
    facts.types[index].kind == .class
      || facts.references.contains {
        $0.from == index && $0.kind == .holds
          && (facts.types[$0.to].kind == .class || $0.through != nil)
      }
  }

  private func mainDuty(of index: Int) -> Role {
    let mass = matrix.mass(of: index)
    guard mass > 0 else { return isObjects(index) ? .other : .model }
    let main = matrix[index].max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    guard let main, main.value > 0.5 * mass, main.value >= (isOnlyRead ? 3 : 1) else {
      return .other
    }
    switch main.key {
    case .network, .storage, .logging: return .service
    case .navigation: return .router
    case .wiring: return isOnlyRead && facts.types[index].kind == .class ? .other : .builder
    case .layout, .viewEvents: return .other
    case .presentation, .domain, .observing:
      return facts.types[index].kind == .class ? .other : .model
    }
  }
}
