import KataCore

/// What mutants, effects and files have to say of testing without a screen.
struct TestabilityFindings {
  let design: Design
  let logic: Logic
  let effects: [Effect]
  private let roles: [Role]

  init(design: Design, logic: Logic, effects: [Effect]) {
    (self.design, self.logic, self.effects) = (design, logic, effects)
    roles = MeantRoles(design).roles
  }

  // MARK: Without a run

  /// One finding per type and kind of effect.
  var uninterceptable: [DesignFinding] {
    var groups: [(type: String, kind: Effect.Kind, effects: [Effect])] = []
    for effect in effects where !effect.isInterceptable && isInTheWay(effect) {
      let place = groups.firstIndex { $0.type == effect.type && $0.kind == effect.kind }
      if let place {
        groups[place].effects.append(effect)
      } else {
        groups.append((effect.type, effect.kind, [effect]))
      }
    }
    let share = effects.isEmpty ? 0 : 25.0 / Double(effects.count)
    return groups.map { group in
      let calls = EffectCalls(group.effects)
      let mending = mending(group.kind, of: group.type)
      return DesignFinding(
        .uninterceptableEffect, .advice, type: group.type, responsibilities: [],
        locations: calls.locations, amount: Double(group.effects.count),
        gain: Score.rounded(share * Double(group.effects.count)), lesson: lesson,
        detail: calls.names.joined(separator: "\n"),
        home: mending.home, remedy: mending.remedy)
    }
    .sorted { ($1.amount ?? 0, $0.type ?? "") < ($0.amount ?? 0, $1.type ?? "") }
  }

  /// Whether a test without a view would meet it.
  ///
  /// Screens hop to the main queue and ask UIKit's own objects where no such test comes; waiting is another matter. To
  /// lead to other screens is a router's work.
  private func isInTheWay(_ effect: Effect) -> Bool {
    let role = role(of: effect.type)
    if effect.kind == .navigation { return !leads(effect.type) }
    let parts: [Role?] = [.view, .controller, .router, .builder]
    guard parts.contains(role) || ViewKinship.isViewLike(effect.type) else { return true }
    switch effect.kind {
    case .mainQueue: return effect.call.contains("asyncAfter")
    case .singleton: return !effect.call.hasPrefix("UI")
    default: return true
    }
  }

  /// Whether a type is a router, or what routers inherit from.
  private func leads(_ name: String) -> Bool {
    guard let type = design.index.type(name) else { return false }
    return roles.indices.contains { other in
      roles[other] == .router && (other == type || design.index.superclass[other] == type)
    }
  }

  /// A screen is no place for it, so handing it in there would not help; a service is replaced as a whole.
  private func mending(
    _ kind: Effect.Kind, of type: String
  ) -> (remedy: DesignFinding.Remedy, home: Role?) {
    if kind == .navigation { return (.leadOn, .router) }
    let role = role(of: type)
    if role == .service { return (.knowByProtocol, nil) }
    guard role == .view || role == .controller, let mediator else { return (.handIn, nil) }
    return (.askThrough, mediator)
  }

  private func role(of type: String) -> Role? { design.index.type(type).map { roles[$0] } }

  private var lesson: String {
    let architecture = design.table.architecture
    return architecture == .mvc ? "mvp" : architecture.lesson
  }

  /// One finding per type that is no part of the screen and yet lies in a file which imports UIKit.
  ///
  /// A file that only names a screen's type is spoken of as a reference to that type.
  var besideUIKit: [DesignFinding] {
    let facts = design.index.facts
    let free = Set(facts.files.filter { !Self.importsUIKit($0) }.map(\.path))
    var lines: [Int: [SourceLocation]] = [:]
    for (atom, isLogic) in logic.isLogic.enumerated() where isLogic {
      let type = facts.type(of: facts.atoms[atom])
      let apart: [Role] = [.presenter, .viewModel, .interactor, .service, .model]
      guard apart.contains(roles[type]), !free.contains(facts.atoms[atom].location.path)
      else { continue }
      lines[type, default: []].append(facts.atoms[atom].location)
    }
    let total = Double(max(1, logic.isLogic.count { $0 }))
    return lines.keys.sorted().filter { (lines[$0] ?? []).oncePerLine.count > 2 }.map { type in
      let places = lines[type] ?? []
      let count = Double(places.count)
      return DesignFinding(
        .logicBesideUIKit, .advice, type: facts.types[type].name, locations: places.oncePerLine,
        amount: count, gain: Score.rounded(15 * count / total), lesson: lesson)
    }
  }

  private static func importsUIKit(_ file: FileFacts) -> Bool {
    !file.isUIKitFree
      && !file.imports.filter { ["UIKit", "SwiftUI", "AppKit"].contains($0) }.isEmpty
  }

