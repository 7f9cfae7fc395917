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

  private static let duties: Set<Responsibility> = [
    .network, .storage, .logging, .presentation, .domain, .navigation, .observing,
  ]

  init(_ design: Design) {
    let facts = design.index.facts
    let workload = design.workload
    isLogic = workload.responsibilities.map { !$0.isDisjoint(with: Self.duties) }
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
