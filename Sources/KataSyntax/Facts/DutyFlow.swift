import KataCore

/// Gives every atom its duties: those that its names say, and those of whatever consumes its value.
///
/// A text that is put together is presentation unless it goes to a server, a store or a log. A comparison or a
/// computation is presentation where only what is shown depends on it, and a domain rule otherwise.
struct DutyFlow {
  private var atoms: [AtomDraft]
  private var consumers: [AtomDraft.Place: Set<AtomDraft.Sink>] = [:]
  /// The duties of a function's lines, as far as they are known.
  private var dutiesOfFunction: [Int: Set<Responsibility>] = [:]
  private let program: ReadProgram
  /// The functions that are called because something changed, by name.
  private let observers: Set<String>
  /// By function: whether its type is a screen's part, may tell a screen something, or puts texts together.
  ///
  /// What any other type decides is a rule, though only what is shown depends on it.
  private var knowsScreen: [Bool] = []
  /// The atoms that some condition decides about.
  private let controlled: Set<Int>

  init(_ atoms: [AtomDraft], _ program: ReadProgram, observers: Set<String>) {
    self.atoms = atoms
    self.observers = observers
    self.program = program
    controlled = atoms.compactMap(\.controls).reduce(into: []) { $0.formUnion($1) }
  }

  /// A value passes through this many functions at most on its way to where it is used.
  private static let rounds = 4

  /// The duties by atom.
  mutating func duties() -> [Set<Responsibility>] {
    tellScreens()
    findWhoKnowsScreens()
    for index in atoms.indices { atoms[index].duties = atoms[index].named }
    for _ in 0..<Self.rounds {
      gatherConsumers()
      dutiesOfFunction = atoms.reduce(into: [:]) {
        $0[$1.function, default: []].formUnion($1.duties)
      }
      for index in atoms.indices { atoms[index].duties = duties(of: atoms[index], at: index) }
    }
    return atoms.map(\.duties)
  }

  /// What sets, or sends to, a property that a screen observes tells the screen something, which is presentation.
  private mutating func tellScreens() {
    let isScreens = program.functions.map { program.isScreenPart($0.type.outermost) }
    var observed: Set<AtomDraft.Place> = []
    for atom in atoms where isScreens[atom.function] && atom.named.contains(.observing) {
      observed.formUnion(atom.writes.union(atom.reads.map(\.place)).filter(\.isProperty))
    }
    for (index, atom) in atoms.enumerated()
    where !isScreens[atom.function] && atom.kind != .initialValue {
      let told =
        atom.notes.contains(.sends) ? atom.writes.union(atom.reads.map(\.place)) : atom.writes
      if !told.isDisjoint(with: observed) { atoms[index].named.insert(.presentation) }
    }
  }

  private mutating func findWhoKnowsScreens() {
    let screens = program.types.filter { !$0.isGiven && program.isScreenPart($0) }
    let held = screens.flatMap(\.properties).compactMap { $0.type?.name }.flatMap { name in
      ([program.type(name)].compactMap(\.self) + program.conformers(of: name))
        .filter(\.isReference)
    }
    let speaking = atoms.filter { $0.buildsText || $0.named.contains(.presentation) }
    let speakers = speaking.map { program.functions[$0.function].type.outermost }
    let knowing = Set((screens + held + speakers).map(ObjectIdentifier.init))
    knowsScreen = program.functions.map(\.type.outermost).map { type in
      type.kind.belongsToCallers || knowing.contains(ObjectIdentifier(type))
    }
  }

  private mutating func gatherConsumers() {
    consumers.removeAll(keepingCapacity: true)
    for atom in atoms {
      for (place, sink) in atom.reads {
        // A value that only changes itself is used for nothing by that.
        if sink == .unknown, atom.writes.contains(place), !atom.named.isEmpty || atom.decides {
          continue
        }
        if sink == .unknown {
          consumers[place, default: []].formUnion(atom.duties.map { .duty($0) })
          if atom.writes.isEmpty {
            if atom.duties.isEmpty { consumers[place, default: []].insert(.unknown) }
            continue
          }
          for next in atom.writes { consumers[place, default: []].formUnion(consumers[next] ?? []) }
        } else {
          consumers[place, default: []].insert(sink)
        }
      }
    }
  }

  private func duties(of atom: AtomDraft, at index: Int) -> Set<Responsibility> {
    var atom = atom
    if atom.notes.contains(.request), !isForView(atom) { atom.named.insert(.network) }
    var duties = atom.named
    let sinks = self.sinks(of: atom.writes.union([.local(index)]))
    if atom.kind == .condition {
      duties.formUnion(decision(of: atom))
    } else if atom.buildsText {
      if !isCaption(atom, at: index) { duties.formUnion(Self.text(atom, for: sinks)) }
    } else if atom.decides || atom.chooses, atom.named.isSubset(of: Self.silent) {
      duties.formUnion(computation(atom, for: sinks))
    } else if duties.isEmpty, atom.createsValue {
      // A property is kept for more than one use.
      let used = self.sinks(of: atom.writes.filter { !$0.isProperty }.union([.local(index)]))
      // What is mentioned in a log is not there for the log.
      let isLogged = used != [.duty(.logging)]
      duties.formUnion(Self.outside(in: used).subtracting(isLogged ? [.logging] : []))
    }
    if atom.notes.contains(.coding) { duties.formUnion(coding(atom)) }
    if duties.isEmpty, passesOnEvent(atom) { duties.insert(.viewEvents) }
    return duties
  }

  private func isForView(_ atom: AtomDraft) -> Bool {
    sinks(of: Set(atom.reads.map(\.place))).contains(.duty(.layout))
  }

