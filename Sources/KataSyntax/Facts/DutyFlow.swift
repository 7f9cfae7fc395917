import KataCore

/// Gives every atom its duties: those that its names say, and those of whatever consumes its value.
///
/// A text that is put together is presentation unless it goes to a server, a store or a log. A comparison or a
/// computation is presentation where only what is shown depends on it, and a domain rule otherwise.
struct DutyFlow {
  private var atoms: [AtomDraft]
  private var consumers: [AtomDraft.Place: Set<AtomDraft.Sink>] = [:]

  init(_ atoms: [AtomDraft]) { self.atoms = atoms }

  /// A value passes through this many functions at most on its way to where it is used.
  private static let rounds = 4

  /// The duties by atom.
  mutating func duties() -> [Set<Responsibility>] {
    for index in atoms.indices { atoms[index].duties = atoms[index].named }
    for _ in 0..<Self.rounds {
      gatherConsumers()
      for index in atoms.indices { atoms[index].duties = duties(of: atoms[index], at: index) }
    }
    return atoms.map(\.duties)
  }

  private mutating func gatherConsumers() {
    consumers.removeAll(keepingCapacity: true)
    for atom in atoms {
      for (place, sink) in atom.reads {
        if sink == .unknown {
          consumers[place, default: []].formUnion(atom.duties.map { .duty($0) })
          if atom.writes.isEmpty { continue }
          for next in atom.writes { consumers[place, default: []].formUnion(consumers[next] ?? []) }
        } else {
          consumers[place, default: []].insert(sink)
        }
      }
    }
  }

  private func duties(of atom: AtomDraft, at index: Int) -> Set<Responsibility> {
    var duties = atom.named
    let sinks = atom.writes.union([.local(index)]).reduce(into: Set()) {
      $0.formUnion(consumers[$1] ?? [])
    }
    if atom.kind == .condition {
      duties.formUnion(decision(of: atom))
    } else if atom.buildsText {
      duties.formUnion(Self.text(for: sinks, beside: atom.named))
    } else if atom.decides, atom.named.isSubset(of: Self.silent) {
      duties.formUnion(computation(atom, for: sinks))
    } else if duties.isEmpty, atom.createsValue {
      duties.formUnion(Self.outside(in: sinks))
    }
    if duties.isEmpty, atom.hearsView, atom.callsProgram { duties.insert(.viewEvents) }
    return duties
  }

  /// Duties beside which a computation is still worth telling.
  private static let silent: Set<Responsibility> = [.layout, .viewEvents, .wiring]
  private static let outside: Set<Responsibility> = [.network, .storage, .logging]
  private static let screen: Set<Responsibility> = [.layout, .presentation, .viewEvents]

  private static func outside(in sinks: Set<AtomDraft.Sink>) -> Set<Responsibility> {
    outside.filter { sinks.contains(.duty($0)) }
  }

  private static func text(
    for sinks: Set<AtomDraft.Sink>, beside named: Set<Responsibility>
  ) -> Set<Responsibility> {
    let outside = outside(in: sinks).union(named.intersection(Self.outside))
    let isRead = sinks.contains(.shown) || sinks.contains(.duty(.presentation))
    return outside.isEmpty || isRead ? [.presentation] : outside
  }

  private func computation(
    _ atom: AtomDraft, for sinks: Set<AtomDraft.Sink>
  ) -> Set<Responsibility> {
    if atom.shows { return [.presentation] }
    let isShown = sinks.contains(.shown) || sinks.contains(.duty(.presentation))
    let known = sinks.subtracting([.shown, .unknown])
    let isOnlyShown = known.isSubset(of: [.duty(.presentation), .duty(.layout)])
    return isShown && isOnlyShown ? [.presentation] : [.domain]
  }

  /// What a condition decides: what is shown, or what happens.
  private func decision(of atom: AtomDraft) -> Set<Responsibility> {
    let decided = (atom.controls ?? 0..<0).reduce(into: Set<Responsibility>()) {
      $0.formUnion(atoms[$1].duties)
    }
    let isPresentation = decided.contains(.presentation) && decided.isSubset(of: Self.screen)
    if isPresentation { return [.presentation] }
    guard atom.decides else { return [] }
    return !decided.isEmpty && decided.isSubset(of: Self.screen) ? [.presentation] : [.domain]
  }
}
