import KataCore

/// Tells what an atom does in finer words than its duties', and how plainly it shows that.
struct WorkReading {
  let design: Design

  /// What an atom does of the duties that are asked for, of all that it has with nil.
  func work(of atom: Int, in wanted: [Responsibility]? = nil) -> [DesignFinding.Work] {
    Responsibility.allCases.filter { duty in
      design.workload.responsibilities[atom].contains(duty) && wanted?.contains(duty) != false
    }.map { work(of: atom, as: $0) }
  }

  private func work(of atom: Int, as duty: Responsibility) -> DesignFinding.Work {
    switch duty {
    case .network: .requesting
    case .storage: .storing
    case .logging: .logging
    case .presentation: .wording
    case .domain: rule(design.index.facts.atoms[atom])
    case .layout: .layingOut
    case .navigation: .navigating
    case .viewEvents: .hearing
    case .observing: .observing
    case .wiring: .wiring
    }
  }

  private func rule(_ atom: Atom) -> DesignFinding.Work {
    if atom.uses.contains(where: Self.decodes) { return .decoding }
    if atom.branch != nil || atom.uses.contains(where: { $0.kind == .operation && $0.name == "?:" })
    {
      return .deciding
    }
    let computes = atom.uses.contains { $0.kind == .operation || $0.kind == .call }
    let writes = atom.uses.contains { $0.kind == .write }
    return writes && !computes ? .keeping : .calculating
  }

  private static func decodes(_ use: Use) -> Bool {
    switch use.kind {
    case .cast: return true
    case .call: return use.name == "decode" || use.name == "jsonObject"
    case .make: return use.name.hasSuffix("Decoder")
    case .write: return use.on?.hasSuffix("Decoder") == true
    default: return false
    }
  }

  // MARK: Telling

  /// How much a reader learns from seeing an atom alone: words more than a name, a push more than what is pushed.
  func tells(_ atom: Int, of work: DesignFinding.Work) -> Double {
    let uses = design.index.facts.atoms[atom].uses
    func has(_ kind: Use.Kind) -> Bool { uses.contains { $0.kind == kind } }
    let hasText = uses.contains { $0.kind == .literal && $0.name == "string" }
    switch work {
    case .wording: return has(.interpolation) ? 3.5 : hasText ? 2 : 1
    case .deciding: return has(.operation) ? 2 : has(.call) ? 1.5 : 1
    case .navigating: return uses.contains { Self.ways.holdsName(of: $0) } ? 3 : 1
    case .decoding: return has(.call) || has(.cast) ? 2 : 1
    case .storing: return uses.contains { $0.kind == .call && $0.name.hasPrefix("set") } ? 3 : 2
    case .requesting, .logging, .calculating: return has(.call) || has(.operation) ? 2 : 1
    case .layingOut: return has(.write) ? 2 : 1
    case .keeping, .hearing, .observing, .wiring: return 1
    }
  }

  private static let ways: NameSet = [
    "dismiss", "performSegue", "popViewController", "present", "pushViewController",
    "setViewControllers", "show", "showDetailViewController",
  ]
}