  /// Whether it passes on what people did, or tells another type how the screen's life goes on.
  private func passesOnEvent(_ atom: AtomDraft) -> Bool {
    switch atom.occasion {
    case .event:
      (atom.callsOwn || atom.callsOthers)
        && !observers.contains(program.functions[atom.function].name)
    case .lifeCycle: atom.callsOthers
    case .question, nil: false
    }
  }

  private func sinks(of places: Set<AtomDraft.Place>) -> Set<AtomDraft.Sink> {
    places.reduce(into: []) { $0.formUnion(consumers[$1] ?? []) }
  }

  /// Duties beside which a computation is still worth telling.
  private static let silent: Set<Responsibility> = [.layout, .viewEvents, .wiring]
  private static let outside: Set<Responsibility> = [.network, .storage, .logging]
  private static let screen: Set<Responsibility> = [.layout, .presentation]

  private static func outside(in sinks: Set<AtomDraft.Sink>) -> Set<Responsibility> {
    outside.filter { sinks.contains(.duty($0)) }
  }

  /// Decoding belongs to the request or storage of its function, else of its type.
  private func coding(_ atom: AtomDraft) -> Set<Responsibility> {
    let coded: Set<Responsibility> = [.network, .storage]
    let near = coded.intersection(dutiesOfFunction[atom.function] ?? [])
    guard near.isEmpty else { return near }
    let type = program.functions[atom.function].type.outermost
    return coded.filter { duty in
      dutiesOfFunction.contains {
        $1.contains(duty) && program.functions[$0].type.outermost === type
      }
    }
  }

  /// Whether it only hands a fixed text to the screen's own code, as a form does with the names of its rows.
  private func isCaption(_ atom: AtomDraft, at index: Int) -> Bool {
    !atom.interpolates && !atom.chooses && !controlled.contains(index) && atom.named.isEmpty
      && atom.writes.isDisjoint(with: [.result(atom.function)])
      && program.isScreenPart(program.functions[atom.function].type.outermost)
  }

  /// What a text is for; one that nobody is known to read is presentation only if it is written for people.
  private static func text(
    _ atom: AtomDraft, for sinks: Set<AtomDraft.Sink>
  ) -> Set<Responsibility> {
    let outside = outside(in: sinks).union(atom.named.intersection(Self.outside))
    let isUnread = sinks.subtracting([.unknown, .nowhere]).isEmpty && atom.named.isEmpty
    if isUnread, !atom.isProse || sinks.contains(.nowhere) { return [] }
    let isRead = sinks.contains(.shown) || sinks.contains(.duty(.presentation))
    return outside.isEmpty || isRead ? [.presentation] : outside
  }

  private func computation(
    _ atom: AtomDraft, for sinks: Set<AtomDraft.Sink>
  ) -> Set<Responsibility> {
    if atom.shows { return [.presentation] }
    let known = sinks.subtracting([.unknown])
    let isScreens =
      atom.named.contains(.layout) || known == [.duty(.layout)] || answersView(atom)
    // How a view looks in one state or the other is its own; the state may be told by a rule.
    if isScreens { return atom.chooses && atom.decides ? [.presentation] : [] }
    // That two values are the same is what they are, and no rule.
    let isEquality = ["==", "isEqual"].contains(program.functions[atom.function].name)
    if known == [.nowhere] || isEquality { return [] }
    let isShown = sinks.contains(.shown) || sinks.contains(.duty(.presentation))
    let isOnlyShown = known.subtracting([.shown, .nowhere]).isSubset(of: [
      .duty(.presentation), .duty(.layout),
    ])
    if isShown && isOnlyShown, knowsScreen[atom.function] { return [.presentation] }
    return atom.decides ? [.domain] : []
  }

  /// Whether it computes what a view asks for, such as a number of rows, or a size.
  private func answersView(_ atom: AtomDraft) -> Bool {
    guard atom.writes.contains(.result(atom.function)) else { return false }
    let function = program.functions[atom.function]
    let result = function.result.map { [$0.name] } ?? []
    return function.occasion != nil || program.catalogue.isPlatforms(result)
  }

  /// What a condition decides: what is shown, or what happens; of code that is only read, what goes outside.
  ///
  /// In a screen, a condition of which nobody can tell what depends on it decides nothing.
  private func decision(of atom: AtomDraft) -> Set<Responsibility> {
    let guesses = program.catalogue.guesses
    if atom.named.contains(.navigation) || !atom.decides && (atom.asksPlatform || !guesses) {
      return []
    }
    let decided = decided(by: atom)
    let isOnlyShown = knowsScreen[atom.function] && decided.isSubset(of: Self.screen)
    if decided.contains(.presentation), isOnlyShown { return [.presentation] }
    guard atom.decides else { return [] }
    let isScreens = program.isScreenPart(program.functions[atom.function].type.outermost)
    if decided.isEmpty { return isScreens ? [] : [.domain] }
    if isOnlyShown { return atom.named.contains(.layout) ? [] : [.presentation] }
    let goesOutside = !decided.isDisjoint(with: Self.outside.union([.viewEvents]))
    return guesses || goesOutside ? [.domain] : []
  }

  /// The duties of what a condition decides about, and of the functions that are called there.
  private func decided(by atom: AtomDraft) -> Set<Responsibility> {
    let controlled = atom.controls.map { atoms[$0] } ?? []
    var decided: Set<Responsibility> = []
    for other in controlled {
      // What moves the focus is the screen's own, as is reading an input; what people did may be passed on by a rule.
      let isOwn = other.named.contains(.viewEvents)
      decided.formUnion(
        isOwn ? other.duties.subtracting([.viewEvents]).union([.layout]) : other.duties)
      for case (.result(let function), _) in other.reads where other.callsOwn {
        decided.formUnion(dutiesOfFunction[function] ?? [])
      }
    }
    return decided
  }
}