  // MARK: With a run

  /// One finding per function whose mutants mostly survive, and one per part of the screen whose logic no test
  /// reaches.
  ///
  /// Where no test without a view passes yet, what would run without one is not to blame: only the parts of the
  /// screen are told of then, but all where own tests are asked for.
  func survivors(
    _ mutants: [Mutant], atoms: [Int?], counted: Set<String>, areOwn: Bool = false
  ) -> [DesignFinding] {
    let facts = design.index.facts
    let byFunction = fates(mutants, atoms, counted)
    let total = byFunction.values.map(\.count).reduce(0, +)
    var unreached: [Int: [Mutant]] = [:]
    var found: [DesignFinding] = []
    for function in byFunction.keys.sorted() {
      let fates = byFunction[function] ?? []
      let alive = fates.filter { !$0.isKilled }.map(\.mutant)
      let type = facts.functions[function].type
      if needsView(type) {
        unreached[type, default: []] += alive
      } else if areOwn || !counted.isEmpty, alive.count * 2 > fates.count,
        areOwn || alive.count > 1
      {
        found.append(survivor(alive, function, total))
      }
    }
    let types = unreached.keys.sorted().compactMap { unreachable($0, unreached[$0] ?? [], total) }
    return (types + found).sorted { ($1.gain ?? 0, $0.type ?? "") < ($0.gain ?? 0, $1.type ?? "") }
  }

  private func fates(
    _ mutants: [Mutant], _ atoms: [Int?], _ counted: Set<String>
  ) -> [Int: [(mutant: Mutant, isKilled: Bool)]] {
    var byFunction: [Int: [(mutant: Mutant, isKilled: Bool)]] = [:]
    for (mutant, atom) in zip(mutants, atoms) {
      guard let atom, logic.isLogic[atom], mutant.fate != .dropped, mutant.fate != .equivalent,
        !isBinding(atom)
      else { continue }
      byFunction[design.index.facts.atoms[atom].function, default: []].append(
        (mutant, KillRate.isKilled(mutant, by: counted)))
    }
    return byFunction
  }

  /// Whether a screen only listens there, which is its work.
  private func isBinding(_ atom: Int) -> Bool {
    design.workload.responsibilities[atom] == [.observing]
      && needsView(design.index.facts.type(of: design.index.facts.atoms[atom]))
  }

  private func needsView(_ type: Int) -> Bool {
    let role = roles[type]
    return role == .view || role == .controller || design.index.kinship[type].isScreenObject
      || ViewKinship.isViewLike(design.index.facts.types[type].name)
  }

  /// A line that words something for a view, or two, is no reason for a type of its own.
  private func unreachable(_ type: Int, _ alive: [Mutant], _ total: Int) -> DesignFinding? {
    let lines = alive.map(\.location).oncePerLine
    guard lines.count > 2 else { return nil }
    return DesignFinding(
      .unreachableLogic, roles[type] == .controller ? .essential : .advice,
      type: design.index.facts.types[type].name, locations: lines, amount: Double(alive.count),
      gain: Score.rounded(60 * Double(alive.count) / Double(max(1, total))), lesson: lesson,
      home: mediator)
  }

  private var mediator: Role? {
    let architecture = design.table.architecture
    return architecture == .mvc ? nil : architecture.mediator
  }

  private func survivor(_ alive: [Mutant], _ function: Int, _ total: Int) -> DesignFinding {
    let facts = design.index.facts
    let first = alive.first { $0.fate == .survived } ?? alive[0]
    return DesignFinding(
      .survivor, .advice, type: facts.types[facts.functions[function].type].name,
      member: facts.functions[function].title,
      locations: ([first] + alive).map(\.location).oncePerLine,
      amount: Double(alive.count),
      gain: Score.rounded(60 * Double(alive.count) / Double(max(1, total))), lesson: lesson,
      detail: "\(first.original) → \(first.replacement)")
  }

  /// Tests that pass nearly whatever is changed; what only traps is noticed without any assertion.
  func idle(_ ownTests: OwnTests?) -> [DesignFinding] {
    let passing = (ownTests?.tests ?? []).filter { $0.isPassed && !$0.loadsView }
    guard let ownTests, !passing.isEmpty else { return [] }
    let killed = ownTests.mutants.count { $0.fate == .killed }
    let survived = ownTests.mutants.count { $0.fate == .survived }
    let areThere = ownTests.mutants.contains { $0.fate == .survived || $0.fate == .uncovered }
    guard areThere, killed * 10 <= survived else { return [] }
    return [
      DesignFinding(
        .idleTests, .advice, locations: passing.compactMap(\.location),
        amount: Double(passing.count), lesson: "mvp", detail: passing.first?.name)
    ]
  }
}
