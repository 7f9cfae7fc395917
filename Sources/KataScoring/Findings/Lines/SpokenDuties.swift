import KataCore

/// The duties of a program's lines as next steps speak of them, where that is more than each line tells by itself.
///
/// - What a view asks only to draw one thing or another is no decision.
/// - What chooses between words goes where the words go. In VIPER so does what a view keeps of what it shows, which is no
///   fact.
/// - A view that reads the server's answer does a part of the request, with what is made of it, and so does a presenter in
///   VIPER.
/// - An interactor that makes values of what it knows and hands them out has worded nothing, whatever they are called.
/// - To observe is a step only where a service is observed: a view may watch its own surroundings.
struct SpokenDuties {
  /// By atom.
  private(set) var all: [Duties]
  private let index: ProgramIndex

  init(_ design: Design, roles: [Role], services: Set<String>) {
    (all, index) = (design.workload.responsibilities, design.index)
    let isVIPER = design.table.architecture == .viper
    for type in roles.indices {
      switch roles[type] {
      case .view, .controller:
        readAnswers(of: type)
        readScreen(type, isVIPER: isVIPER)
        keepServices(services, of: type)
      case .presenter where isVIPER:
        readAnswers(of: type)
        keepServices(services, of: type)
      case .interactor where isVIPER:
        keepFacts(of: type, presenters(design, roles))
      default: break
      }
    }
  }

  // MARK: Screens

  private mutating func readScreen(_ type: Int, isVIPER: Bool) {
    let state = Set(
      index.facts.types[type].properties.filter { $0.type == "Bool" && !$0.isStatic }.map(\.name))
    for function in index.functionsOfType[type] {
      let atoms = index.atomsOfFunction[function]
      for (place, atom) in atoms.enumerated() where all[atom].contains(.domain) {
        let follows = atoms.dropFirst(place + 1).first { index.facts.atoms[$0].branch == nil }
        let next = follows.map { all[$0] } ?? []
        if draws(atom, before: next, state) {
          all[atom].remove(.domain)
        } else if chooses(atom, before: next) || isVIPER && keeps(atom, state) {
          all[atom].remove(.domain)
          all[atom].insert(.presentation)
        }
      }
    }
  }

  /// Whether a condition that was given decides what is drawn, and nothing else.
  private func draws(_ atom: Int, before next: Duties, _ state: Set<String>) -> Bool {
    let condition = index.facts.atoms[atom]
    guard condition.branch == .if, condition.binds.isEmpty, next == [.layout] else { return false }
    return condition.uses.allSatisfy { use in
      switch use.kind {
      case .read: !(use.chain.isEmpty && state.contains(use.name))
      case .operation: use.name == "!"
      default: false
      }
    }
  }

  private func chooses(_ atom: Int, before next: Duties) -> Bool {
    let branch = index.facts.atoms[atom].branch
    return (branch == .if || branch == .switch) && next.contains(.presentation)
  }

  /// Whether only a view's own marks are read or set, such as whether a text is shown by now.
  private func keeps(_ atom: Int, _ state: Set<String>) -> Bool {
    let uses = index.facts.atoms[atom].uses.filter { $0.kind == .read || $0.kind == .write }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.name == "self" || state.contains(use.name) && use.chain.allSatisfy { $0 == "self" }
      }
      && !index.facts.atoms[atom].uses.contains { $0.kind == .call }
  }

  // MARK: Interactors

  /// The names by which presenters are spoken of.
  private func presenters(_ design: Design, _ roles: [Role]) -> Set<String> {
    let all = roles.indices.filter { roles[$0] == .presenter }
    return all.reduce(into: []) { names, type in
      names.insert(index.facts.types[type].name)
      names.formUnion(index.ancestors[type].filter { index.protocol($0) != nil })
    }
  }

  private static let carrying: NameSet = ["flatMap", "map"]

  /// Whether a value of that name is the program's or a contract's own, and no text.
  private func isValue(_ name: String) -> Bool {
    let root = String(name.prefix { $0 != "." })
    return index.type(root) != nil || index.given(root) != nil
  }

  private mutating func keepFacts(of type: Int, _ presenters: Set<String>) {
    for function in index.functionsOfType[type] {
      for atom in index.atomsOfFunction[function] where all[atom].contains(.presentation) {
        let isPlain = index.facts.atoms[atom].uses.allSatisfy { use in
          switch use.kind {
          case .call: use.on.map(presenters.contains) == true || Self.carrying.holdsName(of: use)
          case .make: isValue(use.name)
          case .read, .closure, .control: true
          default: false
          }
        }
        if isPlain { all[atom].remove(.presentation) }
      }
    }
  }

  // MARK: Services

  private mutating func readAnswers(of type: Int) {
    for function in index.functionsOfType[type] {
      let atoms = index.atomsOfFunction[function]
      let first = atoms.firstIndex { PiledWork.decodes(index.facts.atoms[$0]) }
      guard let first else { continue }
      for atom in atoms[first...] where !PiledWork.keeps(index.facts.atoms[atom]) {
        let reads = PiledWork.decodes(index.facts.atoms[atom])
        guard all[atom].contains(.domain) || reads else { continue }
        all[atom].remove(.domain)
        all[atom].insert(.network)
      }
    }
  }

  private mutating func keepServices(_ services: Set<String>, of type: Int) {
    for function in index.functionsOfType[type] {
      for atom in index.atomsOfFunction[function] where all[atom].contains(.observing) {
        let asks = index.facts.atoms[atom].uses.contains { use in
          use.kind == .call && use.on.map(services.contains) == true
        }
        if !asks { all[atom].remove(.observing) }
      }
    }
  }
}
