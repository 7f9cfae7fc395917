import KataCore

/// The lines that decide or compute something, as against those that show, hear or put together.
struct Logic: Sendable {
  /// By atom: whether it counts and holds logic.
  let isLogic: [Bool]
  /// The share of logic in files that need no UIKit, 0 to 1; nil without any.
  ///
  /// A line counts only as far as those who answer for it are free of UIKit too: moving a controller's lines into
  /// a file of free functions does not make the controller's logic free.
  let uikitFreeShare: Double?

  /// The duties that decide or compute.
  static let duties: Duties = [
    .network, .storage, .logging, .presentation, .domain, .observing,
  ]

  /// Says whether a line decides or computes, by its duties.
  ///
  /// What leads to another screen needs one to be tested, and a fixed text in an alert is part of it; who listens
  /// or posts has only said to whom. Logic in these is what chooses or computes.
  private static func isLogic(_ duties: Duties, _ atom: Atom) -> Bool {
    guard !duties.isDisjoint(with: Self.duties) else { return false }
    let isLeading =
      duties.contains(.navigation)
      && duties.isSubset(of: [.navigation, .presentation, .layout, .wiring])
    let isListening = duties.isSubset(of: [.observing, .wiring])
    guard isLeading || isListening else { return true }
    return atom.branch != nil
      || atom.uses.contains { use in
        isLeading && use.computesArgument || use.kind == .operation || use.kind == .interpolation
      }
  }

  /// Whether a line does nothing but call the program's own code with what is there already, which decides
  /// nothing, however often tests come by.
  private static func onlyHandsOn(_ atom: Atom, _ own: Set<String>) -> Bool {
    let calls = atom.uses.filter { $0.kind != .read }
    return calls.contains { $0.kind == .call }
      && calls.allSatisfy { use in
        switch use.kind {
        case .call: own.contains(use.name) && !use.computesArgument
        case .make: !use.computesArgument
        default: false
        }
      }
  }

  init(_ design: Design) {
    let facts = design.index.facts
    let workload = design.workload
    let own = Set(facts.functions.map(\.name))
    isLogic = zip(workload.responsibilities, facts.atoms).map {
      Self.isLogic($0, $1) && !Self.onlyHandsOn($1, own)
    }
    let free = Set(facts.files.filter(\.isUIKitFree).map(\.path))
    let isTypeFree = facts.types.map { $0.files.allSatisfy(free.contains) }
    var isUnitFree = isTypeFree
    for (type, unit) in workload.homes.unit.enumerated() where !isTypeFree[type] {
      isUnitFree[unit] = false
    }
    var total = 0.0
    var share = 0.0
    for (atom, isLogic) in isLogic.enumerated() where isLogic {
      total += 1
      guard free.contains(facts.atoms[atom].location.path) else { continue }
      for owner in workload.owners[atom] where isUnitFree[owner.unit] { share += owner.part }
    }
    uikitFreeShare = total > 0 ? Score.rounded(share / total) : nil
  }
}
